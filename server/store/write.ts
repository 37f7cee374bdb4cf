import { type CommonTableExpressionFactory, type QueryCreator, sql } from 'kysely';
import type { Db, Schema } from './schema';

export type Write = CommonTableExpressionFactory<Schema, string>;

/**
 * Start of a statement that also writes all of these: the statement's own write runs first, then the last of these
 * before the others. They do not see each other, and no two may change one row: PostgreSQL would silently apply only
 * one of the changes.
 */
export const writing = (db: Db, writes: readonly Write[]): QueryCreator<Schema> =>
  writes.reduce<QueryCreator<Schema>>((so, write, place) => so.with(`besides_${place}`, write), db);

export async function writeAll(db: Db, writes: readonly Write[]): Promise<void> {
  await writing(db, writes).selectNoFrom(sql<number>`1`.as('done')).execute();
}
