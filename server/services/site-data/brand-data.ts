import * as z from 'zod/mini';
import type { PageData } from '../../../shared/site/page-data';
import { wordsOf } from '../../rules/search-words';
import { brandPageOf, brandsOf } from '../catalogue/answers';
import { AskedNamed, AskedText } from './asked';
import { type AskedData, listed, type PageSource, type SiteDataDeps } from './page-source';

const BrandsQuery = z.object({ q: AskedText });

type Brands = PageData['brands']['brands'];
const fromAToZ = (brands: Brands): Brands =>
  [...brands].sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));

/** All brands, or those that match all words as prefixes; from A to Z. */
export async function brandsFor(deps: SiteDataDeps, { query }: AskedData): Promise<PageData['brands']> {
  const { q: searchText } = BrandsQuery.parse(query);
  const wanted = wordsOf(searchText);
  const isWanted = (name: string): boolean => {
    const words = wordsOf(name);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  };
  const { brands } = await brandsOf(deps);
  return { searchText: searchText.trim(), brands: fromAToZ(brands.filter(({ name }) => isWanted(name))) };
}

export const brandPages: PageSource<'brand'> = {
  async find(deps, { query }) {
    const { id, page } = AskedNamed.parse(query);
    return {
      brands: fromAToZ((await brandsOf(deps)).brands),
      chosen: id === null ? null : await brandPageOf(deps, { id, page: String(page) }),
    };
  },
  every: listed(({ lists }) => lists.brands.map(({ brandId }) => ({ id: brandId }))),
};
