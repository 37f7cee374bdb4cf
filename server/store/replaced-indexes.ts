import { sql } from 'kysely';
import type { Db } from './schema';

/** An index that a migration rebuilds under its old name. */
export interface ReplacedIndex {
  readonly name: string;
  readonly isUnique?: boolean;
  /** From the table on: `sessions (mobile, merchant_key) where …`. */
  readonly on: string;
}

/** Name of the new index until the migration renames it. */
const nextName = ({ name }: ReplacedIndex): string => `${name}_next`;
const createdAs = (name: string, { on }: ReplacedIndex): string => `${name} on ${on}`;
const create = ({ isUnique = false }: ReplacedIndex): string => `create ${isUnique ? 'unique ' : ''}index`;

/** Builds the new indexes beside the old ones, outside any transaction, while others go on writing. One that was left
 *  unfinished is built again; a finished one stays. */
export async function buildIndexes(db: Db, indexes: readonly ReplacedIndex[]): Promise<void> {
  for (const index of indexes) {
    const next = nextName(index);
    const { rows } = await sql<{ is_valid: boolean }>`
      select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${next})`.execute(db);
    if (rows[0]?.is_valid) continue;
    if (rows[0]) await sql.raw(`drop index concurrently ${next}`).execute(db);
    await sql.raw(`${create(index)} concurrently ${createdAs(next, index)}`).execute(db);
  }
}

/** Puts the new indexes in place of the old ones: those that were built before by their name, others by building them here,
 *  as an embedded database does, which has no other writer. */
export async function replaceIndexes(trx: Db, indexes: readonly ReplacedIndex[]): Promise<void> {
  for (const index of indexes) {
    const { rows } = await sql<{ is_built: boolean }>`
      select to_regclass(${nextName(index)}) is not null as is_built`.execute(trx);
    await sql.raw(`drop index ${index.name}`).execute(trx);
    const statement = rows[0]?.is_built
      ? `alter index ${nextName(index)} rename to ${index.name}`
      : `${create(index)} ${createdAs(index.name, index)}`;
    await sql.raw(statement).execute(trx);
  }
}
