import type { PlanNeeds } from './state';

/** What a customer whose number was just verified can do: pay by the plan he chose, choose one of his own lenders,
 *  apply as new to the bank, or nothing. */
export const customerOffers = ['chosenPlan', 'otherPlans', 'application', 'nothing'] as const;
export type CustomerOffer = (typeof customerOffers)[number];

/** What happens to a payment. Past tense: it has happened, or the server is about to record that it does. */
export type PaymentEvent =
  /** The link was sent to a phone, for which the page that sent it waits. */
  | { readonly type: 'linkSent' }
  | { readonly type: 'opened' }
  | { readonly type: 'plansShown' }
  /** A plan was chosen before the number is verified: nothing is reserved. `needs`: null while it is one session's draft,
   *  which others who have the payment open do not see. */
  | { readonly type: 'planNoted'; readonly needs: PlanNeeds | null }
  /** Another number is about to be verified. */
  | { readonly type: 'mobileChanged' }
  | { readonly type: 'mobileVerified'; readonly offer: CustomerOffer }
  | { readonly type: 'applicationStarted' }
  | { readonly type: 'applicationApproved' }
  | { readonly type: 'applicationRejected' }
  /** The shopper wants another plan than the one that is reserved. */
  | { readonly type: 'planReopened' }
  | { readonly type: 'creditReserved'; readonly needs: PlanNeeds }
  | { readonly type: 'reservationRefused' }
  | { readonly type: 'secondFactorPassed' }
  | { readonly type: 'kfsAccepted' }
  /** Another day has begun since the consent: the statement is issued again, and agreed to again. */
  | { readonly type: 'statementOutdated' }
  /** Goes on after a failure that kept the reservation. */
  | { readonly type: 'retried' }
  /** The lender is asked to pay. */
  | { readonly type: 'confirmAsked' }
  /** The lender has not taken the request: a wrong OTP, or it never got there. */
  | { readonly type: 'confirmNotTaken' }
  | { readonly type: 'lenderPaid' }
  /** The lender will not pay, or no more answers are allowed. `keepsReservation`: the same step may be tried again. */
  | { readonly type: 'lenderRefused'; readonly keepsReservation: boolean }
  /** The lender has paid after all, although it had refused: the shopper had agreed to this loan and asked for it. */
  | { readonly type: 'paidAfterRefusal' }
  /** By the shopper, or because the shop started another payment for the order. */
  | { readonly type: 'canceled' }
  /** The order's time is over. */
  | { readonly type: 'expired' };
