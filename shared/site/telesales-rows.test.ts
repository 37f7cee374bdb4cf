import { expect, it } from 'vitest';
import { siteRows } from './site-rows';
import { telesalesAddresses, verifyDetails } from './telesales-addresses';

const pages = siteRows.filter(({ shows }) => shows.template === 'telesales');
const addresses: readonly string[] = Object.values(telesalesAddresses);
const desk = pages.filter(({ path }) => addresses.includes(path));

// @req RTE-095
it('telesales pages are on the main site only, in its theme. Source: RTE-095', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.sort()).toEqual([...addresses, verifyDetails.path].sort());
  expect(pages.filter(({ shows }) => shows.on !== 'organic' || shows.elsewhere !== undefined)).toEqual([]);
});

it('desk pages require the agent’s session and are not indexed', () => {
  for (const { shows } of desk) expect([shows.isGuarded, shows.isIndexed, shows.header]).toEqual([false, false, []]);
});
