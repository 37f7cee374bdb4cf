import { type Kysely, sql } from 'kysely';

/**
 * Search data of the shopper's site: stores and products per catalogue version, with their index terms. Words are
 * compared without dictionaries, so both databases give the same results; an unknown word is matched by trigrams. One
 * row names the active version. A version is written once, without pending index entries, which the planner would have
 * to consider.
 */
const statements = [
  `create table catalogue_versions (
    version text primary key,
    content text not null,
    stored_at_ms bigint not null
  )`,
  `create table catalogue_current (
    place int primary key check (place = 1),
    version text not null references catalogue_versions
  )`,
  `create table catalogue_stores (
    version text not null references catalogue_versions on delete cascade,
    handle text not null,
    place int not null,
    is_featured boolean not null,
    category_ids text[] not null,
    brand_ids text[] not null,
    words tsvector not null,
    content text not null,
    primary key (version, handle)
  )`,
  `create index catalogue_stores_in_order on catalogue_stores (version, place)`,
  `create index catalogue_stores_featured on catalogue_stores (version, place) where is_featured`,
  `create index catalogue_stores_by_words on catalogue_stores using gin (words) with (fastupdate = off)`,
  `create index catalogue_stores_by_category on catalogue_stores using gin (category_ids) with (fastupdate = off)`,
  `create index catalogue_stores_by_brand on catalogue_stores using gin (brand_ids) with (fastupdate = off)`,
  `create table catalogue_products (
    version text not null,
    handle text not null,
    product_id text not null,
    place int not null,
    category_id text not null,
    brand_id text,
    words tsvector not null,
    content text not null,
    primary key (version, handle, product_id),
    foreign key (version, handle) references catalogue_stores on delete cascade
  )`,
  `create index catalogue_products_in_order on catalogue_products (version, place)`,
  `create index catalogue_products_by_words on catalogue_products using gin (words) with (fastupdate = off)`,
  `create index catalogue_products_by_category on catalogue_products (version, category_id, place)`,
  `create index catalogue_products_by_brand on catalogue_products (version, brand_id, place)`,
  `create index catalogue_products_of_store on catalogue_products (version, handle, place)`,
  `create table catalogue_words (
    version text not null references catalogue_versions on delete cascade,
    word text not null,
    pieces text[] not null,
    primary key (version, word)
  )`,
  `create index catalogue_words_by_piece on catalogue_words using gin (pieces) with (fastupdate = off)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
