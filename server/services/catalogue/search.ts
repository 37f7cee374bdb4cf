import type * as api from '../../../shared/api/catalogue';
import { plans as allPlans } from '../../../shared/api/catalogue';
import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { type Tenure, tenures } from '../../../shared/lenders';
import type { Clock } from '../../platform/clock';
import { searchWords } from '../../rules/search-words';
import { countStores, countStoresBy, type Wanted } from '../../store/catalogue';
import { filtersOf } from './filters';
import { type CatalogueDeps, featured, found, fuzzyTerms } from './find';

interface Deps extends CatalogueDeps {
  readonly clock: Clock;
}
type Asked = RequestOf<typeof api.merchantList>;
type Answer = ResponseOf<typeof api.merchantList>;

interface Words {
  readonly words: readonly string[];
  readonly hasAllWords: boolean;
}

/** Answers `POST app/merchants`. */
export const merchantsFor = async (deps: Deps, asked: Asked): Promise<Answer> => (await lookedFor(deps, asked)).answer;

async function lookedFor(
  deps: Deps,
  { page = 1, categoryIds = [], brandIds = [], searchText = '', sort, ...by }: Asked,
): Promise<{ readonly answer: Answer; readonly by: Words }> {
  const known = await deps.catalogue.current();
  const words = searchWords(searchText);
  const filters = filtersOf(deps, known, by);
  const find = async (lookedBy: Words) => {
    const wanted = { ...lookedBy, categoryIds, brandIds, filters };
    return {
      ...(await found(deps, known, wanted, page, sort)),
      featuredMerchants: await featured(deps, known, wanted),
    };
  };
  const byAll = { words, hasAllWords: true };
  const asked = await find(byAll);
  const isFound = ({ merchantCount, productCount }: typeof asked): boolean => merchantCount + productCount > 0;
  // Punctuation alone has no words, and finds nothing.
  if (words.length === 0)
    return { answer: { ...(searchText.trim() === '' ? asked : nothing(asked)), searchedFor: null }, by: byAll };
  if (isFound(asked)) return { answer: { ...asked, searchedFor: null }, by: byAll };
  const nearest = await fuzzyTerms(deps, known, words);
  for (const hasAllWords of [true, false]) {
    if (nearest.length === 0) break;
    const instead = await find({ words: nearest, hasAllWords });
    if (isFound(instead))
      return { answer: { ...instead, searchedFor: nearest.join(' ') }, by: { words: nearest, hasAllWords } };
  }
  return { answer: { ...asked, searchedFor: null }, by: byAll };
}

const nothing = (answer: Omit<Answer, 'searchedFor'>): Omit<Answer, 'searchedFor'> => ({
  ...answer,
  hasMore: false,
  merchantCount: 0,
  allMerchants: [],
  featuredMerchants: [],
  productCount: 0,
  products: [],
});

/** Number of merchants that each filter alone would leave; categories and brands without any are left out, by id. */
export interface FilterCounts {
  readonly categories: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
  readonly plans: ReadonlyMap<(typeof allPlans)[number], number>;
  readonly months: ReadonlyMap<Tenure, number>;
}

/** Result of `merchantsFor`, with the counts of each filter. */
export async function searchedMerchants(
  deps: Deps,
  asked: Asked,
): Promise<{ readonly answer: Answer; readonly counts: FilterCounts }> {
  const { answer, by } = await lookedFor(deps, asked);
  const known = await deps.catalogue.current();
  const wanted: Wanted = { ...by, categoryIds: [], brandIds: [] };
  const isNothing = by.words.length === 0 && (asked.searchText ?? '').trim() !== '';
  const count = async (filter: Pick<Asked, 'plans' | 'months'>): Promise<number> =>
    isNothing ? 0 : countStores(deps.db, known.version, { ...wanted, filters: filtersOf(deps, known, filter) });
  const countBy = async (kind: 'category' | 'brand'): Promise<ReadonlyMap<string, number>> =>
    isNothing ? new Map() : countStoresBy(deps.db, known.version, wanted, kind);
  return {
    answer,
    counts: {
      categories: await countBy('category'),
      brands: await countBy('brand'),
      plans: await counted(allPlans, (plan) => count({ plans: [plan] })),
      months: await counted(tenures, (each) => count({ months: [each] })),
    },
  };
}

async function counted<Key>(
  keys: readonly Key[],
  count: (key: Key) => Promise<number>,
): Promise<ReadonlyMap<Key, number>> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, await count(key));
  return counts;
}
