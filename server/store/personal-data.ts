import type { Selectable } from 'kysely';
import { PERSONAL_DATA_LIMIT } from '../rules/personal-data-limit';
import type { Debtor } from './debtor';
import type { DisputeTables } from './dispute-schema';
import { ownTickets } from './disputes';
import type { Db } from './schema';

/** Orders of a mobile, newest first. Here and below: with a lender, only rows of this lender. */
export const storedOrders = (db: Db, { mobile, lenderId }: Debtor) =>
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
    .$if(lenderId !== null, (query) => query.where('t.lender_id', '=', lenderId ?? ''))
    .orderBy('t.created_at_ms', 'desc')
    .limit(PERSONAL_DATA_LIMIT)
    .execute();

export const storedApplications = (db: Db, { mobile, lenderId }: Debtor) =>
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
    .$if(lenderId !== null, (query) => query.where('a.lender_id', '=', lenderId ?? ''))
    .orderBy('a.created_at_ms', 'desc')
    .limit(PERSONAL_DATA_LIMIT)
    .execute();

export const storedTickets = (db: Db, { mobile, lenderId }: Debtor) =>
  db
    .selectFrom('applications as a')
    .innerJoin('support_tickets as s', 's.application_reference', 'a.reference')
    .select(['s.ticket_id', 's.message', 's.status', 's.created_at_ms'])
    .where('a.mobile', '=', mobile)
    .$if(lenderId !== null, (query) => query.where('a.lender_id', '=', lenderId ?? ''))
    .orderBy('s.created_at_ms', 'desc')
    .limit(PERSONAL_DATA_LIMIT)
    .execute();

export const storedFeedback = (db: Db, mobile: string) =>
  db
    .selectFrom('feedback')
    .select(['rating', 'message', 'at_ms'])
    .where('mobile', '=', mobile)
    .orderBy('at_ms', 'desc')
    .limit(PERSONAL_DATA_LIMIT)
    .execute();

export const storedRegistrations = (db: Db, { mobile, lenderId }: Debtor) =>
  db
    .selectFrom('registrations')
    .select(['lender_id', 'status', 'started_at_ms', 'ended_at_ms'])
    .where('mobile', '=', mobile)
    .$if(lenderId !== null, (query) => query.where('lender_id', '=', lenderId ?? ''))
    .orderBy('started_at_ms', 'desc')
    .execute();

export const storedDisputes = (db: Db, owner: Debtor) =>
  ownTickets(db, owner)
    .leftJoin('transactions as t', 't.txn_uuid', 'disputes.txn_uuid')
    .select([
      'disputes.ticket_id',
      'disputes.topic',
      'disputes.status',
      't.order_id',
      'disputes.email',
      'disputes.opened_at_ms',
      'disputes.closed_at_ms',
    ])
    .orderBy('disputes.opened_at_ms', 'desc')
    .limit(PERSONAL_DATA_LIMIT)
    .execute();

type StoredEntry = Pick<
  Selectable<DisputeTables['dispute_entries']>,
  'ticket_id' | 'entry_id' | 'kind' | 'text' | 'at_ms'
>;
type StoredFile = Pick<
  Selectable<DisputeTables['dispute_files']>,
  'ticket_id' | 'entry_id' | 'file_id' | 'name' | 'kind' | 'size_bytes'
>;

/** Entries and files of tickets, oldest first. */
export async function storedThreads(
  db: Db,
  ticketIds: readonly string[],
): Promise<{ readonly entries: readonly StoredEntry[]; readonly files: readonly StoredFile[] }> {
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
