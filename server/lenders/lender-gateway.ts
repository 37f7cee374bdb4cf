import type { Kfs } from '../../shared/api/kfs';
import type { ErrorName } from '../../shared/errors';
import type { ShopRefusal } from '../../shared/errors/shop-refusal';
import type { AivfType } from '../../shared/lenders/lender';
import type { Locale } from '../../shared/locales';
import type { CreditLineGateway, OtpSent, SecondFactorAnswer } from './credit-line-gateway';
import type { LoanGateway } from './loan-gateway';

export type Standing =
  /** Has a credit line with `limitRupees` available at once. `refusedHere`: but not at this merchant. */
  | {
      readonly standing: 'preApproved';
      readonly limitRupees: number;
      readonly refusedHere?: ShopRefusal;
    }
  | { readonly standing: 'newToBank' }
  | { readonly standing: 'refused' };

export interface ReservationRef {
  readonly key: string;
  readonly lenderId: string;
  readonly mobile: string;
  readonly merchantKey: string;
  readonly requestId: string;
}

export interface ReservationAsk extends ReservationRef {
  readonly amountPaise: number;
  readonly emiPlanId: string;
  readonly merchantName: string;
  readonly expiresAtMs: number;
  readonly returnUrl: string;
}

export interface Reservation {
  readonly aivfType: AivfType;
  /** The lender's page on which the customer confirms; null if the OTP is typed here. */
  readonly pageUrl: string | null;
}

/** A Key Facts Statement that the customer agreed to on the lender's page, epoch ms. */
export interface OwnStatement {
  readonly kfs: Kfs;
  readonly agreedAtMs: number;
}

interface Paid {
  /** Like 'XX4471', once the lender may debit it; null before, and if the lender does not say. */
  readonly repaymentAccount: string | null;
  /** Time of the disbursal, epoch ms: interest runs from that day. */
  readonly paidAtMs: number;
  /** Statement of a lender that shows its own (`kfsEnabled: false`); null otherwise. */
  readonly statement: OwnStatement | null;
}

/** State of a reservation. Only an end is certain: `paid`, `declined`, `cancelled` and `expired`. A payment request may
 *  still reach a `reserved` one, and `unknown` may mean that the reservation has not arrived yet. */
export type ReservationState =
  | { readonly state: 'unknown' }
  | { readonly state: 'reserved' }
  | ({ readonly state: 'paid' } & Paid)
  /** By the customer on the lender's page, or by the lender. */
  | { readonly state: 'declined' }
  /** At our request. */
  | { readonly state: 'cancelled' }
  /** Released by the lender after its time. */
  | { readonly state: 'expired' };

/** `ordered`: the lender has not booked it yet, and is asked again. */
export type LoanReturn = 'ordered' | 'booked';

export type Confirmation =
  | ({ readonly confirmation: 'paid' } & Paid)
  | { readonly confirmation: 'wrongOtp' | 'otpExpired' | 'otpBlocked'; readonly attemptsRemaining: number };

/** The lenders' systems. Every changing call names a reservation and is idempotent. All throw `LenderUnavailable`
 *  (nothing was done) or `LenderTimedOut` (the outcome is unknown: call `status`). */
export interface LenderGateway extends CreditLineGateway, LoanGateway {
  /** Asks one lender. `signal` aborts when no caller waits for the answer. */
  standing(lenderId: string, mobile: string, signal: AbortSignal): Promise<Standing>;
  reserve(ask: ReservationAsk): Promise<Reservation>;
  /** The second factor: a PIN, a date of birth (YYYY-MM-DD) or a PAN. After the last wrong one the customer is blocked
   *  at this lender for a while. Throws `LenderRefused`. */
  checkSecondFactor(ref: ReservationRef, aivfValue: string): Promise<SecondFactorAnswer>;
  /** Sends the customer an OTP for this loan, in `language`. Throws a refusal (too soon, too many). */
  sendOtp(ref: ReservationRef, language: Locale): Promise<OtpSent>;
  /** Pays if the OTP is correct. Throws `LenderRefused`. */
  confirm(ref: ReservationRef, otp: string): Promise<Confirmation>;
  /** Cancels the reservation, even one that has not arrived yet: the lender then refuses to pay it. Returns its end;
   *  `paid` if the call is too late. */
  cancel(ref: ReservationRef): Promise<ReservationState>;
  status(ref: ReservationRef): Promise<ReservationState>;
  /** Orders the return of a reservation's whole loan, because its order was not completed. */
  returnLoan(ref: ReservationRef): Promise<LoanReturn>;
}

/** The lender does not answer, or its answer is invalid; nothing was done. */
export class LenderUnavailable extends Error {}

/** The lender received the request and did not answer in time. */
export class LenderTimedOut extends Error {}

export class LenderRefused extends Error {
  constructor(readonly errorName: ErrorName) {
    super(errorName);
  }
}
