import { expect, it } from 'vitest';
import type { Route, SitePage } from '../../shared/site/route';
import { routes } from '../../shared/site/routes';
import { siteRows } from '../../shared/site/site-rows';

const { account, notFound } = routes;

/** Places of screens that the specifications name without an address: an address, the content of each such address, or
 *  over any page. Source: S1§2.2 (RTE-074, RTE-075, RTE-097). */
const named: Readonly<Record<string, `/${string}` | 'any page'>> = {
  'Steps to register': '/activation/steps',
  'Storage error': 'any page',
  'Transaction details': '/transaction-history/:txnId',
  'Transaction filter': '/transaction-history/all-transaction-list',
  'User dashboard': '/transaction-history',
  'Request payment': '/ts-payment/init',
  'Offline stores': notFound.path,
  'Customer verification': '/verify-details',
  Activation: '/activation/steps',
  'Brand details': '/brand',
  'Redirection of new customers': notFound.path,
};
const isThere = (path: string): boolean => Object.values<Route>(routes).some((row) => row.path === path);
const shownAt = (place: string): string => {
  if (place === 'any page') return 'any page, as ‘Incompatible browser’ above it';
  return isThere(place) ? code(place) : `${code(notFound.path)} until ${code(place)} is there`;
};

const code = (text: string): string => `\`${text}\``;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const onWhich = { everySite: 'every', organic: 'our own', lenders: 'lenders’' } as const;
const rowOf = ({ path, aliases = [], shows }: Route & { readonly shows: SitePage }): readonly string[] => [
  [path, ...aliases].map(code).join(' '),
  shows.template,
  shows.header.join(' ') || 'none',
  shows.tab ?? 'none',
  shows.isGuarded ? 'logged in' : 'everyone',
  onWhich[shows.on] + (shows.elsewhere ? `, elsewhere ${code(shows.elsewhere)}` : ''),
  shows.isIndexed ? 'yes' : 'no',
  shows.weight,
];

const frameRows = Object.values<Route>(routes).flatMap(({ path, aliases = [], shows }) =>
  typeof shows === 'object' && 'framedBy' in shows && shows.framedBy === 'merchant'
    ? [[[path, ...aliases].map(code).join(' '), shows.page, shows.template]]
    : [],
);

const document = `# Site map

The pages of the shopper’s site, as \`shared/site/routes.ts\` has them. Each stands in English at its address and in Hindi below \`/hi\`. A row that changes is written here by \`npx vitest run test/docs/site-map.test.ts -u\`.

## Pages

Template and parts of the header are those of \`shared/site/template.ts\`, the weight is a budget of \`test/size/budgets.json\`. A guest on a page that needs a login is led to ${code(account.path)} first, on a lender’s site to its own, and back afterwards.

${tableOf(['Address', 'Template', 'Header', 'Tab', 'For', 'Sites', 'Listed', 'Weight'], siteRows.map(rowOf))}

## Frames

The pages that a merchant’s page embeds. The template of \`/payment/init\` is open in the specifications; it is fixed as \`default\`, that of the checkout.

${tableOf(['Address', 'Frame', 'Template'], frameRows)}

## Screens without an address of their own

What the specifications name and do not place.

${tableOf(
  ['Screen', 'Shown at'],
  Object.entries(named).map(([name, place]) => [name, shownAt(place)]),
)}
`;

// @req RTE-017, RTE-074, RTE-075, RTE-097, RTE-098, LAY-011
it('docs/site-map.md has every page of the site and every frame with the values of its row', () =>
  expect(document).toMatchFileSnapshot('../../docs/site-map.md'));
