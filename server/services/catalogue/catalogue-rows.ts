import { createHash } from 'node:crypto';
import { wordsOf } from '../../rules/search-words';
import type { CatalogueRows } from '../../store/catalogue-versions';
import type { CatalogueFile, ProductEntry, StoreEntry } from './catalogue-file';

/** Everything except stores and products, with the number of stores and products per category and brand. */
export interface CatalogueLists
  extends Pick<CatalogueFile, 'howToBuy' | 'pictures' | 'offers' | 'banners' | 'campaigns'> {
  readonly categories: readonly Counted<CatalogueFile['categories'][number]>[];
  readonly brands: readonly Counted<CatalogueFile['brands'][number]>[];
  readonly storeCount: number;
  readonly productCount: number;
  /** Alphabetical rank of each store, in catalogue order. */
  readonly storeNameRanks: readonly number[];
}
type Counted<Entry> = Entry & { readonly storeCount: number; readonly productCount: number };

/** Version of the stored form; increment it after a change, so that a stored file is stored again. */
const FORM = 2;

/** Equal content has the same version, regardless of revision and format. */
const versionOf = ({ revision: _, ...file }: CatalogueFile): string =>
  createHash('sha256')
    .update(`${FORM} ${JSON.stringify(file)}`)
    .digest('base64url');

/** Filter marks of a store: its no-cost months. */
export const storeMarks = ({ noCostTenures }: StoreEntry): string[] =>
  noCostTenures.length === 0 ? [] : [noCostMark, ...noCostTenures.map(monthsMark)];

/** Filter marks of a product: the months of its card, and whether its store has them at no cost. */
export const productMarks = ({ tenure }: ProductEntry, store: StoreEntry | undefined): string[] => [
  monthsMark(tenure),
  ...(store?.noCostTenures.includes(tenure) ? [noCostMark] : []),
];
export const noCostMark = 'nocost';
export const monthsMark = (months: number): string => `months${months}`;

function ranksOf(names: readonly string[]): number[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sorted = names
    .map((name, place) => ({ name, place }))
    .sort((a, b) => compare(a.name, b.name) || a.place - b.place);
  const ranks = names.map(() => 0);
  for (const [rank, { place }] of sorted.entries()) ranks[place] = rank;
  return ranks;
}

/** Storage form of a file: stores and products with their index terms, the rest as one value. */
export function catalogueRows(file: CatalogueFile): CatalogueRows {
  const { revision: _, stores, products, categories, brands, ...others } = file;
  const categoryNames = new Map(categories.map(({ categoryId, name }) => [categoryId, Object.values(name)]));
  const brandNames = new Map(brands.map(({ brandId, name }) => [brandId, name]));
  const storeOf = new Map(stores.map((store) => [store.handle, store]));
  const lists: CatalogueLists = {
    ...others,
    storeCount: stores.length,
    productCount: products.length,
    storeNameRanks: ranksOf(stores.map(({ name }) => name)),
    categories: categories.map((category) => ({
      ...category,
      storeCount: stores.filter(({ categoryIds }) => categoryIds.includes(category.categoryId)).length,
      productCount: products.filter(({ categoryId }) => categoryId === category.categoryId).length,
    })),
    brands: brands.map((brand) => ({
      ...brand,
      storeCount: stores.filter(({ brandIds }) => brandIds.includes(brand.brandId)).length,
      productCount: products.filter(({ brandId }) => brandId === brand.brandId).length,
    })),
  };
  const wordsOfAll = (texts: readonly (string | undefined)[]): string[] => wordsOf(texts.join(' '));
  const storeWords = ({ name, categoryIds, brandIds }: StoreEntry): string[] =>
    wordsOfAll([
      name,
      ...categoryIds.flatMap((id) => categoryNames.get(id) ?? []),
      ...brandIds.map((id) => brandNames.get(id)),
    ]);
  const productWords = ({ name, handle, categoryId, brandId }: ProductEntry): string[] =>
    wordsOfAll([
      name,
      storeOf.get(handle)?.name,
      ...(categoryNames.get(categoryId) ?? []),
      brandId === null ? undefined : brandNames.get(brandId),
    ]);
  return {
    version: versionOf(file),
    content: JSON.stringify(lists),
    stores: stores.map((store) => ({
      handle: store.handle,
      isFeatured: store.isFeatured,
      categoryIds: store.categoryIds,
      brandIds: store.brandIds,
      merchantKey: store.merchantKey,
      words: storeWords(store),
      marks: storeMarks(store),
      content: JSON.stringify(store),
    })),
    products: products.map((product) => ({
      handle: product.handle,
      productId: product.productId,
      categoryId: product.categoryId,
      brandId: product.brandId,
      words: productWords(product),
      marks: productMarks(product, storeOf.get(product.handle)),
      content: JSON.stringify(product),
    })),
  };
}
