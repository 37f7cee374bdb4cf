import { brand } from '../brand';

/** Where a code is read: the same number means different things in different flows. Source: S2§8. */
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

/** What an app does about an error besides saying it. The reducers read this, and no name or number of an error. */
export const reactions = [
  // Nothing: its words stand where the call was made, or on the screen of what the server says became of it.
  'say',
  // The answer was wrong: it is cleared, and typed once more.
  'typeAgain',
  // A code is out already: it can be typed, and the next one asked for when the time has come.
  'useSentCode',
  // The number leads nowhere for now: its words stay until another one is typed.
  'useAnotherNumber',
  // The number does not count as verified: it gets a code.
  'verifyNumber',
  // Too many calls: the same may be sent again in a moment.
  'slowDown',
  // The statement is another one by now: it is read again.
  'readAgain',
  // A newer link was sent: that one is to be opened.
  'openNewerLink',
  // The payment stands at another step than this page shows: the server is asked.
  'syncPayment',
  // The payment is another session's: the server is asked, and who wants to leave may.
  'goOnElsewhere',
  // Unknown whether the lender has paid: waits for its answer.
  'awaitLender',
  // The lender takes no application of this customer.
  'tryAnotherLender',
  // The lenders have answered, and the answer is no.
  'showNotEligible',
  // The host is asked for a fresh token once; then the session is over.
  'renewToken',
  // The user is not logged in, or the session has expired.
  'logIn',
  // The session with the server is over: a new one begins, if there can be one.
  'endSession',
  'endOrder',
  'blockAgent',
  'blockAccount',
] as const;
export type Reaction = (typeof reactions)[number];

/** What may be tried after a payment, or a try of one, has failed. `shorterPlan`, `longerPlan`: of the same lender, for
 *  fewer months, or for more with a smaller instalment. */
export type Recovery = 'sameAgain' | 'otherPlan' | 'shorterPlan' | 'longerPlan' | 'otherLender';

/** One error: everything that is known about it. */
export interface ErrorRow<Name extends string = string> {
  /** Name on the wire and in docs. */
  readonly name: Name;
  /** Its number; null for one that has only a name. Rows of `http` have that HTTP status, all others travel with 200. */
  readonly code: number | null;
  /** Number on the wire where it is not the row's own. */
  readonly wireCode: number | null;
  /** What tells it from others of its number on the wire; null where the number is enough. */
  readonly type: string | null;
  readonly context: ErrorContext;
  /** Heading of its modal or screen; null = 'Error'. */
  readonly title: string | null;
  /** English wording; the other languages have theirs in `shared/messages/<language>/shared/errors.ts`, under the same name. */
  readonly message: string;
  readonly reaction: Reaction;
  /** Best first, besides leaving; null = the same again unless the server says `retry: false`, then another lender. */
  readonly recovery: readonly Recovery[] | null;
  /** What the person does next. */
  readonly next: string;
  /** True where the same call may succeed when it is simply repeated: `retry` on the wire. */
  readonly retryable: boolean;
}

type Given<Name extends string> = Pick<ErrorRow<Name>, 'name' | 'code' | 'message' | 'next'> & Partial<ErrorRow<Name>>;

/** A row of a context. Unless it says otherwise it is words alone, and cannot be retried. */
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
