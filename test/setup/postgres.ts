import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../server/testing/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests create databases of their own. */
    readonly postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.adminUrl);
  return () => postgres.stop();
}
