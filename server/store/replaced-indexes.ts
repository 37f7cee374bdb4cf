import { sql } from 'kysely';
import type { Db } from './schema';

export interface ReplacedIndex {
  readonly name: string;
  readonly isUnique?: boolean;
  /** Definition from the table on: `sessions (mobile, merchant_key) where …`. */
  readonly on: string;
}

const nextName = ({ name }: ReplacedIndex): string => `${name}_next`;
const createdAs = (name: string, { on }: ReplacedIndex): string => `${name} on ${on}`;
const create = ({ isUnique = false }: ReplacedIndex): string => `create ${isUnique ? 'unique ' : ''}index`;

/** Builds the new indexes next to the old ones, outside of a transaction, during concurrent writes. Rebuilds unfinished
 *  ones; finished ones stay. */
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

/** Replaces the old indexes: renames prebuilt ones and builds others here, as on an embedded database, which has no
 *  other writer. */
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
