import type { ThreadEntry } from '../../../shared/api/disputes';
import { type DisputeEvent, type DisputeState, nextDispute, pausedUntilMs } from '../../../shared/rules/disputes/next';
import { claimFiles } from '../../store/dispute-files';
import { addEntry, type Dispute, writeDispute } from '../../store/disputes';
import { notePauses, pausableUntilMs } from '../../store/loan-pauses';
import type { Db } from '../../store/schema';
import { Refusal } from '../refusal';

interface Said {
  readonly text: string | null;
  readonly fileIds: readonly string[];
  /** Null if it is not a reply. */
  readonly replyId: string | null;
}
export const nothingSaid: Said = { text: null, fileIds: [], replyId: null };

/** Applies an event to a locked ticket, and adds its lines. Returns the new ticket; null without a write if the event
 *  is not allowed. A repeated reply changes nothing. */
export async function changeDispute(
  trx: Db,
  dispute: Dispute,
  event: DisputeEvent,
  said: Said,
  nowMs: number,
  due: number | null,
): Promise<Dispute | null> {
  const state = nextDispute(dispute, event, nowMs);
  if (!state) return null;
  const after: Dispute = {
    ...dispute,
    ...state,
    updatedAtMs: nowMs,
    answeredAtMs: event.type === 'answered' ? (dispute.answeredAtMs ?? nowMs) : dispute.answeredAtMs,
    pauseEndsAtMs: await pauseEndOf(trx, dispute, state, nowMs),
    dueAtMs: due,
  };
  for (const kind of linesOf(dispute, after, event)) {
    const isMessage = kind === 'SHOPPER' || kind === 'CARE';
    const line = { kind, text: isMessage ? said.text : null, atMs: nowMs };
    const entryId = await addEntry(trx, dispute.ticketId, line, isMessage ? said.replyId : null);
    if (entryId === null) return dispute;
    if (isMessage) await claim(trx, dispute, said.fileIds, entryId);
  }
  await writeDispute(trx, after);
  if (after.txnUuid !== null && after.pauseEndsAtMs !== dispute.pauseEndsAtMs)
    await notePauses(trx, after.txnUuid, nowMs);
  return after;
}

async function pauseEndOf(trx: Db, before: Dispute, after: DisputeState, nowMs: number): Promise<number | null> {
  const untilMs = pausedUntilMs(after, nowMs);
  if (untilMs === null || before.txnUuid === null) return null;
  if (before.status !== 'CLOSED') {
    const { pauseEndsAtMs } = before;
    return pauseEndsAtMs !== null && pauseEndsAtMs > nowMs ? pauseEndsAtMs : null;
  }
  const pausableMs = await pausableUntilMs(trx, { ...before, txnUuid: before.txnUuid }, nowMs);
  return pausableMs === null ? null : Math.min(untilMs, pausableMs);
}

/** Assigns its files to a message. 404 if one is not the shopper's, or belongs to another message. */
export async function claim(
  trx: Db,
  { mobile, ticketId }: Dispute,
  fileIds: readonly string[],
  entryId: number,
): Promise<void> {
  if (!(await claimFiles(trx, mobile, fileIds, { ticketId, entryId })))
    throw new Refusal('NOT_FOUND', { why: 'no such file of this number' });
}

/** Lines of an event in order: the message first. */
function linesOf(before: Dispute, after: Dispute, event: DisputeEvent): ThreadEntry['kind'][] {
  const was = before.pauseEndsAtMs !== null;
  const is = after.pauseEndsAtMs !== null;
  const paused: ThreadEntry['kind'][] = was === is ? [] : [is ? 'PAUSED' : 'RESUMED'];
  switch (event.type) {
    case 'answered':
      return before.status !== 'WITH_DECIDER' && after.status === 'WITH_DECIDER'
        ? ['CARE', 'PASSED_ON', ...paused]
        : ['CARE', ...paused];
    case 'replied':
      return before.status === 'CLOSED' ? ['SHOPPER', 'REOPENED', ...paused] : ['SHOPPER', ...paused];
    case 'closed':
      return ['CLOSED', ...paused];
    case 'reopened':
      return ['REOPENED', ...paused];
    default:
      return event satisfies never;
  }
}
