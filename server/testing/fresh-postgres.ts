import { inject } from 'vitest';
import { createDatabase } from './postgres';

/** Address of an empty database of a test's own, on the PostgreSQL of the test run. */
export const freshPostgresUrl = (): Promise<string> => createDatabase(inject('postgresUrl'));

/** The same for a server to open. */
export const postgresDatabase = async (maxConnections: number) =>
  ({ kind: 'postgres', url: await freshPostgresUrl(), maxConnections }) as const;
