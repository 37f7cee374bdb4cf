import type { TestProject } from 'vitest/node';
import { migratedDatabase } from '../../server/testing/database/migrated-database';
import { startPostgres } from '../../server/testing/database/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests create databases of their own; not there in a run without PostgreSQL. */
    readonly postgresUrl?: string;
    /** Name of one that is empty and at the newest schema, to copy. */
    readonly migratedDatabase?: string;
  }
}

/** One PostgreSQL for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.adminUrl);
  project.provide('migratedDatabase', await migratedDatabase(postgres.adminUrl));
  return () => postgres.stop();
}
