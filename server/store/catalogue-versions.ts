import { sql } from 'kysely';
import { markWord, piecesOf } from '../rules/search-words';
import { logEvent } from './event-log';
import { forgetRevision, type GivenRevision, type RevisionOutcome, recordRevision } from './file-revisions';
import type { Db } from './schema';

export interface StoreRow {
  readonly handle: string;
  readonly isFeatured: boolean;
  readonly categoryIds: readonly string[];
  readonly brandIds: readonly string[];
  /** Merchant of the store, unique in the catalogue. Null = display only. */
  readonly merchantKey: string | null;
  readonly words: readonly string[];
  /** Filter marks: lower-case letters and digits. */
  readonly marks: readonly string[];
  readonly content: string;
}

export interface ProductRow {
  readonly handle: string;
  readonly productId: string;
  readonly categoryId: string;
  readonly brandId: string | null;
  readonly words: readonly string[];
  readonly marks: readonly string[];
  readonly content: string;
}

/** A whole catalogue. Stores and products in display order. */
export interface CatalogueRows {
  readonly version: string;
  readonly content: string;
  readonly stores: readonly StoreRow[];
  readonly products: readonly ProductRow[];
}

/** Index terms of a row: its words, and its marks with a prefix that no word has. */
const foundBy = <Row extends StoreRow | ProductRow>({ marks, words, ...row }: Row) => ({
  ...row,
  words: [...words, ...marks.map(markWord)],
});

const ROWS_OF_A_STATEMENT = 1_000;

/**
 * Activates a catalogue and stores it if it is new. The previous version stays for running calls; older ones are
 * deleted. Serialized between processes. `given`: the revision of the operator's file; an older one than the last
 * changes nothing. Null = no file, which resets the last revision.
 */
export const putCatalogue = (
  db: Db,
  catalogue: CatalogueRows,
  { given, nowMs }: { readonly given: GivenRevision | null; readonly nowMs: number },
): Promise<RevisionOutcome> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('kadam catalogue'))`.execute(trx);
    const outcome: RevisionOutcome =
      given === null ? { kind: 'new' } : await recordRevision(trx, 'catalogue', given, nowMs);
    if (outcome.kind === 'older' || outcome.kind === 'changed') return outcome;
    if (given === null) await forgetRevision(trx, 'catalogue');
    const { version, content } = catalogue;
    const before = await currentVersion(trx);
    if (before === version) return outcome;
    const added = await trx
      .insertInto('catalogue_versions')
      .values({ version, content, stored_at_ms: nowMs })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .returning('version')
      .executeTakeFirst();
    if (added) await addRows(trx, catalogue);
    await logChange(trx, { before, version, given, nowMs });
    await trx
      .insertInto('catalogue_current')
      .values({ place: 1, version })
      .onConflict((conflict) => conflict.column('place').doUpdateSet({ version }))
      .execute();
    await trx
      .deleteFrom('catalogue_versions')
      .where('version', 'not in', before === null ? [version] : [version, before])
      .execute();
    return outcome;
  });

async function logChange(
  trx: Db,
  change: {
    readonly before: string | null;
    readonly version: string;
    readonly given: GivenRevision | null;
    readonly nowMs: number;
  },
): Promise<void> {
  const { before, version, given, nowMs } = change;
  const source = given === null ? { source: 'program' } : { source: 'KADAM_CATALOGUE', revision: given.revision };
  const common = { atMs: nowMs, agentId: null, requestId: null };
  const replaced = before === null ? {} : { replaced: before };
  await logEvent(trx, {
    ...common,
    type: 'catalogueChanged',
    merchantKey: null,
    details: { ...source, version, ...replaced },
  });
  const { rows } = await sql<{ merchant_key: string }>`
    with now as (select merchant_key, content::jsonb -> 'noCostTenures' as months from catalogue_stores
        where version = ${version} and merchant_key is not null),
      earlier as (select merchant_key, content::jsonb -> 'noCostTenures' as months from catalogue_stores
        where version = ${before} and merchant_key is not null)
    select merchant_key from now full join earlier using (merchant_key)
    where coalesce(now.months, '[]') <> coalesce(earlier.months, '[]')
    order by merchant_key`.execute(trx);
  for (const { merchant_key } of rows)
    await logEvent(trx, {
      ...common,
      type: 'merchantChanged',
      merchantKey: merchant_key,
      details: { ...source, fields: ['noCostTenures'] },
    });
}

export async function currentVersion(db: Db): Promise<string | null> {
  const row = await db.selectFrom('catalogue_current').select('version').where('place', '=', 1).executeTakeFirst();
  return row?.version ?? null;
}

async function addRows(trx: Db, { version, stores, products }: CatalogueRows): Promise<void> {
  for (const rows of inPieces(stores.map((store, place) => ({ ...foundBy(store), place }))))
    await sql`insert into catalogue_stores (version, handle, place, is_featured, category_ids, brand_ids,
        merchant_key, words, content)
      select ${version}, handle, place, "isFeatured", ${texts('"categoryIds"')}, ${texts('"brandIds"')},
        "merchantKey", array_to_tsvector(${texts('words')}), content
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (handle text, place int, "isFeatured" boolean, "categoryIds" jsonb, "brandIds" jsonb,
          "merchantKey" text, words jsonb, content text)`.execute(trx);
  for (const rows of inPieces(products.map((product, place) => ({ ...foundBy(product), place }))))
    await sql`insert into catalogue_products
        (version, handle, product_id, place, category_id, brand_id, words, content)
      select ${version}, handle, "productId", place, "categoryId", "brandId", array_to_tsvector(${texts('words')}), content
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (handle text, "productId" text, place int,
        "categoryId" text, "brandId" text, words jsonb, content text)`.execute(trx);
  const words = [...new Set([...stores, ...products].flatMap((row) => row.words))];
  for (const rows of inPieces(words.map((word) => ({ word, pieces: piecesOf(word) }))))
    await sql`insert into catalogue_words (version, word, pieces)
      select ${version}, word, ${texts('pieces')}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (word text, pieces jsonb)`.execute(trx);
}

/** A JSON list of texts as an SQL array. `name`: its column. */
const texts = (name: string) => sql`array(select jsonb_array_elements_text(${sql.raw(name)}))`;

const inPieces = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_OF_A_STATEMENT) }, (_, piece) =>
    rows.slice(piece * ROWS_OF_A_STATEMENT, (piece + 1) * ROWS_OF_A_STATEMENT),
  );

export async function contentOf(db: Db, version: string): Promise<string> {
  const row = await db
    .selectFrom('catalogue_versions')
    .select('content')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.content;
}
