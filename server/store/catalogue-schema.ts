/** Tables of the catalogue, complete for each stored version. Only SQL reads and writes `tsvector` columns. */
export interface CatalogueTables {
  catalogue_versions: {
    /** SHA-256 of the content, base64url. */
    version: string;
    /** Everything except stores and products, JSON. */
    content: string;
    stored_at_ms: number;
  };
  /** One row: the active version. */
  catalogue_current: { place: 1; version: string };
  catalogue_stores: {
    version: string;
    handle: string;
    /** Position among all, from 0. */
    place: number;
    is_featured: boolean;
    category_ids: string[];
    brand_ids: string[];
    /** Merchant of the store; null = display only. */
    merchant_key: string | null;
    words: unknown;
    /** The store, JSON. */
    content: string;
  };
  catalogue_products: {
    version: string;
    /** Handle of its store. */
    handle: string;
    product_id: string;
    place: number;
    category_id: string;
    brand_id: string | null;
    words: unknown;
    /** The product, JSON. */
    content: string;
  };
  /** All indexed words. */
  catalogue_words: { version: string; word: string; pieces: string[] };
}
