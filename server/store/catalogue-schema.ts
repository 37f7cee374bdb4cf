/** Tables of the catalogue: of each version that was stored, all of it. A `tsvector` is written and asked by SQL alone. */
export interface CatalogueTables {
  catalogue_versions: {
    /** SHA-256 of what it says, base64url. */
    version: string;
    /** All that is neither a store nor a product, JSON. */
    content: string;
    stored_at_ms: number;
  };
  /** One row: the version that counts. */
  catalogue_current: { place: 1; version: string };
  catalogue_stores: {
    version: string;
    handle: string;
    /** Where it stands among all, from 0. */
    place: number;
    is_featured: boolean;
    category_ids: string[];
    brand_ids: string[];
    /** The merchant that it is; null = it is only shown. */
    merchant_key: string | null;
    words: unknown;
    /** The store, JSON. */
    content: string;
  };
  catalogue_products: {
    version: string;
    /** Of its store. */
    handle: string;
    product_id: string;
    place: number;
    category_id: string;
    brand_id: string | null;
    words: unknown;
    /** The product, JSON. */
    content: string;
  };
  /** Every word by which something is found. */
  catalogue_words: { version: string; word: string; pieces: string[] };
}
