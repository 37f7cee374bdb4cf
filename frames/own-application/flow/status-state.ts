import type { ResponseOf } from '../../../shared/api/endpoint';
import type { ownApplicationStatus } from '../../../shared/api/ntb-application';
import type { TicketTopic } from '../../../shared/api/support-ticket';
import type { Failure } from '../../platform/api/failure';
import { type CallEffect, type CallsOf, type CallsState, noCalls } from '../../platform/flow/calls';
import type { statusEndpoints } from './endpoints';
import { initialNtb, type NtbApplication, withAnswer } from './ntb-application';

export type StatusCalls = CallsOf<typeof statusEndpoints>;
export type Mandate = StatusCalls['mandate']['data'];

/** A question about the application, which becomes a ticket of its own kind. Source: NTB-022, ODR-002. */
export type Question =
  | { readonly step: 'none' }
  | {
      readonly step: 'writing' | 'sending';
      readonly topic: TicketTopic;
      readonly message: string;
      /** Nothing was written. */
      readonly isMissing: boolean;
      readonly failure: Failure | null;
    }
  | { readonly step: 'sent'; readonly ticketId: string };

export interface StatusState extends CallsState<StatusCalls> {
  readonly ntb: NtbApplication;
  /** Whether its lender can debit the instalments; null before it is known. */
  readonly mandate: Mandate | null;
  /** Of looking again, while what was seen before stays in sight. */
  readonly refresh: 'none' | 'running' | 'failed';
  /** Why the way to the mandate is not open; null for nothing. */
  readonly mandateFailure: Failure | null;
  /** It was pressed: whoever has asked for the way to the mandate goes it at once. */
  readonly isLeaving: boolean;
  readonly question: Question;
  /** The timer that counts; an earlier one means nothing. */
  readonly timerId: number | null;
}

export const firstStatus = (answer: ResponseOf<typeof ownApplicationStatus>): StatusState => ({
  ...noCalls,
  ntb: withAnswer(initialNtb, answer),
  mandate: null,
  refresh: 'none',
  mandateFailure: null,
  isLeaving: false,
  question: { step: 'none' },
  timerId: null,
});

export type StatusEvent =
  /** The page is there. */
  | { readonly type: 'shown' }
  /** 'Check again'. */
  | { readonly type: 'lookedAgain' }
  | { readonly type: 'timerFired'; readonly id: number }
  /** 'Set up auto-debit'. */
  | { readonly type: 'mandateAsked' }
  | { readonly type: 'questionOpened' }
  | { readonly type: 'topicChosen'; readonly topic: TicketTopic }
  | { readonly type: 'questionTyped'; readonly message: string }
  | { readonly type: 'questionSent' };

export type StatusEffect =
  | { readonly type: 'startTimer'; readonly id: number; readonly delayMs: number }
  /** Leaves for the lender's page on which the mandate is registered. */
  | { readonly type: 'leaveFor'; readonly url: string };
export type AnyStatusEffect = StatusEffect | CallEffect<StatusCalls>;
