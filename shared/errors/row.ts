import { brand } from '../brand';

/** Contexts of a code: one number means different errors in different flows. Source: S2§8. */
export const errorContexts = [
  'sales',
  'activation',
  'payment',
  'pinChange',
  'login',
  'ntb',
  'merchant',
  'sandbox',
  'common',
  'http',
  'client',
] as const;
export type ErrorContext = (typeof errorContexts)[number];

/** Actions of an app on an error in addition to its text. The reducers use only this, no name or number of an error. */
export const reactions = [
  // None: the text is shown at the call, or on the screen of the resulting state.
  'say',
  // Wrong answer: clears the field for another try.
  'typeAgain',
  // A code was sent: it can be typed, and the next one requested after its wait.
  'useSentCode',
  // The number cannot be used now: the text stays until another one is typed.
  'useAnotherNumber',
  // The number is not verified: sends a code.
  'verifyNumber',
  // Too many calls: the same call may be repeated soon.
  'slowDown',
  // The statement has changed: reads it again.
  'readAgain',
  // A newer link was sent, which has to be opened.
  'openNewerLink',
  // The payment is at another step than the page: asks the server.
  'syncPayment',
  // Another session owns the payment: asks the server, and allows leaving.
  'goOnElsewhere',
  // Unknown whether the lender has paid: waits for its answer.
  'awaitLender',
  // The lender accepts no application of this customer.
  'tryAnotherLender',
  // No lender has approved.
  'showNotEligible',
  // Requests a new token from the host once; after that the session ends.
  'renewToken',
  // The user is not logged in, or the session has expired.
  'logIn',
  // The server session has expired: starts a new one if possible.
  'endSession',
  'endOrder',
  'blockAgent',
  'blockAccount',
] as const;
export type Reaction = (typeof reactions)[number];

/** Possible next attempts after a failed payment. `shorterPlan`, `longerPlan`: of the same lender, with fewer months,
 *  or with more months and a smaller instalment. */
export type Recovery = 'sameAgain' | 'otherPlan' | 'shorterPlan' | 'longerPlan' | 'otherLender';

export interface ErrorRow<Name extends string = string> {
  /** Name on the wire and in docs. */
  readonly name: Name;
  /** Null for an error with only a name. Rows of `http` have that HTTP status, all others 200. */
  readonly code: number | null;
  /** Number on the wire, if it differs. */
  readonly wireCode: number | null;
  /** Distinguishes errors with the same wire number; null if the number is unique. */
  readonly type: string | null;
  readonly context: ErrorContext;
  /** Heading of its modal or screen; null = 'Error'. */
  readonly title: string | null;
  /** English text; translations are in `shared/messages/<language>/shared/errors.ts`, by the same name. */
  readonly message: string;
  readonly reaction: Reaction;
  /** Best first, in addition to leaving; null = the same again unless the server sends `retry: false`, then another
   *  lender. */
  readonly recovery: readonly Recovery[] | null;
  /** Next action of the user. */
  readonly next: string;
  /** True if the same call may succeed when it is repeated: `retry` on the wire. */
  readonly retryable: boolean;
}

type Given<Name extends string> = Pick<ErrorRow<Name>, 'name' | 'code' | 'message' | 'next'> & Partial<ErrorRow<Name>>;

/** A row of a context. By default it is only a text, and cannot be retried. */
export const rowOf =
  (context: ErrorContext) =>
  <const Name extends string>(row: Given<Name>): ErrorRow<Name> => ({
    context,
    wireCode: null,
    type: null,
    title: null,
    reaction: 'say',
    recovery: null,
    retryable: false,
    ...row,
  });

export const rowsOf =
  (context: ErrorContext) =>
  <const Name extends string>(rows: readonly Given<Name>[]): readonly ErrorRow<Name>[] =>
    rows.map((row) => rowOf(context)(row));

/** Shown outside modals. Source: S1§8. */
export const GENERIC_MESSAGE =
  'System Error! We are experiencing technical difficulties & are working to fix them. Please try again later.';
/** Default of the error modal. Source: S1§8, S2§4. */
export const MODAL_MESSAGE =
  'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.';
/** Source: S1§8. */
export const BLOCKED_MESSAGE = `Your access has been blocked due to multiple invalid attempts. You can reach out to ${brand.supportEmail} for any questions`;
