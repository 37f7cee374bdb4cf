import { categoriesOf, categoryPageOf } from '../catalogue/answers';
import { merchantsFor } from '../catalogue/search';
import { AskedNamed } from './asked';
import { listed, type PageSource } from './page-source';

/** All categories, and the content of one; without one the content of all. */
export const categoryPages: PageSource<'category'> = {
  async find(deps, { query }) {
    const { id, page } = AskedNamed.parse(query);
    const { categories } = await categoriesOf(deps);
    if (id === null) return { categories, chosen: null, found: await merchantsFor(deps, { page }) };
    const found = await categoryPageOf(deps, { id, page: String(page) });
    return { categories, chosen: found.category, found };
  },
  every: listed(({ lists }) => [{}, ...lists.categories.map(({ categoryId }) => ({ id: categoryId }))]),
};

export const allCategories: PageSource<'category-all'> = { find: categoriesOf };
