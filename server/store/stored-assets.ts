import { sql } from 'kysely';
import type { Db } from './schema';

/** Pages stay open over a few deploys; chunks of older builds are no longer requested. */
const MAX_STORED_BUILDS = 5;

/** Chunks of a build; `load` reads the body of one, gzip-compressed for compressible types. */
export interface BuildAssets {
  /** Equal for two builds with the same chunks. */
  readonly buildId: string;
  readonly names: readonly string[];
  readonly load: (name: string) => Promise<Buffer>;
}

/** Stores the chunks of a starting build, and deletes those that only builds before the last five have. */
export async function storeBuild(db: Db, { buildId, names, load }: BuildAssets, nowMs: number): Promise<void> {
  const seen = { seen_at_ms: nowMs };
  const known = await db.updateTable('builds').set(seen).where('build_id', '=', buildId).executeTakeFirst();
  if (known.numUpdatedRows > 0n) return;
  await db.transaction().execute(async (trx) => {
    // A process that starts simultaneously would delete chunks without a build.
    await sql`lock table builds in exclusive mode`.execute(trx);
    await trx
      .insertInto('builds')
      .values({ build_id: buildId, ...seen })
      .onConflict((conflict) => conflict.column('build_id').doUpdateSet(seen))
      .execute();
    const stored = new Set(
      (await trx.selectFrom('built_assets').select('name').where('name', 'in', names).execute()).map(
        ({ name }) => name,
      ),
    );
    for (const name of names)
      if (!stored.has(name)) {
        const base64 = (await load(name)).toString('base64');
        // As text: drivers differ in their types for bytes.
        await trx
          .insertInto('built_assets')
          .values({ name, body: sql`decode(${base64}, 'base64')` })
          .execute();
      }
    await trx
      .insertInto('build_assets')
      .values(names.map((name) => ({ build_id: buildId, name })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const last = trx.selectFrom('builds').select('build_id').orderBy('seen_at_ms', 'desc').limit(MAX_STORED_BUILDS);
    await trx.deleteFrom('builds').where('build_id', 'not in', last).execute();
    await trx
      .deleteFrom('built_assets')
      .where('name', 'not in', trx.selectFrom('build_assets').select('name'))
      .execute();
  });
}

export async function storedAssetNames(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('built_assets').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

export async function storedAsset(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('built_assets')
    .select(sql<string>`encode(body, 'base64')`.as('base64'))
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? Buffer.from(row.base64, 'base64') : null;
}
