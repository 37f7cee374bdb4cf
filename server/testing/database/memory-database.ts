import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from '../../store/migrate';
import type { DatabaseChoice } from '../../store/open';
import type { Schema } from '../../store/schema';

/** Creating a database takes seconds of CPU, loading a dump a fraction: one is created for all files of a process. */
let made: Promise<Blob> | undefined;

/** A new embedded database, empty, with the newest schema. */
export async function memoryDatabase(): Promise<DatabaseChoice> {
  made ??= make();
  return { kind: 'memory', dump: await made };
}

async function make(): Promise<Blob> {
  const pglite = new PGlite();
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  return dump;
}
