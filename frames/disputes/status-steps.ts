import type { Ticket, TicketSummary } from '../../shared/api/disputes';
import { type DisputeStatus, disputeStatuses } from '../../shared/rules/disputes/next';
import { type Decider, type DisputeTopic, topicFacts } from '../../shared/rules/disputes/topics';
import type { TicketMessages } from './ticket-messages';

/** Statuses of a ticket in order. Our desk decides without a handover. */
const statusesOf = (decider: Decider): readonly DisputeStatus[] =>
  disputeStatuses.filter((status) => status !== 'WITH_DECIDER' || decider !== 'CARE');

export function statusText(t: TicketMessages['status'], status: DisputeStatus, topic: DisputeTopic): string {
  if (status !== 'WITH_DECIDER') return t[status];
  return topicFacts(topic).decidedBy === 'SHOP' ? t.WITH_SHOP : t.WITH_LENDER;
}

/** Statuses in order, each done, current or pending. */
export function stepsOf({ status, topic }: Pick<TicketSummary, 'status' | 'topic'>) {
  const statuses = statusesOf(topicFacts(topic).decidedBy);
  const now = statuses.indexOf(status);
  return statuses.map((each, place) => ({
    status: each,
    // A closed ticket has no current step.
    at:
      place < now || status === 'CLOSED' ? ('done' as const) : place === now ? ('now' as const) : ('waiting' as const),
  }));
}

/** Name of the decider; null for our own desk. */
export const deciderName = ({ decider, purchase }: Pick<Ticket, 'decider' | 'purchase'>): string | null =>
  decider === 'CARE' || !purchase ? null : decider === 'LENDER' ? purchase.lenderName : purchase.merchantName;

/** Next step with its date; null if there is none. */
export function nextStep(
  t: TicketMessages['ticket']['next'],
  ticket: Ticket,
): { readonly text: string; readonly day: string } | null {
  const { answerBy, decidedBy } = ticket;
  if (answerBy !== null) return { text: t.care(answerBy), day: answerBy };
  if (decidedBy === null) return null;
  const who = deciderName(ticket);
  return { text: who === null ? t.decided(decidedBy) : t.decider(who, decidedBy), day: decidedBy };
}
