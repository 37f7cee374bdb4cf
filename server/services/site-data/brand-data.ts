import * as z from 'zod/mini';
import type { PageData } from '../../../shared/site/page-data';
import { wordsOf } from '../../rules/search-words';
import { brandsOf } from '../catalogue/answers';
import { AskedText } from './asked';
import type { AskedData, SiteDataDeps } from './page-source';

const BrandsQuery = z.object({ q: AskedText });

/** All brands, or those whose name has all the words that are looked for, as beginnings; from A to Z. */
export async function brandsFor(deps: SiteDataDeps, { query }: AskedData): Promise<PageData['brands']> {
  const { q: searchText } = BrandsQuery.parse(query);
  const wanted = wordsOf(searchText);
  const isWanted = (name: string): boolean => {
    const words = wordsOf(name);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  };
  const { brands } = await brandsOf(deps);
  return {
    searchText: searchText.trim(),
    brands: brands.filter(({ name }) => isWanted(name)).sort((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}
