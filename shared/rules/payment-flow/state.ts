import type { AivfType } from '../../lenders/lender';
import type { PaymentStatus, PaymentStep } from './steps';

export interface PlanNeeds {
  readonly aivfType: AivfType;
  readonly kfsEnabled: boolean;
  /** The customer proves their identity and confirms on the lender's own page. */
  readonly isLenderHosted: boolean;
}

/**
 * State of the customer's credit.
 * - `none`: nothing is reserved;
 * - `reserved`: the lender reserves the amount for this payment;
 * - `asked`: the lender was asked to pay and has not answered yet;
 * - `taken`: the lender has paid.
 */
export const creditStates = ['none', 'reserved', 'asked', 'taken'] as const;
export type CreditState = (typeof creditStates)[number];

/** A payment. Source: S1§4, docs/adr/0023-payment-flow.md. */
export interface PaymentState {
  readonly step: PaymentStep;
  readonly status: PaymentStatus;
  /** The failed step in RETRY; null at every other step. */
  readonly failedStep: PaymentStep | null;
  /** The shopper's number is verified and a lender accepts it. */
  readonly isMobileVerified: boolean;
  /** Requirements of the chosen plan; null before. */
  readonly plan: PlanNeeds | null;
  readonly isSecondFactorPassed: boolean;
  readonly isKfsAccepted: boolean;
  readonly credit: CreditState;
}

/** Initial state: in the widget, or at the shop's machine or an SMS with a link. */
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

export const isFinal = (state: Pick<PaymentState, 'step' | 'status'>): boolean =>
  state.status === 'COMPLETE' || state.status === 'CANCELED' || (state.status === 'FAILED' && state.step !== 'RETRY');
