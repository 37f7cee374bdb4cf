import type { ResponseOf } from '../../../shared/api/endpoint';
import {
  cancelRequest,
  type LiveRequest,
  ownRequests,
  type PaymentRequest,
  requestPayment,
  requestStatus,
  resendRequest,
  telesalesAmount,
} from '../../../shared/api/telesales';
import { isOpenRequest } from '../../../shared/rules/payment-request';
import type { Failure } from '../../platform/api/failure';
import type { Flow } from '../../platform/page/flow';
import { type Agent, deskCalls, type Left, type Listed, type OlderStep } from '../desk';
import type { TakeFault, TakeFields } from './take-form';

export const calls = {
  ...deskCalls,
  check: telesalesAmount,
  request: requestPayment,
  newest: ownRequests,
  older: ownRequests,
  status: requestStatus,
  resend: resendRequest,
  cancel: cancelRequest,
};

export interface PaymentInput {
  readonly agent: Agent;
  readonly requests: Listed<PaymentRequest>;
  /** Null if nothing was typed before. */
  readonly draft: TakeFields | null;
  /** Anchor of the address; '' without one. */
  readonly anchor: string;
}

/** Lenders and plans of an amount. */
export type Reach = ResponseOf<typeof telesalesAmount>;

export interface TakeForm {
  readonly fields: TakeFields;
  readonly faults: readonly TakeFault[];
  readonly isRestored: boolean;
  /** Of the amount; null while it is unknown. */
  readonly reach: Reach | null;
  readonly sending: { readonly step: 'idle' | 'sending' } | { readonly step: 'failed'; readonly failure: Failure };
}

export type Shown = 'all' | 'open' | 'paid';
export interface ListView {
  readonly name: 'list';
  /** Part of an order number, or visible digits of a mobile number. */
  readonly search: string;
  readonly shown: Shown;
  readonly older: OlderStep;
}

export type LiveAction =
  | { readonly step: 'none' | 'sending' | 'cancelAsked' | 'cancelling' }
  | { readonly step: 'failed'; readonly call: 'resend' | 'cancel'; readonly failure: Failure };
/** A request that was read. `isUnheard`: the last read has failed. */
export interface ReadRequest {
  readonly step: 'read';
  readonly request: LiveRequest;
  readonly isUnheard: boolean;
  readonly action: LiveAction;
}
export interface LiveView {
  readonly name: 'live';
  readonly txnUuid: string;
  readonly found:
    | { readonly step: 'reading'; readonly isUnheard: boolean }
    /** No such request, or one of another agent. */
    | { readonly step: 'missing' }
    | ReadRequest;
}

export interface PaymentState {
  readonly agent: Agent;
  readonly requests: Listed<PaymentRequest>;
  readonly form: TakeForm;
  readonly view: { readonly name: 'take' } | ListView | LiveView;
}

export type PaymentEvent =
  | { readonly type: 'anchorChanged'; readonly anchor: string }
  | { readonly type: 'typed'; readonly change: Partial<TakeFields> }
  | { readonly type: 'searched'; readonly search: string }
  | { readonly type: 'filtered'; readonly shown: Shown }
  | {
      readonly type:
        | 'leftDesk'
        | 'submitted'
        | 'moreAsked'
        | 'newRequested'
        | 'resent'
        | 'cancelAsked'
        | 'cancelDismissed'
        | 'cancelConfirmed';
    };

export type PaymentEffect =
  | Left
  | { readonly type: 'wentTo'; readonly anchor: string }
  | { readonly type: 'draftChanged'; readonly fields: TakeFields }
  | { readonly type: 'draftDropped' };

export type PaymentFlow = Flow<PaymentState, typeof calls, PaymentInput, 'amount' | 'poll', PaymentEffect>;

/** A request that can still change. */
export const isOpen = ({ request }: ReadRequest): boolean => isOpenRequest(request.state);
