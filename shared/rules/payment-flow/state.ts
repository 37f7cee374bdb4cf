import type { AivfType } from '../../lenders/lender';
import type { PaymentStatus, PaymentStep } from './steps';

/** What the chosen lender asks for before it pays. */
export interface PlanNeeds {
  readonly aivfType: AivfType;
  readonly kfsEnabled: boolean;
  /** The customer proves who he is, and confirms, on the lender's own page. */
  readonly isLenderHosted: boolean;
}

/** Where the customer's credit is.
 *  - `none`: nothing is set aside;
 *  - `reserved`: the lender holds the amount back for this payment;
 *  - `asked`: the lender was asked to pay and has not answered yet;
 *  - `taken`: the lender has paid. */
export const creditStates = ['none', 'reserved', 'asked', 'taken'] as const;
export type CreditState = (typeof creditStates)[number];

/** A payment. Source: S1§4, docs/adr/0023-payment-flow.md. */
export interface PaymentState {
  readonly step: PaymentStep;
  readonly status: PaymentStatus;
  /** In RETRY the step that failed; null at every other step. */
  readonly failedStep: PaymentStep | null;
  /** The shopper's number is verified and a lender wants him. */
  readonly isMobileVerified: boolean;
  /** Needs of the chosen plan; null before one is chosen. */
  readonly plan: PlanNeeds | null;
  readonly isSecondFactorPassed: boolean;
  readonly isKfsAccepted: boolean;
  readonly credit: CreditState;
}

/** Where a payment starts: in the widget, or at the shop's machine or an SMS with a link to it. */
export const initialPayment = (start: 'widget' | 'link'): PaymentState => ({
  step: start === 'widget' ? 'CW_OPENED' : 'PAYMENT_LINK',
  status: 'INITIATED',
  failedStep: null,
  isMobileVerified: false,
  plan: null,
  isSecondFactorPassed: false,
  isKfsAccepted: false,
  credit: 'none',
});

/** COMPLETE, CANCELED, and a failure after which nothing can be tried again. */
export const isFinal = (state: Pick<PaymentState, 'step' | 'status'>): boolean =>
  state.status === 'COMPLETE' || state.status === 'CANCELED' || (state.status === 'FAILED' && state.step !== 'RETRY');
