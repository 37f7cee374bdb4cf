import { createHash } from 'node:crypto';
import { wordsOf } from '../../rules/search-words';
import type { CatalogueRows } from '../../store/catalogue';
import type { CatalogueFile, ProductEntry, StoreEntry } from './catalogue-file';

/** What is neither a store nor a product, with how many stores and products each category and brand has. */
export interface CatalogueLists extends Pick<CatalogueFile, 'howToBuy' | 'offerLenderIds' | 'pictures' | 'offers'> {
  readonly categories: readonly Counted<CatalogueFile['categories'][number]>[];
  readonly brands: readonly Counted<CatalogueFile['brands'][number]>[];
  /** Of all. */
  readonly storeCount: number;
  readonly productCount: number;
}
type Counted<Entry> = Entry & { readonly storeCount: number; readonly productCount: number };

/** Two files that say the same have the same version, however they are written. */
const versionOf = (file: CatalogueFile): string =>
  createHash('sha256').update(JSON.stringify(file)).digest('base64url');

/** A file as it is stored: stores and products with the words by which they are found, the rest as one. */
export function catalogueRows(file: CatalogueFile): CatalogueRows {
  const { stores, products, categories, brands, ...others } = file;
  const categoryNames = new Map(categories.map(({ categoryId, name }) => [categoryId, Object.values(name)]));
  const brandNames = new Map(brands.map(({ brandId, name }) => [brandId, name]));
  const storeNames = new Map(stores.map(({ handle, name }) => [handle, name]));
  const lists: CatalogueLists = {
    ...others,
    storeCount: stores.length,
    productCount: products.length,
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
      storeNames.get(handle),
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
      words: storeWords(store),
      content: JSON.stringify(store),
    })),
    products: products.map((product) => ({
      handle: product.handle,
      productId: product.productId,
      categoryId: product.categoryId,
      brandId: product.brandId,
      words: productWords(product),
      content: JSON.stringify(product),
    })),
  };
}
