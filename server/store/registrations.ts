import type { ErrorName } from '../../shared/errors';
import { changedBy } from '../../shared/rules/registration';
import type { Db, Schema } from './schema';

export interface Registration {
  readonly registrationId: string;
  readonly merchantKey: string | null;
  readonly status: StoredStatus;
  readonly failureName: ErrorName | null;
}

type StoredStatus = Schema['registrations']['status'];

interface RegistrationOf {
  readonly mobile: string;
  readonly lenderId: string;
}

export async function startRegistration(
  db: Db,
  { mobile, lenderId }: RegistrationOf,
  { registrationId, merchantKey }: Pick<Registration, 'registrationId' | 'merchantKey'>,
  nowMs: number,
): Promise<Registration> {
  const begun = {
    merchant_key: merchantKey,
    status: 'STARTED',
    failure_name: null,
    started_at_ms: nowMs,
    ended_at_ms: null,
  } as const;
  const row = await db
    .insertInto('registrations')
    .values({ registration_id: registrationId, mobile, lender_id: lenderId, ...begun })
    .onConflict((conflict) => conflict.columns(['mobile', 'lender_id']).doUpdateSet(begun))
    .returning(['registration_id', 'merchant_key', 'status', 'failure_name'])
    .executeTakeFirstOrThrow();
  return registrationOf(row);
}

/** The newest activation of a line; null if there was none. */
export async function findRegistration(db: Db, { mobile, lenderId }: RegistrationOf): Promise<Registration | null> {
  const row = await db
    .selectFrom('registrations')
    .select(['registration_id', 'merchant_key', 'status', 'failure_name'])
    .where('mobile', '=', mobile)
    .where('lender_id', '=', lenderId)
    .executeTakeFirst();
  return row ? registrationOf(row) : null;
}

/** Ends a running activation; `failureName` null: the line is active. An ended one stays unchanged, except a failed one
 *  whose line is active by now. */
export async function endRegistration(
  db: Db,
  { mobile, lenderId }: RegistrationOf,
  failureName: ErrorName | null,
  nowMs: number,
): Promise<void> {
  const status = failureName === null ? 'CONFIRMED' : 'FAILED';
  await db
    .updateTable('registrations')
    .set({ status, failure_name: failureName, ended_at_ms: nowMs })
    .where('mobile', '=', mobile)
    .where('lender_id', '=', lenderId)
    .where('status', 'in', storedOf(changedBy(failureName === null ? 'activated' : 'refused')))
    .execute();
}

const storedOf = (statuses: ReturnType<typeof changedBy>): StoredStatus[] =>
  statuses.flatMap((status) => (status === 'NONE' ? [] : status));

export async function forgetRegistrations(db: Db, mobile: string): Promise<void> {
  await db.deleteFrom('registrations').where('mobile', '=', mobile).execute();
}

const registrationOf = (row: {
  readonly registration_id: string;
  readonly merchant_key: string | null;
  readonly status: StoredStatus;
  readonly failure_name: string | null;
}): Registration => ({
  registrationId: row.registration_id,
  merchantKey: row.merchant_key,
  status: row.status,
  // SAFETY: only names of the list are written.
  failureName: row.failure_name as ErrorName | null,
});
