import { PAUSE_AT_MOST_MS, REOPEN_WITHIN_MS } from './dates';
import type { Decider } from './topics';

/** Status of a ticket. `RECEIVED`: not yet handled. `IN_REVIEW`: handled by the desk. `WITH_DECIDER`: the lender or the
 *  shop decides. `CLOSED`: until it is reopened. */
export const disputeStatuses = ['RECEIVED', 'IN_REVIEW', 'WITH_DECIDER', 'CLOSED'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Actions that a dispute can pause, according to the lender's file. */
export const pausable = ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'] as const;
export type Paused = (typeof pausable)[number];

/** A ticket's state for its rules. Times: epoch ms. */
export interface DisputeState {
  readonly status: DisputeStatus;
  readonly openedAtMs: number;
  /** Null while it is open. */
  readonly closedAtMs: number | null;
  /** Pauses announced at its opening; empty if there are none. */
  readonly pauses: readonly Paused[];
}

export type DisputeEvent =
  /** The desk has answered; `passedTo`: the new decider, null: none. */
  | { readonly type: 'answered'; readonly passedTo: Exclude<Decider, 'CARE'> | null }
  /** The shopper has replied, which reopens a closed ticket. */
  | { readonly type: 'replied' }
  | { readonly type: 'closed' }
  | { readonly type: 'reopened' };

/**
 * The next state of a ticket; null if the event is not allowed. The only place that changes a status.
 *
 * ```text
 * RECEIVED ──answered──> IN_REVIEW ──answered, passed on──> WITH_DECIDER
 * └────────── answered, passed on ────────────────────────┘
 * any of them ──closed──> CLOSED ──reopened, replied (within 30 days)──> IN_REVIEW
 * ```
 * A reply to an open ticket keeps its status. A further answer of the desk does not take it back from its decider.
 */
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

export const canReopen = ({ closedAtMs }: DisputeState, nowMs: number): boolean =>
  closedAtMs !== null && nowMs < closedAtMs + REOPEN_WITHIN_MS;

/** End of a ticket's pauses, epoch ms; null if it pauses nothing. */
export function pausedUntilMs({ pauses, status, openedAtMs }: DisputeState, nowMs: number): number | null {
  const untilMs = openedAtMs + PAUSE_AT_MOST_MS;
  return pauses.length > 0 && status !== 'CLOSED' && nowMs < untilMs ? untilMs : null;
}
