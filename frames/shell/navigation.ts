import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { accountRow } from '../../shared/site/account-row';
import { askedAt, pathIn } from '../../shared/site/address';
import { blogUrl } from '../../shared/site/blog-url';
import { disputeContact } from '../../shared/site/dispute-rows';
import { dashboard } from '../../shared/site/history-rows';
import { offersPage } from '../../shared/site/offer-rows';
import type { ParamsOf } from '../../shared/site/params-of';
import { queryText } from '../../shared/site/query-text';
import type { Drawn } from '../../shared/site/renderer';
import { href, type Route } from '../../shared/site/route';
import {
  aboutUs,
  allCategories,
  brands,
  category,
  emiCalculator,
  faq,
  kfsCheck,
  search,
  shopRedirect,
  terms,
} from '../../shared/site/routes';
import type { Site } from '../../shared/site/site';
import { FILTER } from '../platform/filter/filter-ids';
import { chromeMessages } from './chrome/messages';

export interface PageLink {
  readonly href: string;
  readonly text: string;
  /** The text is the name of a shop or lender and not translated. */
  readonly isName?: boolean;
}

/** Address of a page in a locale. */
export const addressOf = (locale: Locale, row: Pick<Route, 'path'>, query: Readonly<Record<string, string>> = {}) =>
  pathIn(locale, href<'/'>({ path: row.path as '/' }, {}, query));

/** Address of one page of a row with a parameter. */
export const addressAt = <Path extends Route['path']>(
  locale: Locale,
  row: { readonly path: Path },
  named: Readonly<Record<ParamsOf<Path>, string>>,
): string => pathIn(locale, href(row, named));

/** Address of the same page in another locale. A search keeps its query, a list of the catalogue its page number. */
export function askedIn(locale: Locale, { row, path, query = {} }: Pick<Drawn, 'row' | 'path' | 'query'>): string {
  return askedAt(locale, path, queryText(query, row.asks ?? []));
}

/** Filter of a page: its own on the search page, else that of its category or brand. */
export function filterAddress(locale: Locale, { row, query = {} }: Pick<Drawn, 'row' | 'query'>): string {
  if (row.site === 'search' || row.site === 'transactions') return `#${FILTER}`;
  const { id } = query;
  const asked = row.site === 'category' && typeof id === 'string' ? { categoryIds: id } : {};
  return `${addressOf(locale, search, asked)}#${FILTER}`;
}

/** Our redirect to a shop or its product. The server resolves the address and adds the campaign. */
export const shopAddress = (locale: Locale, handle: string, productId?: string): string =>
  addressOf(locale, shopRedirect, { to: handle, ...(productId !== undefined && { product: productId }) });

/** Login page of a site. */
export const accountAddress = (locale: Locale, site: Site): string => addressOf(locale, accountRow(site));

/** Links of the menu; `path` is the current page. Source: S1§2.3. */
export const menuLinks = (locale: Locale, path: string): readonly (PageLink & { readonly isHere: boolean })[] =>
  [
    { row: category, text: messagesIn(locale, chromeMessages).nav.shop },
    { row: offersPage, text: messagesIn(locale, chromeMessages).nav.offers },
    { row: emiCalculator, text: messagesIn(locale, chromeMessages).nav.calculator },
    { row: dashboard, text: messagesIn(locale, chromeMessages).nav.dashboard },
    { row: aboutUs, text: messagesIn(locale, chromeMessages).footer.links.about },
  ].map(({ row, text }) => ({
    href: addressOf(locale, row),
    text,
    isHere: row.path === path,
  }));

interface Group {
  readonly title: string;
  readonly links: readonly PageLink[];
}

/** Source: S1§9. */
export function footerGroups(locale: Locale): readonly Group[] {
  const { company, help, shop, links } = messagesIn(locale, chromeMessages).footer;
  return [
    {
      title: company,
      links: [
        { href: addressOf(locale, aboutUs), text: links.about },
        ...(blogUrl === null ? [] : [{ href: blogUrl, text: links.blog }]),
        { href: addressOf(locale, terms), text: links.terms },
      ],
    },
    {
      title: shop,
      links: [
        { href: addressOf(locale, allCategories), text: links.categories },
        { href: addressOf(locale, brands), text: links.brands },
        { href: addressOf(locale, offersPage), text: links.offers },
        { href: addressOf(locale, emiCalculator), text: messagesIn(locale, chromeMessages).nav.calculator },
      ],
    },
    {
      title: help,
      links: [
        { href: addressOf(locale, faq), text: links.faq },
        { href: addressOf(locale, disputeContact), text: links.contact },
        { href: addressOf(locale, kfsCheck), text: links.kfsCheck },
      ],
    },
  ];
}
