import { PAUSE_AT_MOST_MS, REOPEN_WITHIN_MS } from './dates';
import type { Decider } from './topics';

/** Where a ticket stands. `RECEIVED`: nobody has looked at it. `IN_REVIEW`: our desk has. `WITH_DECIDER`: the lender or the
 *  shop is to say. `CLOSED`: until it is opened again. */
export const disputeStatuses = ['RECEIVED', 'IN_REVIEW', 'WITH_DECIDER', 'CLOSED'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** What a lender's file says that a dispute pauses. */
export const pausable = ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'] as const;
export type Paused = (typeof pausable)[number];

/** A ticket, as its rules see it. Times: epoch ms. */
export interface DisputeState {
  readonly status: DisputeStatus;
  readonly openedAtMs: number;
  /** Null while it is open. */
  readonly closedAtMs: number | null;
  /** What was said when it was opened that it pauses; empty where nothing is. */
  readonly pauses: readonly Paused[];
}

export type DisputeEvent =
  /** Our desk has written; `passedTo`: whom it has handed the decision to, null: nobody. */
  | { readonly type: 'answered'; readonly passedTo: Exclude<Decider, 'CARE'> | null }
  /** The shopper has written; to a closed ticket that opens it again. */
  | { readonly type: 'replied' }
  | { readonly type: 'closed' }
  | { readonly type: 'reopened' };

/** What becomes of a ticket; null where the event has no place. Nothing else changes where one stands.
 *
 * ```text
 * RECEIVED ──answered──> IN_REVIEW ──answered, passed on──> WITH_DECIDER
 *     └────────── answered, passed on ────────────────────────┘
 * any of them ──closed──> CLOSED ──reopened, replied (within 30 days)──> IN_REVIEW
 * ```
 * A reply to an open ticket leaves it where it is. What a decider has is not taken back by another answer of ours. */
export function nextDispute(state: DisputeState, event: DisputeEvent, nowMs: number): DisputeState | null {
  const isClosed = state.status === 'CLOSED';
  switch (event.type) {
    case 'answered': {
      if (isClosed) return null;
      const isPassed = event.passedTo !== null || state.status === 'WITH_DECIDER';
      return { ...state, status: isPassed ? 'WITH_DECIDER' : 'IN_REVIEW' };
    }
    case 'replied':
      return isClosed ? reopened(state, nowMs) : state;
    case 'closed':
      return isClosed ? null : { ...state, status: 'CLOSED', closedAtMs: nowMs };
    case 'reopened':
      return isClosed ? reopened(state, nowMs) : null;
    default:
      return event satisfies never;
  }
}

const reopened = (state: DisputeState, nowMs: number): DisputeState | null =>
  canReopen(state, nowMs) ? { ...state, status: 'IN_REVIEW', closedAtMs: null } : null;

/** Whether a closed ticket can be opened again. */
export const canReopen = ({ closedAtMs }: DisputeState, nowMs: number): boolean =>
  closedAtMs !== null && nowMs < closedAtMs + REOPEN_WITHIN_MS;

/** Until when a ticket pauses what it does, epoch ms; null where it pauses nothing, or not any more. */
export function pausedUntilMs({ pauses, status, openedAtMs }: DisputeState, nowMs: number): number | null {
  const untilMs = openedAtMs + PAUSE_AT_MOST_MS;
  return pauses.length > 0 && status !== 'CLOSED' && nowMs < untilMs ? untilMs : null;
}
