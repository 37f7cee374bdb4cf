import type { Income } from '../../shared/api/application-form';
import type { AivfType } from '../../shared/lenders/lender';
import type { Locale } from '../../shared/locales';

/** A new customer's request for a credit line, by the name that we gave it. */
export interface ApplicationRef {
  readonly reference: string;
  readonly lenderId: string;
  readonly mobile: string;
}

export interface ApplicationAsk extends ApplicationRef {
  readonly userName: string;
  /** '' where the customer gave none. */
  readonly email: string;
  readonly dateOfBirth: string;
  readonly pan: string;
  readonly pincode: string;
  /** What he wants to buy, rupees; null where nothing yet. */
  readonly amountRupees: number | null;
  /** What a month brings and takes; null where that was not asked. */
  readonly income: Income | null;
  /** Where he applies. */
  readonly merchantName: string;
  /** Where the lender's own page leads back to. */
  readonly returnUrl: string;
}

/** Whoever is approved has a credit line from then on, which a payment can use at once. */
export type ApplicationState =
  | { readonly state: 'approved' | 'rejected' }
  /** Not decided yet. `pageUrl`: what the lender has still to ask, on its own page; null where that is nothing. */
  | { readonly state: 'open'; readonly pageUrl: string | null };

/** One customer's line with one lender, and the call in whose course it is asked about. */
export interface LineRef {
  readonly lenderId: string;
  readonly mobile: string;
  readonly merchantKey: string;
  readonly requestId: string;
}

/** The same, and where the page on which a mandate is registered leads back to. */
export interface MandateAsk extends LineRef {
  readonly returnUrl: string;
}

export type LineState =
  | { readonly line: 'none' }
  | {
      /** `approved`: not activated yet. */
      readonly line: 'approved' | 'active';
      readonly limitRupees: number;
      readonly aivfType: AivfType;
      /** The line came of an application: its customer was new to the bank. */
      readonly isNewCustomer: boolean;
      /** Also where the lender asks none. A right answer counts for a while. */
      readonly isSecondFactorPassed: boolean;
    };

export interface OtpSent {
  readonly resendAtMs: number;
  readonly attemptsRemaining: number;
}

export type SecondFactorAnswer =
  | { readonly answer: 'right' }
  | {
      readonly answer: 'wrong' | 'blocked';
      readonly attemptsRemaining: number;
      /** Until when no answer is taken, epoch ms; absent where none is blocked, or the lender does not say. */
      readonly blockedUntilMs?: number | undefined;
    };

export type Activation =
  | { readonly activation: 'active' }
  | { readonly activation: 'wrongOtp' | 'otpExpired' | 'otpBlocked'; readonly attemptsRemaining: number };

export type PinChange =
  /** `isMessageSent`: the lender's SMS about it has gone out by this call. */
  | { readonly change: 'changed'; readonly isMessageSent: boolean }
  /** The new PIN is the current one, which was right. */
  | { readonly change: 'same' }
  | {
      readonly change: 'wrong' | 'blocked';
      readonly attemptsRemaining: number;
      readonly blockedUntilMs?: number | undefined;
    };

/** Whether whoever forgot the PIN has shown who he is. `wrongDay`, `blocked`: counted as a wrong second factor. */
export type PinProof =
  | { readonly proof: 'proven' }
  | {
      readonly proof: 'wrongDay' | 'blocked' | 'wrongOtp' | 'otpExpired' | 'otpBlocked';
      readonly attemptsRemaining: number;
      readonly blockedUntilMs?: number | undefined;
    };

export type PinSetup = { readonly pin: 'set'; readonly isMessageSent: boolean } | { readonly pin: 'notProven' };

/** A mandate to debit the instalments. `needed` with the lender's page on which the customer registers it. */
export type Mandate =
  | { readonly mandate: 'notNeeded' | 'registered' }
  | {
      readonly mandate: 'needed';
      readonly url: string;
      /** Query of the page: signed, and naming nobody. */
      readonly params: Readonly<Record<string, string>>;
      readonly expiresAtMs: number;
    };

/** PINs of lines whose lender asks one. Throws `LenderRefused` without such a line, else as `LenderGateway` says. */
export interface PinGateway {
  /** Sets another PIN for whoever knows the current one; wrong ones count as wrong second factors, here and in payments.
   *  The same change once more is the first one again. The customer, who reads `language`, is told by SMS. */
  changePin(
    ref: LineRef,
    pins: { readonly currentPin: string; readonly newPin: string },
    language: Locale,
  ): Promise<PinChange>;
  /** Sends whoever forgot the PIN an OTP. Throws refusals (too soon, too many). */
  sendPinOtp(ref: LineRef, language: Locale): Promise<OtpSent>;
  /** Whether that OTP and the date of birth (YYYY-MM-DD) are right. It counts for 30 min and for one PIN. */
  provePinOwner(ref: LineRef, shown: { readonly otp: string; readonly dateOfBirth: string }): Promise<PinProof>;
  /** Sets a PIN for whoever has shown who he is, and tells by SMS. */
  setPin(ref: LineRef, newPin: string, language: Locale): Promise<PinSetup>;
}

/** How lenders open credit lines. Everything may be repeated. Throws as `LenderGateway` says. */
export interface CreditLineGateway extends PinGateway {
  /** Files an application. Throws `LenderRefused`. */
  apply(ask: ApplicationAsk): Promise<ApplicationState>;
  applicationState(ref: ApplicationRef): Promise<ApplicationState>;
  lineState(ref: LineRef): Promise<LineState>;
  /** As for a payment; wrong answers of both count together. Throws `LenderRefused` without a line. */
  checkLineSecondFactor(ref: LineRef, aivfValue: string): Promise<SecondFactorAnswer>;
  /** Sends the customer, who reads `language`, an OTP for the activation. Throws `LenderRefused` before the second factor
   *  is passed, and refusals (too soon, too many). */
  sendLineOtp(ref: LineRef, language: Locale): Promise<OtpSent>;
  /** Activates the line, if the OTP is right. Throws `LenderRefused` before the second factor is passed. */
  activateLine(ref: LineRef, otp: string): Promise<Activation>;
  mandate(ask: MandateAsk): Promise<Mandate>;
}
