import type { DisputePurchase, Ticket, TicketSummary } from '../../../shared/api/disputes';
import { lenderById } from '../../../shared/lenders';
import { answerBy, decidedBy, ombudsmanFrom } from '../../../shared/rules/disputes/dates';
import { canReopen, type Paused } from '../../../shared/rules/disputes/next';
import { topicFacts } from '../../../shared/rules/disputes/topics';
import { dayInIndia } from '../../../shared/rules/india-days';
import { type CustomerPurchase, purchasesOfNumber } from '../../store/customer-purchases';
import { filesOfTicket } from '../../store/dispute-files';
import { type Dispute, entriesOf } from '../../store/disputes';
import type { Db } from '../../store/schema';
import { lenderName } from '../offers';

export function purchaseAnswer({ lenderId, isPausable, ...purchase }: CustomerPurchase): DisputePurchase {
  const pauses = isPausable ? [...pausesOf(lenderId)] : [];
  return { ...purchase, lenderId, lenderName: lenderName(lenderId), pauses };
}

/** Actions that a lender pauses during a dispute; none for a lender that is no longer listed. */
export const pausesOf = (lenderId: string): readonly Paused[] => lenderById(lenderId)?.disputePauses ?? [];

export function summaryOf(dispute: Dispute, purchase: CustomerPurchase | null): TicketSummary {
  const { ticketId, topic, status, updatedAtMs, openedAtMs, pauses } = dispute;
  return {
    ticketId,
    topic,
    status,
    updatedDate: dayInIndia(updatedAtMs),
    updatedAtMs,
    openedAtMs,
    // The pauses announced at its opening, regardless of the lender's current file.
    purchase: purchase && { ...purchaseAnswer(purchase), pauses: [...pauses] },
  };
}

export async function ticketAnswer(db: Db, dispute: Dispute, nowMs: number): Promise<Ticket> {
  const { mobile, txnUuid, ticketId, topic, status, openedAtMs, answeredAtMs, pauses } = dispute;
  const [purchase] = txnUuid === null ? [] : await purchasesOfNumber(db, { mobile, lenderId: null }, [txnUuid]);
  const entries = await entriesOf(db, ticketId);
  const files = await filesOfTicket(db, ticketId);
  const { decidedBy: decider } = topicFacts(topic);
  const openedDay = dayInIndia(openedAtMs);
  const { pauseEndsAtMs } = dispute;
  const untilMs = pauseEndsAtMs !== null && nowMs < pauseEndsAtMs ? pauseEndsAtMs : null;
  const isClosed = status === 'CLOSED';
  return {
    ...summaryOf(dispute, purchase ?? null),
    decider,
    answerBy: isClosed || answeredAtMs !== null ? null : answerBy(openedDay),
    decidedBy: isClosed ? null : decidedBy(openedDay, decider),
    ombudsmanFrom: ombudsmanFrom(openedAtMs),
    paused: untilMs === null ? [] : [...pauses],
    pausedUntilMs: untilMs,
    canReopen: canReopen(dispute, nowMs),
    thread: entries.map(({ entryId, ...entry }) => ({
      ...entry,
      files: (files.get(entryId) ?? []).map((file) => ({ ...file })),
    })),
    serverNowMs: nowMs,
  };
}
