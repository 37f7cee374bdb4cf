import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';

const folder = join(import.meta.dirname, '../store/migrations');

/** An embedded database as the release before a migration left it, with what `before` wrote, and then migrated by it; the
 *  caller ends it. */
export async function upgradedBy(migration: string, before: readonly string[]): Promise<Kysely<unknown>> {
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
  const files = readdirSync(folder).sort();
  const at = files.indexOf(migration);
  if (at === -1) throw new Error(`no migration ${migration}`);
  const run = async (file: string): Promise<void> => {
    const { up } = (await import(join(folder, file))) as { up(db: Kysely<unknown>): Promise<void> };
    await db.transaction().execute(up);
  };
  for (const file of files.slice(0, at)) await run(file);
  for (const statement of before) await sql.raw(statement).execute(db);
  await run(migration);
  return db;
}
