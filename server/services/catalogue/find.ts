import type { merchantList, ProductCard } from '../../../shared/api/catalogue';
import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { mistakesAllowed, mistakesBetween, piecesOf } from '../../rules/search-words';
import {
  type Extent,
  extentOfProducts,
  extentOfStores,
  findProducts,
  findStores,
  type Piece,
  placesOfStores,
  storesAt,
  storesByHandle,
  type Wanted,
  wordsKnown,
  wordsLike,
} from '../../store/catalogue';
import type { MerchantCache } from '../../store/merchant-cache';
import type { Db } from '../../store/schema';
import { lendersAt, merchantCard, productCard } from './cards';
import type { CatalogueCache, CatalogueVersion } from './catalogue-cache';
import type { ProductEntry, StoreEntry } from './catalogue-file';
import { orNotFound } from './or-not-found';

export interface CatalogueDeps {
  readonly db: Db;
  readonly merchants: Pick<MerchantCache, 'find' | 'isLending'>;
  readonly catalogue: Pick<CatalogueCache, 'current'>;
}

export const MERCHANTS_A_PAGE = 20;
export const PRODUCTS_A_PAGE = 24;
const FEATURED_AT_MOST = 20;
/** Candidates for an unknown word. */
const WORDS_LIKE_IT = 50;

// SAFETY (both): `catalogueRows` wrote content that passed the file's schema.
export const storeIn = (content: string): StoreEntry => JSON.parse(content) as StoreEntry;
export const productIn = (content: string): ProductEntry => JSON.parse(content) as ProductEntry;

/** A store with its version. Refuses an unknown one with 404. */
export async function storeOf(
  { db, catalogue }: Pick<CatalogueDeps, 'db' | 'catalogue'>,
  handle: string,
): Promise<{ known: CatalogueVersion; store: StoreEntry }> {
  const known = await catalogue.current();
  const [content] = await storesByHandle(db, known.version, [handle]);
  return { known, store: storeIn(orNotFound(content)) };
}

type Found = Omit<ResponseOf<typeof merchantList>, 'featuredMerchants' | 'searchedFor'>;
type Sorting = NonNullable<RequestOf<typeof merchantList>['sort']>;

/** A page of matching merchants and products; merchants in the order of `sort`. */
export async function found(
  deps: CatalogueDeps,
  known: CatalogueVersion,
  wanted: Wanted,
  page: number,
  sort: Sorting = 'popular',
): Promise<Found> {
  const { db } = deps;
  const { version, lists } = known;
  const [merchants, shown] =
    extentsKnown(known, wanted) ??
    (await known.extents.find(
      JSON.stringify(wanted),
      async () => [await extentOfStores(db, version, wanted), await extentOfProducts(db, version, wanted)] as const,
    ));
  const [merchantsFrom, productsFrom] = [(page - 1) * MERCHANTS_A_PAGE, (page - 1) * PRODUCTS_A_PAGE];
  const stores =
    merchantsFrom < merchants.count
      ? await storesBy[sort](db, known, wanted, {
          limit: MERCHANTS_A_PAGE,
          offset: merchantsFrom,
          of: { wanted: merchants, all: lists.storeCount },
        })
      : [];
  const products =
    productsFrom < shown.count
      ? await findProducts(db, version, wanted, {
          limit: PRODUCTS_A_PAGE,
          offset: productsFrom,
          of: { wanted: shown, all: lists.productCount },
        })
      : [];
  return {
    page,
    hasMore: merchantsFrom + MERCHANTS_A_PAGE < merchants.count || productsFrom + PRODUCTS_A_PAGE < shown.count,
    merchantCount: merchants.count,
    allMerchants: stores.map((content) => merchantCard(storeIn(content), lists, deps.merchants)),
    productCount: shown.count,
    products: await productCards(deps, known, products.map(productIn)),
  };
}

type FindStores = (db: Db, known: CatalogueVersion, wanted: Wanted, piece: Piece) => Promise<string[]>;

/** Queries of merchants by order. Alphabetical order is calculated here: the ranks are known, and no index has them. */
const storesBy: Readonly<Record<Sorting, FindStores>> = {
  popular: (db, { version }, wanted, piece) => findStores(db, version, wanted, piece),
  async name(db, { version, lists }, wanted, { limit, offset }) {
    const rankOf = (place: number): number => lists.storeNameRanks[place] ?? place;
    const places = await placesOfStores(db, version, wanted);
    const sorted = places.sort((one, other) => rankOf(one) - rankOf(other));
    return storesAt(db, version, sorted.slice(offset, offset + limit));
  },
};

export async function featured(
  { db, merchants }: CatalogueDeps,
  { version, lists }: CatalogueVersion,
  wanted: Wanted,
): Promise<ResponseOf<typeof merchantList>['featuredMerchants']> {
  const stores = await findStores(db, version, { ...wanted, isFeatured: true }, { limit: FEATURED_AT_MOST, offset: 0 });
  return stores.map((content) => merchantCard(storeIn(content), lists, merchants));
}

/** Counts that were stored with the version; null for any other criteria. */
function extentsKnown({ lists }: CatalogueVersion, wanted: Wanted): readonly [Extent, Extent] | null {
  const { words, categoryIds, brandIds, filters = [] } = wanted;
  if (words.length > 0 || categoryIds.length + brandIds.length > 1 || filters.length > 0) return null;
  const [categoryId] = categoryIds;
  const [brandId] = brandIds;
  const one =
    categoryId !== undefined
      ? lists.categories.find((each) => each.categoryId === categoryId)
      : brandId !== undefined
        ? lists.brands.find((each) => each.brandId === brandId)
        : lists;
  return [
    { count: one?.storeCount ?? 0, first: null },
    { count: one?.productCount ?? 0, first: null },
  ];
}

export async function productCards(
  { db, merchants }: CatalogueDeps,
  { version, lists }: CatalogueVersion,
  products: readonly ProductEntry[],
): Promise<ProductCard[]> {
  const handles = [...new Set(products.map(({ handle }) => handle))];
  const stores = (await storesByHandle(db, version, handles)).map(storeIn);
  const at = new Map(
    await Promise.all(
      stores.map(async (store) => [store.handle, { store, lenders: await lendersAt(merchants, store) }] as const),
    ),
  );
  return products.flatMap((product) => {
    const there = at.get(product.handle);
    return there ? [productCard(product, there.store, there.lenders, lists)] : [];
  });
}

/** Replaces each unknown term by the known one with the fewest mistakes, or drops it. */
export async function fuzzyTerms(
  { db }: CatalogueDeps,
  { version }: CatalogueVersion,
  words: readonly string[],
): Promise<string[]> {
  const known = await wordsKnown(db, version, words);
  const nearest: string[] = [];
  for (const word of words) {
    if (known.includes(word)) {
      nearest.push(word);
      continue;
    }
    const alike = await wordsLike(db, version, piecesOf(word), WORDS_LIKE_IT);
    const rated = alike.map((candidate) => ({ candidate, mistakes: mistakesAtBeginning(word, candidate) }));
    const [best] = rated.sort((a, b) => a.mistakes - b.mistakes);
    if (best && best.mistakes === 0) nearest.push(word);
    else if (best && best.mistakes <= mistakesAllowed(word)) nearest.push(best.candidate);
  }
  return nearest;
}

/** A word may be typed partially, and its prefix may be a letter longer or shorter because of the mistake. */
function mistakesAtBeginning(word: string, candidate: string): number {
  const letters = [...candidate];
  const { length } = [...word];
  const beginnings = [length - 1, length, length + 1].map((end) => letters.slice(0, end).join(''));
  return Math.min(...beginnings.map((beginning) => mistakesBetween(word, beginning)));
}
