import { sql } from 'kysely';
import type { ApplicationSource, Db, Schema, StoredApplicationStatus } from './schema';

export interface Application {
  readonly reference: string;
  /** Public number for people and tickets; grants no access. */
  readonly applicationId: string;
  readonly merchantKey: string;
  readonly agentId: string;
  readonly lenderId: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly userName: string;
  readonly source: ApplicationSource;
  readonly status: StoredApplicationStatus;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** When it was closed, regardless of the decision; null while it is in force. */
  readonly closedAtMs: number | null;
}

/** False without a write if the shopper has a pending one with this lender at this merchant. */
export async function insertApplication(db: Db, application: Application): Promise<boolean> {
  const inserted = await db
    .insertInto('applications')
    .values({
      reference: application.reference,
      application_id: application.applicationId,
      merchant_key: application.merchantKey,
      agent_id: application.agentId,
      lender_id: application.lenderId,
      mobile: application.mobile,
      email: application.email,
      user_name: application.userName,
      source: application.source,
      status: application.status,
      created_at_ms: application.createdAtMs,
      expires_at_ms: application.expiresAtMs,
      closed_at_ms: application.closedAtMs,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_key', 'lender_id', 'mobile'])
        .where(sql<boolean>`source = 'SHOPPER' and status = 'SUBMITTED' and closed_at_ms is null`)
        .doNothing(),
    )
    .returning('reference')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A closed application keeps its status. */
export async function setApplicationStatus(db: Db, reference: string, status: StoredApplicationStatus): Promise<void> {
  await db
    .updateTable('applications')
    .set({ status })
    .where('reference', '=', reference)
    .where('closed_at_ms', 'is', null)
    .execute();
}

/** Submits an application that was only shared so far; false if it was submitted or closed. */
export async function submitShared(db: Db, reference: string): Promise<boolean> {
  const submitted = await db
    .updateTable('applications')
    .set({ status: 'SUBMITTED' })
    .where('reference', '=', reference)
    .where('status', '=', 'SHARED')
    .where('closed_at_ms', 'is', null)
    .returning('reference')
    .executeTakeFirst();
  return submitted !== undefined;
}

export async function findApplication(
  db: Db,
  reference: string,
): Promise<(Application & { readonly merchantName: string }) | null> {
  const row = await db
    .selectFrom('applications as a')
    .innerJoin('merchants as m', 'm.merchant_key', 'a.merchant_key')
    .selectAll('a')
    .select('m.name as merchant_name')
    .where('a.reference', '=', reference)
    .executeTakeFirst();
  return row ? { ...applicationOf(row), merchantName: row.merchant_name } : null;
}

interface Applicant {
  readonly merchantKey: string;
  readonly mobile: string;
}

/** Reads an application of a mobile by its id; null if unknown or of another mobile. `merchantKey`: null = any
 *  merchant. */
export async function findCustomerApplication(
  db: Db,
  { merchantKey, mobile }: { readonly merchantKey: string | null; readonly mobile: string },
  applicationId: string,
): Promise<Application | null> {
  let query = db
    .selectFrom('applications')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('mobile', '=', mobile);
  if (merchantKey !== null) query = query.where('merchant_key', '=', merchantKey);
  const row = await query.executeTakeFirst();
  return row ? applicationOf(row) : null;
}

/** A number's newest pending or approved application with a lender that is not closed; null if there is none. */
export async function findStandingApplication(
  db: Db,
  { merchantKey, mobile }: Applicant,
  lenderId: string,
): Promise<Application | null> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('merchant_key', '=', merchantKey)
    .where('mobile', '=', mobile)
    .where('lender_id', '=', lenderId)
    .where('status', 'in', ['SUBMITTED', 'APPROVED'])
    .where('closed_at_ms', 'is', null)
    .orderBy('created_at_ms', 'desc')
    .executeTakeFirst();
  return row ? applicationOf(row) : null;
}

/** Lenders that rejected a number's newest application with them, while that is stored. `merchantKey`: null = any
 *  merchant. */
export async function rejectingLenders(
  db: Db,
  { merchantKey, mobile }: { readonly merchantKey: string | null; readonly mobile: string },
  nowMs: number,
): Promise<ReadonlySet<string>> {
  let query = db
    .selectFrom('applications')
    .distinctOn('lender_id')
    .select(['lender_id', 'status', 'expires_at_ms'])
    .where('mobile', '=', mobile)
    .where('status', '<>', 'SHARED')
    .where('closed_at_ms', 'is', null);
  if (merchantKey !== null) query = query.where('merchant_key', '=', merchantKey);
  const rows = await query.orderBy('lender_id').orderBy('created_at_ms', 'desc').execute();
  const rejected = rows.filter((row) => row.status === 'REJECTED' && row.expires_at_ms > nowMs);
  return new Set(rejected.map(({ lender_id }) => lender_id));
}

/** Closes all active applications of a number, at every merchant; returns how many could lead to credit. */
export async function closeApplications(trx: Db, mobile: string, nowMs: number): Promise<number> {
  const closed = await trx
    .updateTable('applications')
    .set({ closed_at_ms: nowMs })
    .where('mobile', '=', mobile)
    .where('closed_at_ms', 'is', null)
    .returning('status')
    .execute();
  return closed.filter(({ status }) => status !== 'REJECTED').length;
}

export const applicationOf = (row: Schema['applications']): Application => ({
  reference: row.reference,
  applicationId: row.application_id,
  merchantKey: row.merchant_key,
  agentId: row.agent_id,
  lenderId: row.lender_id,
  mobile: row.mobile,
  email: row.email,
  userName: row.user_name,
  source: row.source,
  status: row.status,
  createdAtMs: row.created_at_ms,
  expiresAtMs: row.expires_at_ms,
  closedAtMs: row.closed_at_ms,
});
