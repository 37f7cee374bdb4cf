import { type RawBuilder, sql } from 'kysely';
import { markWord } from '../rules/search-words';
import type { Db } from './schema';

/** Search criteria. Each word is a prefix; one id per list suffices. An empty list does not restrict. */
export interface Wanted {
  readonly words: readonly string[];
  /** False: one of the words suffices. */
  readonly hasAllWords?: boolean;
  readonly categoryIds: readonly string[];
  readonly brandIds: readonly string[];
  /** One match per list suffices: a mark, or a store with one of the handles. */
  readonly filters?: readonly Filter[];
  readonly isFeatured?: true;
}
export interface Filter {
  readonly marks: readonly string[];
  readonly handles?: readonly string[];
}
export interface Piece {
  readonly limit: number;
  readonly offset: number;
  /** Matching rows and the number of all rows, if known. */
  readonly of?: { readonly wanted: Extent; readonly all: number };
}
export interface Extent {
  readonly count: number;
  /** Positions of the first matches, in order; null: not queried. */
  readonly first: readonly number[] | null;
}

/** Up to this many rows, reading the first positions while counting is cheap. If there are more, they are among the
 *  first rows of all, except in a catalogue of many millions. */
const COUNTED_WITH_PLACES = 20_000;
const MAX_PLACES = 240;

/** Sorting this many is faster than a scan in order. */
const FEW = 2_000;
/** Up to this many rows, a first look for the page is cheap. */
const LOOKED_AT_FIRST = 5_000;
/** Matches are clustered rather than evenly distributed: the scan covers this multiple of the expected range. */
const STAND_UNEVENLY = 4;

type Table = 'catalogue_stores' | 'catalogue_products';

/**
 * A page of the matching rows, each JSON, in catalogue order: by their positions if known. Otherwise few matches are
 * sorted. For many, the first rows contain the page if enough rows match; else their positions are sorted, which is
 * cheaper than rows, or all are scanned, as the planner decides.
 */
async function pieceOf(
  db: Db,
  table: Table,
  version: string,
  wanted: Condition,
  { limit, offset, of }: Piece,
): Promise<string[]> {
  const whole = sql.table(table);
  const inVersion = sql`version = ${version}`;
  const piece = sql`limit ${limit} offset ${offset}`;
  if (of === undefined) return contents(db, sql`${whole} where ${wanted} order by place ${piece}`);
  const { count, first } = of.wanted;
  const end = Math.min(offset + limit, count);
  if (end <= offset) return [];
  if (first !== null && first.length >= end) {
    const places = sql.join(first.slice(offset, end));
    return contents(db, sql`${whole} where ${inVersion} and place in (${places}) order by place`);
  }
  // The planner's estimate for a word prefix is wrong by thousands; an expression prevents the use of the index order.
  if (count <= FEW) return contents(db, sql`${whole} where ${wanted} order by place + 0 ${piece}`);
  const lookedAt = Math.ceil((STAND_UNEVENLY * end * of.all) / count);
  if (lookedAt <= LOOKED_AT_FIRST) {
    const among = sql`(select * from ${whole} where ${inVersion} order by place limit ${lookedAt}) as among`;
    const found = await contents(db, sql`${among} where ${wanted} order by place ${piece}`);
    if (found.length === limit) return found;
  }
  const places = sql`(select place from ${whole} where ${wanted} order by place ${piece})`;
  return contents(db, sql`${whole} where ${inVersion} and place in ${places} order by place`);
}

async function extentOf(db: Db, table: Table, wanted: Condition): Promise<Extent> {
  const counted = sql`(select place from ${sql.table(table)} where ${wanted} limit ${COUNTED_WITH_PLACES + 1}) as counted`;
  const { rows } = await sql<{ count: number; first: number[] | null }>`select count(*)::int as count,
    (array_agg(place order by place))[1:${sql.lit(MAX_PLACES)}] as first from ${counted}`.execute(db);
  const [{ count, first } = { count: 0, first: null }] = rows;
  if (count <= COUNTED_WITH_PLACES) return { count, first: first ?? [] };
  return { count: await countOf(db, table, wanted), first: null };
}

async function countOf(db: Db, table: Table, wanted: Condition): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where ${wanted}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function contents(db: Db, from: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`select content from ${from}`.execute(db);
  return rows.map(({ content }) => content);
}

export const findStores = (db: Db, version: string, wanted: Wanted, piece: Piece): Promise<string[]> =>
  pieceOf(db, 'catalogue_stores', version, storesWanted(version, wanted), piece);

export async function placesOfStores(db: Db, version: string, wanted: Wanted): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`select place from catalogue_stores
    where ${storesWanted(version, wanted)}`.execute(db);
  return rows.map(({ place }) => place);
}

export async function storesAt(db: Db, version: string, places: readonly number[]): Promise<string[]> {
  if (places.length === 0) return [];
  const rows = await db
    .selectFrom('catalogue_stores')
    .select(['place', 'content'])
    .where('version', '=', version)
    .where('place', 'in', [...places])
    .execute();
  const byPlace = new Map(rows.map(({ place, content }) => [place, content]));
  return places.flatMap((place) => byPlace.get(place) ?? []);
}

export const countStores = (db: Db, version: string, wanted: Wanted): Promise<number> =>
  countOf(db, 'catalogue_stores', storesWanted(version, wanted));

export const extentOfStores = (db: Db, version: string, wanted: Wanted): Promise<Extent> =>
  extentOf(db, 'catalogue_stores', storesWanted(version, wanted));

/** Number of matching stores per category or brand; empty ones are left out. */
export async function countStoresBy(
  db: Db,
  version: string,
  wanted: Wanted,
  by: 'category' | 'brand',
): Promise<ReadonlyMap<string, number>> {
  const ids = sql.ref(by === 'category' ? 'category_ids' : 'brand_ids');
  const { rows } = await sql<{ id: string; count: number }>`select id, count(*)::int as count
    from catalogue_stores, unnest(${ids}) as id where ${storesWanted(version, wanted)} group by id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export const findProducts = (
  db: Db,
  version: string,
  wanted: Wanted & { readonly handle?: string },
  piece: Piece,
): Promise<string[]> => pieceOf(db, 'catalogue_products', version, productsWanted(version, wanted), piece);

export const countProducts = (
  db: Db,
  version: string,
  wanted: Wanted & { readonly handle?: string },
): Promise<number> => countOf(db, 'catalogue_products', productsWanted(version, wanted));

export const extentOfProducts = (db: Db, version: string, wanted: Wanted): Promise<Extent> =>
  extentOf(db, 'catalogue_products', productsWanted(version, wanted));

/** Stores by handle, unordered; missing ones are left out. */
export async function storesByHandle(db: Db, version: string, handles: readonly string[]): Promise<string[]> {
  if (handles.length === 0) return [];
  const rows = await db
    .selectFrom('catalogue_stores')
    .select('content')
    .where('version', '=', version)
    .where('handle', 'in', [...handles])
    .execute();
  return rows.map(({ content }) => content);
}

export async function handleOfMerchant(db: Db, version: string, merchantKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('catalogue_stores')
    .select('handle')
    .where('merchant_key', '=', merchantKey)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.handle ?? null;
}

export async function productOf(db: Db, version: string, handle: string, productId: string): Promise<string | null> {
  const row = await db
    .selectFrom('catalogue_products')
    .select('content')
    .where('version', '=', version)
    .where('handle', '=', handle)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.content ?? null;
}

export async function productsNamed(
  db: Db,
  version: string,
  named: readonly { readonly handle: string; readonly productId: string }[],
): Promise<string[]> {
  if (named.length === 0) return [];
  const rows = await db
    .selectFrom('catalogue_products')
    .select('content')
    .where('version', '=', version)
    .where('handle', 'in', [...new Set(named.map(({ handle }) => handle))])
    .where('product_id', 'in', [...new Set(named.map(({ productId }) => productId))])
    .execute();
  return rows.map(({ content }) => content);
}

type Listed = Pick<Piece, 'limit' | 'offset'>;

export async function pageOfStores(db: Db, version: string, { limit, offset }: Listed): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogue_stores')
    .select('handle')
    .where('version', '=', version)
    .orderBy('place')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ handle }) => handle);
}

/** A page of all products with their stores, in catalogue order. */
export async function pageOfProducts(
  db: Db,
  version: string,
  { limit, offset }: Listed,
): Promise<{ readonly handle: string; readonly productId: string }[]> {
  const rows = await db
    .selectFrom('catalogue_products')
    .select(['handle', 'product_id'])
    .where('version', '=', version)
    .orderBy('place')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ handle, product_id }) => ({ handle, productId: product_id }));
}

/** Up to `limit` words that share the most trigrams with a word. Looking up each trigram and counting the words is
 *  twice as fast as comparing the trigrams of each word. */
export async function wordsLike(db: Db, version: string, pieces: readonly string[], limit: number): Promise<string[]> {
  const having = sql.join(
    pieces.map(
      (piece) => sql`select word from catalogue_words where version = ${version} and pieces @> ${listOf([piece])}`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<{ word: string }>`select word from (${having}) as had
    group by word order by count(*) desc, word limit ${limit}`.execute(db);
  return rows.map(({ word }) => word);
}

export async function wordsKnown(db: Db, version: string, words: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogue_words')
    .select('word')
    .where('version', '=', version)
    .where('word', 'in', [...words])
    .execute();
  return rows.map(({ word }) => word);
}

type Condition = ReturnType<typeof sql<boolean>>;
const all = (conditions: readonly (Condition | null)[]): Condition =>
  sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  );

const storesWanted = (
  version: string,
  { categoryIds, brandIds, isFeatured, filters = [], ...words }: Wanted,
): Condition =>
  all([
    sql<boolean>`version = ${version}`,
    haveWords(words),
    ...filters.map(passes),
    categoryIds.length === 0 ? null : sql<boolean>`category_ids && ${listOf(categoryIds)}`,
    brandIds.length === 0 ? null : sql<boolean>`brand_ids && ${listOf(brandIds)}`,
    isFeatured ? sql<boolean>`is_featured` : null,
  ]);

const productsWanted = (
  version: string,
  { categoryIds, brandIds, handle, filters = [], ...words }: Wanted & { readonly handle?: string },
): Condition =>
  all([
    sql<boolean>`version = ${version}`,
    haveWords(words),
    ...filters.map(passes),
    handle === undefined ? null : sql<boolean>`handle = ${handle}`,
    categoryIds.length === 0 ? null : sql<boolean>`category_id in (${sql.join(categoryIds)})`,
    brandIds.length === 0 ? null : sql<boolean>`brand_id in (${sql.join(brandIds)})`,
  ]);

/** Words are letters and digits, so they contain no operators or quotes. */
const haveWords = ({ words, hasAllWords = true }: Pick<Wanted, 'words' | 'hasAllWords'>): Condition | null =>
  words.length === 0
    ? null
    : sql<boolean>`words @@ ${words.map((word) => `'${word}':*`).join(hasAllWords ? ' & ' : ' | ')}::tsquery`;

const passes = ({ marks, handles = [] }: Filter): Condition => {
  const ways = [
    ...(marks.length === 0
      ? []
      : [sql<boolean>`words @@ ${marks.map((mark) => `'${markWord(mark)}'`).join(' | ')}::tsquery`]),
    ...(handles.length === 0 ? [] : [sql<boolean>`handle in (${sql.join(handles)})`]),
  ];
  return ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;
};

const listOf = (items: readonly string[]) => sql`array[${sql.join(items)}]::text[]`;
