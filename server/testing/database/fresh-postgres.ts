import { inject } from 'vitest';
import type { DatabaseChoice } from '../../store/open';
import { memoryDatabase } from './memory-database';
import { createDatabase } from './postgres';

function adminUrl(): string {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('This run has no PostgreSQL: see test/setup/postgres.ts.');
  return url;
}

/** Address of a new, empty database on the PostgreSQL of the test run. */
export const emptyPostgresUrl = (): Promise<string> => createDatabase(adminUrl());

/** With the newest schema. */
export const freshPostgresUrl = (): Promise<string> => createDatabase(adminUrl(), inject('migratedDatabase'));

export const postgresDatabase = async (maxConnections: number) =>
  ({ kind: 'postgres', url: await freshPostgresUrl(), maxConnections }) as const;

/** A new database of any kind: PostgreSQL if the run has one, which takes a tenth of the time of an embedded one. */
export const anyDatabase = (): Promise<DatabaseChoice> =>
  inject('postgresUrl') === undefined ? memoryDatabase() : postgresDatabase(5);
