import type { Kfs } from '../../shared/api/kfs';
import type { ErrorName } from '../../shared/errors';
import type { ShopRefusal } from '../../shared/errors/shop-refusal';
import type { AivfType } from '../../shared/lenders/lender';
import type { Locale } from '../../shared/locales';
import type { CreditLineGateway, OtpSent, SecondFactorAnswer } from './credit-line-gateway';
import type { LoanGateway } from './loan-gateway';

/** What a lender says of a customer. */
export type Standing =
  /** Has a credit line of which `limitRupees` can be used at once. `refusedHere`: but not at this merchant. */
  | {
      readonly standing: 'preApproved';
      readonly limitRupees: number;
      readonly refusedHere?: ShopRefusal;
    }
  /** May apply for a new credit line. */
  | { readonly standing: 'newToBank' }
  | { readonly standing: 'refused' };

/** A loan that a lender is asked to hold ready, by a name of ours that is never used for another. */
export interface ReservationRef {
  readonly key: string;
  readonly lenderId: string;
  readonly mobile: string;
  readonly merchantKey: string;
  /** The call in whose course this is asked. */
  readonly requestId: string;
}

export interface ReservationAsk extends ReservationRef {
  readonly amountPaise: number;
  readonly emiPlanId: string;
  readonly merchantName: string;
  /** After which the lender gives it back by itself. */
  readonly expiresAtMs: number;
  /** Where the lender's own page leads back to. */
  readonly returnUrl: string;
}

export interface Reservation {
  /** What the lender will ask this customer; may differ from what it usually asks. */
  readonly aivfType: AivfType;
  /** The lender's own page, on which the customer confirms; null where the OTP is typed with us. */
  readonly pageUrl: string | null;
}

/** A Key Facts Statement that the customer agreed to on the lender's own page, epoch ms. */
export interface OwnStatement {
  readonly kfs: Kfs;
  readonly agreedAtMs: number;
}

/** A loan that the lender has paid out. */
interface Paid {
  /** As 'XX4471', once the lender may debit it; null before, and where it does not say. */
  readonly repaymentAccount: string | null;
  /** The moment of the disbursal, epoch ms: interest runs from that day. */
  readonly paidAtMs: number;
  /** Of a lender that shows its own statement (`kfsEnabled: false`); null with all others. */
  readonly statement: OwnStatement | null;
}

/**
 * What became of a reservation. Only an end is certain: `paid`, `declined`, `cancelled` and `expired`. A request to pay may
 * still arrive at one that is `reserved`, and `unknown` may only mean that the reservation has not arrived yet.
 */
export type ReservationState =
  /** The lender has not heard of it. */
  | { readonly state: 'unknown' }
  | { readonly state: 'reserved' }
  | ({ readonly state: 'paid' } & Paid)
  /** By the customer on the lender's page, or by the lender. */
  | { readonly state: 'declined' }
  /** At our request. */
  | { readonly state: 'cancelled' }
  /** The lender has given it back because its time was over. */
  | { readonly state: 'expired' };

/** `ordered`: the lender has still to book it, and is asked again. */
export type LoanReturn = 'ordered' | 'booked';

export type Confirmation =
  | ({ readonly confirmation: 'paid' } & Paid)
  | { readonly confirmation: 'wrongOtp' | 'otpExpired' | 'otpBlocked'; readonly attemptsRemaining: number };

/**
 * The lenders' own systems. Every call that changes something names a reservation and may be repeated: the lender does
 * it once and gives the same answer. All throw `LenderUnavailable` (nothing was done) or `LenderTimedOut` (nobody
 * knows: ask `status`).
 */
export interface LenderGateway extends CreditLineGateway, LoanGateway {
  /** Asks one lender. `signal` aborts when nobody waits for the answer any more. */
  standing(lenderId: string, mobile: string, signal: AbortSignal): Promise<Standing>;
  /** Holds a loan ready. Throws `LenderRefused`. */
  reserve(ask: ReservationAsk): Promise<Reservation>;
  /** The second factor: a PIN, a date of birth (YYYY-MM-DD) or a PAN. After the last wrong one the customer is blocked
   *  at this lender for a while. Throws `LenderRefused`. */
  checkSecondFactor(ref: ReservationRef, aivfValue: string): Promise<SecondFactorAnswer>;
  /** Sends the customer, who reads `language`, an OTP for this loan. Throws a refusal (too soon, too many). */
  sendOtp(ref: ReservationRef, language: Locale): Promise<OtpSent>;
  /** Pays, if the OTP is right. Throws `LenderRefused`. */
  confirm(ref: ReservationRef, otp: string): Promise<Confirmation>;
  /** Cancels the reservation, also one that has not arrived yet: the lender refuses to pay it from then on. Answers how it
   *  ended; `paid` where that is too late. */
  cancel(ref: ReservationRef): Promise<ReservationState>;
  status(ref: ReservationRef): Promise<ReservationState>;
  /** Orders that the whole loan of a reservation is taken back, because its order was not completed. */
  returnLoan(ref: ReservationRef): Promise<LoanReturn>;
}

/** The lender does not answer, or not with sense; nothing was done. */
export class LenderUnavailable extends Error {}

/** The lender took the request and did not answer in time. */
export class LenderTimedOut extends Error {}

/** The lender says no. */
export class LenderRefused extends Error {
  constructor(readonly errorName: ErrorName) {
    super(errorName);
  }
}
