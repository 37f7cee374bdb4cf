import type { Income } from '../../shared/api/application-form';
import type { AivfType } from '../../shared/lenders/lender';
import type { Locale } from '../../shared/locales';

/** A new customer's request for a credit line, by our reference. */
export interface ApplicationRef {
  readonly reference: string;
  readonly lenderId: string;
  readonly mobile: string;
}

export interface ApplicationAsk extends ApplicationRef {
  readonly userName: string;
  /** '' if not given. */
  readonly email: string;
  readonly dateOfBirth: string;
  readonly pan: string;
  readonly pincode: string;
  /** Planned purchase, rupees; null if none. */
  readonly amountRupees: number | null;
  readonly income: Income | null;
  readonly merchantName: string;
  readonly returnUrl: string;
}

/** An approved customer has a credit line that a payment can use at once. */
export type ApplicationState =
  | { readonly state: 'approved' | 'rejected' }
  /** Undecided. `pageUrl`: the lender's page with further questions; null if there are none. */
  | { readonly state: 'open'; readonly pageUrl: string | null };

export interface LineRef {
  readonly lenderId: string;
  readonly mobile: string;
  readonly merchantKey: string;
  readonly requestId: string;
}

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
      /** True if the line results from an application of a customer who is new to the bank. */
      readonly isNewCustomer: boolean;
      /** True also if the lender asks for none. A correct answer is valid for a limited time. */
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
      /** End of the block, epoch ms; absent if not blocked, or if the lender does not say. */
      readonly blockedUntilMs?: number | undefined;
    };

export type Activation =
  | { readonly activation: 'active' }
  | { readonly activation: 'wrongOtp' | 'otpExpired' | 'otpBlocked'; readonly attemptsRemaining: number };

export type PinChange =
  /** `isMessageSent`: this call sent the lender's SMS about the change. */
  | { readonly change: 'changed'; readonly isMessageSent: boolean }
  /** The new PIN equals the current one, which was correct. */
  | { readonly change: 'same' }
  | {
      readonly change: 'wrong' | 'blocked';
      readonly attemptsRemaining: number;
      readonly blockedUntilMs?: number | undefined;
    };

/** Identity proof of a customer who forgot the PIN. `wrongDay`, `blocked`: count as a wrong second factor. */
export type PinProof =
  | { readonly proof: 'proven' }
  | {
      readonly proof: 'wrongDay' | 'blocked' | 'wrongOtp' | 'otpExpired' | 'otpBlocked';
      readonly attemptsRemaining: number;
      readonly blockedUntilMs?: number | undefined;
    };

export type PinSetup = { readonly pin: 'set'; readonly isMessageSent: boolean } | { readonly pin: 'notProven' };

export type Mandate =
  | { readonly mandate: 'notNeeded' | 'registered' }
  | {
      readonly mandate: 'needed';
      readonly url: string;
      /** Signed query of the page without personal data. */
      readonly params: Readonly<Record<string, string>>;
      readonly expiresAtMs: number;
    };

/** PINs of lines whose lender requires one. Throws `LenderRefused` without such a line, else like `LenderGateway`. */
export interface PinGateway {
  /** Changes the PIN of a customer who knows the current one; wrong PINs count as wrong second factors, here and in
   *  payments. Idempotent for the same change. The customer gets an SMS in `language`. */
  changePin(
    ref: LineRef,
    pins: { readonly currentPin: string; readonly newPin: string },
    language: Locale,
  ): Promise<PinChange>;
  /** Sends an OTP to a customer who forgot the PIN. Throws refusals (too soon, too many). */
  sendPinOtp(ref: LineRef, language: Locale): Promise<OtpSent>;
  /** Checks that OTP and the date of birth (YYYY-MM-DD). The proof is valid for 30 min and one PIN. */
  provePinOwner(ref: LineRef, shown: { readonly otp: string; readonly dateOfBirth: string }): Promise<PinProof>;
  /** Sets a PIN after the identity proof, and notifies by SMS. */
  setPin(ref: LineRef, newPin: string, language: Locale): Promise<PinSetup>;
}

/** Opening of credit lines at lenders. Every call is idempotent. Throws like `LenderGateway`. */
export interface CreditLineGateway extends PinGateway {
  /** Files an application. Throws `LenderRefused`. */
  apply(ask: ApplicationAsk): Promise<ApplicationState>;
  applicationState(ref: ApplicationRef): Promise<ApplicationState>;
  lineState(ref: LineRef): Promise<LineState>;
  /** As for a payment; wrong answers of both count together. Throws `LenderRefused` without a line. */
  checkLineSecondFactor(ref: LineRef, aivfValue: string): Promise<SecondFactorAnswer>;
  /** Sends the customer an OTP for the activation, in `language`. Throws `LenderRefused` before the second factor is
   *  passed, and refusals (too soon, too many). */
  sendLineOtp(ref: LineRef, language: Locale): Promise<OtpSent>;
  /** Activates the line if the OTP is correct. Throws `LenderRefused` before the second factor is passed. */
  activateLine(ref: LineRef, otp: string): Promise<Activation>;
  mandate(ask: MandateAsk): Promise<Mandate>;
}
