import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from '../../store/migrate';
import type { DatabaseChoice } from '../../store/open';
import type { Schema } from '../../store/schema';

/** Making a database takes seconds of the processor, filling one from a dump a fraction: one is made for all files that
 *  share a process. */
let made: Promise<Blob> | undefined;

/** An embedded database of a test's own, empty and at the newest schema. */
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
