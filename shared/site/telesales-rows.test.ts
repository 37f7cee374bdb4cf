import { expect, it } from 'vitest';
import { siteRows } from './site-rows';
import { telesalesAddresses } from './telesales-addresses';

const desk = siteRows.filter(({ shows }) => shows.template === 'telesales');

it('pages of telesales stand on our own site alone, in its theme and in no lender’s. Source: RTE-095', () => {
  const paths = desk.map(({ path }) => path);
  for (const path of Object.values(telesalesAddresses)) expect(paths).toContain(path);
  expect(desk.filter(({ shows }) => shows.on !== 'organic' || shows.elsewhere !== undefined)).toEqual([]);
});

it('the desk’s are guarded by the agent’s own session and in no search engine', () => {
  for (const { shows } of desk) expect([shows.isGuarded, shows.isIndexed, shows.header]).toEqual([false, false, []]);
});
