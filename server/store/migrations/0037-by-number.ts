import type { Kysely } from 'kysely';
import { type ReplacedIndex, replaceIndexes } from '../replaced-indexes';
import type { Schema } from '../schema';

/** A user's own pages query by number alone; an index that starts with shop or lender would be scanned completely. */
export const replacedIndexes: readonly ReplacedIndex[] = [
  { name: 'sessions_by_mobile', on: 'sessions (mobile, merchant_key) where mobile is not null' },
  { name: 'applications_by_mobile', on: 'applications (mobile, merchant_key)' },
  {
    name: 'mandates_once',
    isUnique: true,
    on: `mandates (mobile, lender_id) where status in ('ASKED', 'REGISTERED')`,
  },
  {
    name: 'credit_reservations_lapsing',
    on: `credit_reservations (mobile, lender_id, expires_at_ms) where status = 'RESERVED'`,
  },
];

export const up = (db: Kysely<Schema>): Promise<void> => replaceIndexes(db, replacedIndexes);
