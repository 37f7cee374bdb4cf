import { sql } from 'kysely';
import type { Db } from './schema';

/** Pages stay open over a few deploys; more than this many keep chunks that no page asks for. */
const BUILDS_KEPT = 5;

/** The chunks of a build; `load` reads the body of one, compressed by gzip where its kind is compressible. */
export interface BuildAssets {
  /** The same for two builds with the same chunks. */
  readonly buildId: string;
  readonly names: readonly string[];
  readonly load: (name: string) => Promise<Buffer>;
}

/** Keeps the chunks of a build that starts, and deletes those that only builds before the last five have. */
export async function keepBuild(db: Db, { buildId, names, load }: BuildAssets, nowMs: number): Promise<void> {
  const seen = { seen_at_ms: nowMs };
  const known = await db.updateTable('builds').set(seen).where('build_id', '=', buildId).executeTakeFirst();
  if (known.numUpdatedRows > 0n) return;
  await db.transaction().execute(async (trx) => {
    // Another process may start, and would delete what no build has yet.
    await sql`lock table builds in exclusive mode`.execute(trx);
    await trx
      .insertInto('builds')
      .values({ build_id: buildId, ...seen })
      .onConflict((conflict) => conflict.column('build_id').doUpdateSet(seen))
      .execute();
    const kept = new Set(
      (await trx.selectFrom('built_assets').select('name').where('name', 'in', names).execute()).map(
        ({ name }) => name,
      ),
    );
    for (const name of names)
      if (!kept.has(name)) {
        const base64 = (await load(name)).toString('base64');
        // As text: drivers differ in how they send bytes.
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
    const last = trx.selectFrom('builds').select('build_id').orderBy('seen_at_ms', 'desc').limit(BUILDS_KEPT);
    await trx.deleteFrom('builds').where('build_id', 'not in', last).execute();
    await trx
      .deleteFrom('built_assets')
      .where('name', 'not in', trx.selectFrom('build_assets').select('name'))
      .execute();
  });
}

export async function namesOfKeptAssets(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('built_assets').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** The kept bytes of a chunk; null where no build that is kept has it. */
export async function keptAsset(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('built_assets')
    .select(sql<string>`encode(body, 'base64')`.as('base64'))
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? Buffer.from(row.base64, 'base64') : null;
}
