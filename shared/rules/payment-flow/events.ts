import type { PlanNeeds } from './state';

/** Options of a customer after the verification: pay by the chosen plan, choose one of the customer's lenders, apply as
 *  new to the bank, or none. */
export const customerOffers = ['chosenPlan', 'otherPlans', 'application', 'nothing'] as const;
export type CustomerOffer = (typeof customerOffers)[number];

/** Events of a payment. Past tense: it has happened, or the server is about to record it. */
export type PaymentEvent =
  /** The link was sent to a phone, and the sending page waits for it. */
  | { readonly type: 'linkSent' }
  | { readonly type: 'opened' }
  | { readonly type: 'plansShown' }
  /** A plan was chosen before the verification, without a reservation. `needs`: null while it is one session's draft,
   *  which other sessions do not see. */
  | { readonly type: 'planNoted'; readonly needs: PlanNeeds | null }
  /** Another number is about to be verified. */
  | { readonly type: 'mobileChanged' }
  | { readonly type: 'mobileVerified'; readonly offer: CustomerOffer }
  | { readonly type: 'applicationStarted' }
  | { readonly type: 'applicationApproved' }
  | { readonly type: 'applicationRejected' }
  /** The shopper wants another plan than the reserved one. */
  | { readonly type: 'planReopened' }
  | { readonly type: 'creditReserved'; readonly needs: PlanNeeds }
  | { readonly type: 'reservationRefused' }
  | { readonly type: 'secondFactorPassed' }
  | { readonly type: 'kfsAccepted' }
  /** A new day has begun since the consent: the statement is issued and agreed to again. */
  | { readonly type: 'statementOutdated' }
  /** Continues after a failure with an intact reservation. */
  | { readonly type: 'retried' }
  /** The lender is asked to pay. */
  | { readonly type: 'confirmAsked' }
  /** The lender has not accepted the request: a wrong OTP, or it never arrived. */
  | { readonly type: 'confirmNotTaken' }
  | { readonly type: 'lenderPaid' }
  /** The lender will not pay, or no attempts remain. `keepsReservation`: the same step may be retried. */
  | { readonly type: 'lenderRefused'; readonly keepsReservation: boolean }
  /** The lender has paid after its refusal: the shopper had agreed to this loan and requested it. */
  | { readonly type: 'paidAfterRefusal' }
  /** By the shopper, or because the shop started another payment for the order. */
  | { readonly type: 'canceled' }
  | { readonly type: 'expired' };
