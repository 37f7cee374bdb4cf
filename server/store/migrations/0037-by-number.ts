import type { Kysely } from 'kysely';
import { type ReplacedIndex, replaceIndexes } from '../replaced-indexes';
import type { Schema } from '../schema';

/** What somebody's own pages ask for is asked for by the number alone, of whichever shop or lender it is: an index that
 *  begins with these is read from end to end. */
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
