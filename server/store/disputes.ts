import type { Selectable } from 'kysely';
import type { Locale } from '../../shared/locales';
import { type DisputeState, type Paused, pausable } from '../../shared/rules/disputes/next';
import type { DisputeTopic } from '../../shared/rules/disputes/topics';
import type { Debtor } from './debtor';
import type { DisputeTables, EntryKind } from './dispute-schema';
import { type Lease, takeDue } from './due-rows';
import type { Db } from './schema';

export interface Dispute extends DisputeState {
  readonly ticketId: string;
  readonly mobile: string;
  /** Null if it is about no purchase. */
  readonly txnUuid: string | null;
  readonly topic: DisputeTopic;
  readonly questionHash: string;
  readonly email: string | null;
  readonly language: Locale;
  readonly updatedAtMs: number;
  /** First answer of the desk; null before. */
  readonly answeredAtMs: number | null;
  /** When its pauses end by themselves; null if it pauses nothing. */
  readonly pauseEndsAtMs: number | null;
  /** When a clerk of the sandbox answers; null if none does. */
  readonly dueAtMs: number | null;
  readonly attempts: number;
}

const TICKETS_SHOWN_AT_MOST = 50;

/** False without a write if the same question is already open. */
export async function insertDispute(trx: Db, dispute: Dispute): Promise<boolean> {
  const inserted = await trx
    .insertInto('disputes')
    .values({
      ticket_id: dispute.ticketId,
      mobile: dispute.mobile,
      txn_uuid: dispute.txnUuid,
      topic: dispute.topic,
      question_hash: dispute.questionHash,
      email: dispute.email,
      language: dispute.language,
      opened_at_ms: dispute.openedAtMs,
      pauses: JSON.stringify(dispute.pauses),
      attempts: dispute.attempts,
      ...changing(dispute),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ticket_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The open ticket of a question; null if there is none. */
export async function findAsked(db: Db, mobile: string, questionHash: string): Promise<Dispute | null> {
  const row = await db
    .selectFrom('disputes')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('question_hash', '=', questionHash)
    .where('closed_at_ms', 'is', null)
    .executeTakeFirst();
  return row ? disputeOf(row) : null;
}

/** Tickets of a number; a given lender excludes those about a purchase with another one. */
export const ownTickets = (db: Db, { mobile, lenderId }: Debtor) => {
  const all = db.selectFrom('disputes').where('disputes.mobile', '=', mobile);
  if (lenderId === null) return all;
  return all.where((of) =>
    of.not(
      of.exists(
        of
          .selectFrom('loans')
          .select('loans.txn_uuid')
          .whereRef('loans.txn_uuid', '=', 'disputes.txn_uuid')
          .where('loans.lender_id', '<>', lenderId),
      ),
    ),
  );
};

/** A ticket of a number; null for another number's, and for one about a purchase with another lender than the given
 *  one. */
export async function findDispute(db: Db, owner: Debtor, ticketId: string): Promise<Dispute | null> {
  const row = await ownTickets(db, owner).selectAll().where('ticket_id', '=', ticketId).executeTakeFirst();
  return row ? disputeOf(row) : null;
}

export async function lockDispute(trx: Db, ticketId: string): Promise<Dispute | null> {
  const row = await trx
    .selectFrom('disputes')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst();
  return row ? disputeOf(row) : null;
}

/** Tickets of a number, last changed first; filtered like {@link findDispute}. */
export async function disputesOf(db: Db, owner: Debtor): Promise<Dispute[]> {
  const rows = await ownTickets(db, owner)
    .selectAll()
    .orderBy('updated_at_ms', 'desc')
    .limit(TICKETS_SHOWN_AT_MOST)
    .execute();
  return rows.map(disputeOf);
}

export async function openTicketsOf(db: Db, owner: Debtor): Promise<number> {
  const { open } = await ownTickets(db, owner)
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('closed_at_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

export async function openDisputesAbout(db: Db, txnUuids: readonly string[]): Promise<Dispute[]> {
  if (txnUuids.length === 0) return [];
  const rows = await db
    .selectFrom('disputes')
    .selectAll()
    .where('txn_uuid', 'in', txnUuids)
    .where('closed_at_ms', 'is', null)
    .orderBy('opened_at_ms')
    .execute();
  return rows.map(disputeOf);
}

export async function writeDispute(trx: Db, dispute: Dispute): Promise<void> {
  await trx.updateTable('disputes').set(changing(dispute)).where('ticket_id', '=', dispute.ticketId).execute();
}

export async function pausesOver(db: Db, nowMs: number, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes')
    .select('ticket_id')
    .where('pause_ends_at_ms', '<=', nowMs)
    .orderBy('pause_ends_at_ms')
    .limit(atMost)
    .execute();
  return rows.map(({ ticket_id }) => ticket_id);
}

export async function takeDueDisputes(db: Db, lease: Lease): Promise<Dispute[]> {
  return (await takeDue(db, 'disputes', 'ticket_id', lease)).map(disputeOf);
}

export interface Entry {
  readonly entryId: number;
  readonly kind: EntryKind;
  readonly text: string | null;
  readonly atMs: number;
}

/** Adds a line; returns its number, or null if a reply with that id exists. */
export async function addEntry(
  trx: Db,
  ticketId: string,
  { kind, text, atMs }: Omit<Entry, 'entryId'>,
  replyId: string | null = null,
): Promise<number | null> {
  const row = await trx
    .insertInto('dispute_entries')
    .values({ ticket_id: ticketId, kind, text, reply_id: replyId, at_ms: atMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('entry_id')
    .executeTakeFirst();
  return row?.entry_id ?? null;
}

export async function entriesOf(db: Db, ticketId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('dispute_entries')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('entry_id')
    .execute();
  return rows.map(({ entry_id, kind, text, at_ms }) => ({ entryId: entry_id, kind, text, atMs: at_ms }));
}

const changing = (dispute: Dispute) => ({
  status: dispute.status,
  updated_at_ms: dispute.updatedAtMs,
  answered_at_ms: dispute.answeredAtMs,
  closed_at_ms: dispute.closedAtMs,
  pause_ends_at_ms: dispute.pauseEndsAtMs,
  due_at_ms: dispute.dueAtMs,
});

const disputeOf = (row: Selectable<DisputeTables['disputes']>): Dispute => ({
  ticketId: row.ticket_id,
  mobile: row.mobile,
  txnUuid: row.txn_uuid,
  topic: row.topic,
  questionHash: row.question_hash,
  email: row.email,
  language: row.language,
  status: row.status,
  pauses: pausesIn(row.pauses),
  openedAtMs: row.opened_at_ms,
  updatedAtMs: row.updated_at_ms,
  answeredAtMs: row.answered_at_ms,
  closedAtMs: row.closed_at_ms,
  pauseEndsAtMs: row.pause_ends_at_ms,
  dueAtMs: row.due_at_ms,
  attempts: row.attempts,
});

function pausesIn(json: string): Paused[] {
  const stored: unknown = JSON.parse(json);
  return pausable.filter((each) => Array.isArray(stored) && stored.includes(each));
}
