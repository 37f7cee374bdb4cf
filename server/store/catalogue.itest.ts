import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresDatabase } from '../testing/database/fresh-postgres';
import { memoryDatabase } from '../testing/database/memory-database';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import { extentOfProducts, findProducts, type Wanted, wordsLike } from './catalogue';
import { type DatabaseChoice, type OpenDatabase, openDatabase } from './open';

const VERSION = 'many';
const PRODUCTS = 22_500;
const A_PAGE = 24;

const placesOf = {
  every: Array.from({ length: PRODUCTS }, (_, at) => at),
  even: Array.from({ length: PRODUCTS / 2 }, (_, at) => at * 2),
  late: Array.from({ length: 2_500 }, (_, at) => 20_000 + at),
  // Has both: most of them at the end.
  split: [...Array.from({ length: 30 }, (_, at) => at), ...Array.from({ length: 2_400 }, (_, at) => 20_100 + at)],
} as const;
type Word = keyof typeof placesOf;

describe.each([
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(2)],
] as const)('large catalogue on %s', (_name, choose: () => Promise<DatabaseChoice>) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(await choose(), () => undefined);
    const { db } = database;
    await sql`insert into catalogue_versions values (${VERSION}, '{}', 0)`.execute(db);
    await sql`insert into catalogue_stores (version, handle, place, is_featured, category_ids, brand_ids, words, content)
      values (${VERSION}, 'shop', 0, false, '{}', '{}', '', '{}')`.execute(db);
    // Inserts the last ones first, so that the order is not accidental.
    await sql`insert into catalogue_products (version, handle, product_id, place, category_id, words, content)
      select ${VERSION}, 'shop', 'p-' || place, place, 'all', array_to_tsvector(array_remove(array['every',
        case when place % 2 = 0 then 'even' end,
        case when place >= 20000 then 'late' end,
        case when place < 30 or place >= 20100 then 'split' end], null)), place::text
      from generate_series(${sql.lit(PRODUCTS - 1)}, 0, -1) as place`.execute(db);
    await sql`analyze catalogue_products`.execute(db);
  }, STARTS_WITHIN_MS);
  afterAll(() => database.close());

  const wantedOf = (word: Word): Wanted => ({ words: [word], categoryIds: [], brandIds: [] });
  const piece = async (word: Word, offset: number, first: readonly number[] | null = null): Promise<number[]> => {
    const of = { wanted: { count: placesOf[word].length, first }, all: PRODUCTS };
    return (await findProducts(database.db, VERSION, wantedOf(word), { limit: A_PAGE, offset, of })).map(Number);
  };

  it.each([
    ['even', 0],
    ['even', 2_400],
    ['even', 2_490],
    ['even', 11_244],
    ['every', 0],
    ['every', 22_488],
    ['late', 0],
    ['late', 2_490],
    ['split', 0],
    ['split', 24],
    ['split', 2_424],
  ] as const)('returns the page of products with ‘%s’ from %i on, in catalogue order', async (word, offset) => {
    expect(await piece(word, offset)).toEqual(placesOf[word].slice(offset, offset + A_PAGE));
  });

  it.each(['even', 'late', 'split'] as const)(
    'counts products with ‘%s’, and returns the pages of the first positions',
    async (word) => {
      const { count, first } = await extentOfProducts(database.db, VERSION, wantedOf(word));
      expect(count).toBe(placesOf[word].length);
      expect(first).toEqual(placesOf[word].slice(0, 240));
      for (const offset of [0, 24, 216, 230, 240])
        expect(await piece(word, offset, first)).toEqual(placesOf[word].slice(offset, offset + A_PAGE));
    },
  );

  it('counts more products than it stores positions of', async () => {
    expect(await extentOfProducts(database.db, VERSION, wantedOf('every'))).toEqual({ count: PRODUCTS, first: null });
  });

  it('returns nothing for unknown words', async () => {
    const wanted = { words: ['nothing'], categoryIds: [], brandIds: [] };
    expect(await extentOfProducts(database.db, VERSION, wanted)).toEqual({ count: 0, first: [] });
  });

  it('returns words similar to one by shared trigrams, once each, then alphabetically', async () => {
    const pieces = { abce: ['abc', 'bce'], mbcd: ['mbc', 'bcd'], xabcd: ['abc', 'bcd'], zzzz: ['zzz'] };
    for (const [word, own] of Object.entries(pieces))
      await sql`insert into catalogue_words values (${VERSION}, ${word}, ${own})`.execute(database.db);
    const like = (limit: number) => wordsLike(database.db, VERSION, ['abc', 'bcd', 'cde'], limit);
    expect(await like(50)).toEqual(['xabcd', 'abce', 'mbcd']);
    expect(await like(2)).toEqual(['xabcd', 'abce']);
    expect(await wordsLike(database.db, 'another', ['abc'], 50)).toEqual([]);
  });
});
