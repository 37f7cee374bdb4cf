import type { TestProject } from 'vitest/node';
import { migratedDatabase } from '../../server/testing/database/migrated-database';
import { startPostgres } from '../../server/testing/database/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server for test databases; undefined in a run without PostgreSQL. */
    readonly postgresUrl?: string;
    /** Name of an empty database with the newest schema, as a template. */
    readonly migratedDatabase?: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.adminUrl);
  project.provide('migratedDatabase', await migratedDatabase(postgres.adminUrl));
  return () => postgres.stop();
}
