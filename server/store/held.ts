import type { Selectable } from 'kysely';
import { HELD_AT_MOST } from '../rules/held-at-most';
import type { DisputeTables } from './dispute-schema';
import type { Db } from './schema';

/** What is kept of orders under a number, newest first. */
export const ordersHeld = (db: Db, mobile: string) =>
  db
    .selectFrom('transactions as t')
    .innerJoin('merchants as m', 'm.merchant_key', 't.merchant_key')
    .select([
      't.txn_uuid',
      't.order_id',
      'm.name as merchant_name',
      't.amount_rupees',
      't.status',
      't.lender_id',
      't.emi_plan_id',
      't.repayment_account',
      't.created_at_ms',
    ])
    .where('t.mobile', '=', mobile)
    .orderBy('t.created_at_ms', 'desc')
    .limit(HELD_AT_MOST)
    .execute();

/** Of applications. */
export const applicationsHeld = (db: Db, mobile: string) =>
  db
    .selectFrom('applications as a')
    .leftJoin('filed_details as d', 'd.reference', 'a.reference')
    .select([
      'a.reference',
      'a.application_id',
      'a.lender_id',
      'a.user_name',
      'a.email',
      'a.status',
      'a.created_at_ms',
      'd.sealed_details',
    ])
    .where('a.mobile', '=', mobile)
    .orderBy('a.created_at_ms', 'desc')
    .limit(HELD_AT_MOST)
    .execute();

/** Of questions to support about an application. */
export const ticketsHeld = (db: Db, mobile: string) =>
  db
    .selectFrom('applications as a')
    .innerJoin('support_tickets as s', 's.application_reference', 'a.reference')
    .select(['s.ticket_id', 's.message', 's.status', 's.created_at_ms'])
    .where('a.mobile', '=', mobile)
    .orderBy('s.created_at_ms', 'desc')
    .limit(HELD_AT_MOST)
    .execute();

/** Of feedback that was given with the number. */
export const feedbackHeld = (db: Db, mobile: string) =>
  db
    .selectFrom('feedback')
    .select(['rating', 'message', 'at_ms'])
    .where('mobile', '=', mobile)
    .orderBy('at_ms', 'desc')
    .limit(HELD_AT_MOST)
    .execute();

/** Of activations: the newest of each line. */
export const registrationsHeld = (db: Db, mobile: string) =>
  db
    .selectFrom('registrations')
    .select(['lender_id', 'status', 'started_at_ms', 'ended_at_ms'])
    .where('mobile', '=', mobile)
    .orderBy('started_at_ms', 'desc')
    .execute();

/** Of tickets of the dispute desk, the one that was opened last first. */
export const disputesHeld = (db: Db, mobile: string) =>
  db
    .selectFrom('disputes as d')
    .leftJoin('transactions as t', 't.txn_uuid', 'd.txn_uuid')
    .select(['d.ticket_id', 'd.topic', 'd.status', 't.order_id', 'd.email', 'd.opened_at_ms', 'd.closed_at_ms'])
    .where('d.mobile', '=', mobile)
    .orderBy('d.opened_at_ms', 'desc')
    .limit(HELD_AT_MOST)
    .execute();

type EntryHeld = Pick<
  Selectable<DisputeTables['dispute_entries']>,
  'ticket_id' | 'entry_id' | 'kind' | 'text' | 'at_ms'
>;
type FileHeld = Pick<
  Selectable<DisputeTables['dispute_files']>,
  'ticket_id' | 'entry_id' | 'file_id' | 'name' | 'kind' | 'size_bytes'
>;

/** What was written to tickets and sent along, oldest first. */
export async function threadsHeld(
  db: Db,
  ticketIds: readonly string[],
): Promise<{ readonly entries: readonly EntryHeld[]; readonly files: readonly FileHeld[] }> {
  if (ticketIds.length === 0) return { entries: [], files: [] };
  const entries = await db
    .selectFrom('dispute_entries')
    .select(['ticket_id', 'entry_id', 'kind', 'text', 'at_ms'])
    .where('ticket_id', 'in', ticketIds)
    .orderBy('entry_id')
    .execute();
  const files = await db
    .selectFrom('dispute_files')
    .select(['ticket_id', 'entry_id', 'file_id', 'name', 'kind', 'size_bytes'])
    .where('ticket_id', 'in', ticketIds)
    .orderBy('uploaded_at_ms')
    .execute();
  return { entries, files };
}
