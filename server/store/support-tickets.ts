import { sql } from 'kysely';
import type { TicketTopic } from '../../shared/api/support-ticket';
import type { Db, Schema } from './schema';

export interface SupportTicket {
  readonly ticketId: string;
  readonly applicationReference: string;
  readonly topic: TicketTopic;
  readonly message: string;
  readonly status: 'OPEN' | 'CLOSED';
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** False without a write if the same question was asked about the application before. */
export async function insertTicket(db: Db, ticket: SupportTicket): Promise<boolean> {
  const inserted = await db
    .insertInto('support_tickets')
    .values({
      ticket_id: ticket.ticketId,
      application_reference: ticket.applicationReference,
      topic: ticket.topic,
      message: ticket.message,
      status: ticket.status,
      created_at_ms: ticket.createdAtMs,
      updated_at_ms: ticket.updatedAtMs,
    })
    .onConflict((conflict) => conflict.expression(sql`application_reference, topic, md5(message)`).doNothing())
    .returning('ticket_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findTicket(
  db: Db,
  asked: Pick<SupportTicket, 'applicationReference' | 'topic' | 'message'>,
): Promise<SupportTicket | null> {
  const row = await db
    .selectFrom('support_tickets')
    .selectAll()
    .where('application_reference', '=', asked.applicationReference)
    .where('topic', '=', asked.topic)
    .where('message', '=', asked.message)
    .executeTakeFirst();
  return row ? ticketOf(row) : null;
}

const ticketOf = (row: Schema['support_tickets']): SupportTicket => ({
  ticketId: row.ticket_id,
  applicationReference: row.application_reference,
  topic: row.topic,
  message: row.message,
  status: row.status,
  createdAtMs: row.created_at_ms,
  updatedAtMs: row.updated_at_ms,
});
