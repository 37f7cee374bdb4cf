import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Dialect, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { emptyPostgresUrl } from './fresh-postgres';

const folder = join(import.meta.dirname, '../../store/migrations');

/** Empty database: PostgreSQL if the run has one, which migrates in a tenth of the time of an embedded one. */
async function emptyDatabase(maxConnections: number): Promise<Dialect> {
  if (inject('postgresUrl') === undefined) return new PGliteDialect({ pglite: new PGlite() });
  return new PostgresDialect({
    pool: new pg.Pool({ connectionString: await emptyPostgresUrl(), max: maxConnections }),
  });
}

/** A database of the release before a migration, with the rows of `before`; the caller closes it. */
export async function releaseBefore(
  migration: string,
  before: readonly string[],
  maxConnections = 1,
): Promise<{ readonly db: Kysely<unknown>; upgrade(): Promise<void> }> {
  const db = new Kysely<unknown>({ dialect: await emptyDatabase(maxConnections) });
  const files = readdirSync(folder).sort();
  const at = files.indexOf(migration);
  if (at === -1) throw new Error(`no migration ${migration}`);
  const run = async (file: string): Promise<void> => {
    const { up } = (await import(join(folder, file))) as { up(db: Kysely<unknown>): Promise<void> };
    await db.transaction().execute(up);
  };
  for (const file of files.slice(0, at)) await run(file);
  for (const statement of before) await sql.raw(statement).execute(db);
  return { db, upgrade: () => run(migration) };
}

/** Like {@link releaseBefore}, after the migration. */
export async function upgradedBy(migration: string, before: readonly string[]): Promise<Kysely<unknown>> {
  const { db, upgrade } = await releaseBefore(migration, before);
  await upgrade();
  return db;
}
