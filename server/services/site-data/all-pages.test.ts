import { expect, it } from 'vitest';
import { siteRows } from '../../../shared/site/site-rows';
import { pieceOfPages } from './all-pages';
import type { SiteDataDeps } from './page-source';

const lists = { categories: [], brands: [] };
// SAFETY: these rows use nothing else.
const deps = { catalogue: { current: async () => ({ version: 'v', lists }) } } as unknown as SiteDataDeps;
const plain = siteRows.filter(({ path, shows }) => shows.asks === undefined && !path.includes(':'));

it('all pages of the rows are counted, and any slice of them is that part of the whole', async () => {
  const { count, paths: whole } = await pieceOfPages(deps, plain, { limit: 1_000, offset: 0 });
  expect([count, whole]).toEqual([plain.length, plain.map(({ path }) => path)]);
  for (let offset = 0; offset <= plain.length; offset += 3) {
    const { count: same, paths } = await pieceOfPages(deps, plain, { limit: 3, offset });
    expect([same, paths]).toEqual([count, whole.slice(offset, offset + 3)]);
  }
});
