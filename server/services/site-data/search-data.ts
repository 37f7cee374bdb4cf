import type { PageData } from '../../../shared/site/page-data';
import { brandsOf, categoriesOf } from '../catalogue/answers';
import { searchedMerchants } from '../catalogue/search';
import { AskedSearch } from './asked';
import type { AskedData, PageSource, SiteDataDeps } from './page-source';

export const searchPages: PageSource<'search'> = {
  find: searched,
  without: { status: 503, data: ({ query }) => ({ asked: AskedSearch.parse(query), found: null }) },
};

async function searched(deps: SiteDataDeps, { query }: AskedData): Promise<PageData['search']> {
  const asked = AskedSearch.parse(query);
  const { q: searchText, plan, page, ...by } = asked;
  const { answer, counts } = await searchedMerchants(deps, { ...by, searchText, plans: plan, page });
  return {
    asked,
    found: {
      answer,
      filters: {
        categories: (await categoriesOf(deps)).categories.map(({ categoryId, name }) => ({
          id: categoryId,
          name,
          merchantCount: counts.categories.get(categoryId) ?? 0,
        })),
        brands: (await brandsOf(deps)).brands.map(({ brandId, name }) => ({
          id: brandId,
          name,
          merchantCount: counts.brands.get(brandId) ?? 0,
        })),
        plans: pairs(counts.plans),
        months: pairs(counts.months),
      },
    },
  };
}

const pairs = <Id>(counts: ReadonlyMap<Id, number>) =>
  [...counts].map(([id, merchantCount]) => ({ id, merchantCount }));
