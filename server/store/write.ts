import { type CommonTableExpressionFactory, type QueryCreator, sql } from 'kysely';
import type { Db, Schema } from './schema';

/** Something to be written in one statement with something else: both or neither. */
export type Write = CommonTableExpressionFactory<Schema, string>;

/** What begins a statement that writes all of these besides its own: that comes first, and then the last of these before
 *  the others. They see nothing of each other, and no two of them may change one row: PostgreSQL makes only one of the
 *  changes, and says nothing. */
export const writing = (db: Db, writes: readonly Write[]): QueryCreator<Schema> =>
  writes.reduce<QueryCreator<Schema>>((so, write, place) => so.with(`besides_${place}`, write), db);

/** Writes all of these in one statement, or none; see {@link writing}. */
export async function writeAll(db: Db, writes: readonly Write[]): Promise<void> {
  await writing(db, writes).selectNoFrom(sql<number>`1`.as('done')).execute();
}
