import { type RawBuilder, sql } from 'kysely';
import { markWord } from '../rules/search-words';
import type { Db } from './schema';

/** What is looked for. Each word is the beginning of one; of the ids of a list one is enough. Empty: no matter which. */
export interface Wanted {
  readonly words: readonly string[];
  /** False: one of the words is enough. */
  readonly hasAllWords?: boolean;
  readonly categoryIds: readonly string[];
  readonly brandIds: readonly string[];
  /** Of each list one is enough: a mark, or a store with one of the handles. */
  readonly filters?: readonly Filter[];
  /** Of stores: those that are featured. */
  readonly isFeatured?: true;
}
export interface Filter {
  readonly marks: readonly string[];
  readonly handles?: readonly string[];
}
export interface Piece {
  readonly limit: number;
  readonly offset: number;
  /** The rows that are wanted, and how many there are in all, where that is known. */
  readonly of?: { readonly wanted: Extent; readonly all: number };
}
/** How many rows are wanted. */
export interface Extent {
  readonly count: number;
  /** Where the first of them stand, in order; null: not asked. */
  readonly first: readonly number[] | null;
}

/** Of up to so many rows it costs little to ask where the first stand while they are counted. Of more, they stand among the
 *  first rows of all, if not in a catalogue of many millions. */
const COUNTED_WITH_PLACES = 20_000;
/** Ten pages. */
const PLACES_KEPT = 240;

/** So many are sorted sooner than they are met by going through all in order. */
const FEW = 2_000;
/** Of so many rows it costs little to look whether the piece stands among them. */
const LOOKED_AT_FIRST = 5_000;
/** Rows that are wanted stand together rather than evenly: looked for among so many times as many as would have them. */
const STAND_UNEVENLY = 4;

type Table = 'catalogue_stores' | 'catalogue_products';

/** Of all rows that are wanted a piece, each JSON, in the order of the catalogue: by where they stand, if that is known.
 *  Else few are sorted. Of many, the first rows have it where enough of all are wanted; else their places are sorted, which
 *  is less than the rows, or all gone through, as the planner thinks. */
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
  // The planner guesses how many rows have a word's beginning, and is wrong by thousands; of an expression no index has
  // the order.
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
    (array_agg(place order by place))[1:${sql.lit(PLACES_KEPT)}] as first from ${counted}`.execute(db);
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

/** Stores, each JSON, in the order of the catalogue. */
export const findStores = (db: Db, version: string, wanted: Wanted, piece: Piece): Promise<string[]> =>
  pieceOf(db, 'catalogue_stores', version, storesWanted(version, wanted), piece);

/** Where all stores stand that are wanted, in no order. */
export async function placesOfStores(db: Db, version: string, wanted: Wanted): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`select place from catalogue_stores
    where ${storesWanted(version, wanted)}`.execute(db);
  return rows.map(({ place }) => place);
}

/** Stores, each JSON, by where they stand, in the order in which that is given. */
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

/** How many stores that are wanted each category, or brand, has; those without any are left out. */
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

/** Products, each JSON, in the order of the catalogue. `handle`: those of one store. */
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

/** Stores by their handles, in no order; those that are not there are left out. */
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

/** The store of a merchant; null where it has none. */
export async function handleOfMerchant(db: Db, version: string, merchantKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('catalogue_stores')
    .select('handle')
    .where('merchant_key', '=', merchantKey)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.handle ?? null;
}

/** A product; null where its store does not have it. */
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

/** Products of some stores by some ids, in no order; others of these stores may be among them. */
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

/** The handles of a piece of all stores, in the order of the catalogue. */
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

/** The same of all products, each with its store. */
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

/** Words that share the most pieces with one, of which there are `limit` at most. Each piece is looked up by itself, and a
 *  word counted as often as it comes: asking of each word which pieces it has takes twice as long. */
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

/** Those of some words by which something is found, in no order. */
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

/** Words are letters and digits, so none of them can be read as an operator or end its quotes. */
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
