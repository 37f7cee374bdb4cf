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

/** What the product does with an error: words at the field, a modal, a screen, or the login route. */
export type Reaction = 'inline' | 'modal' | 'screen' | 'login';

/** One error: everything that is known about it. */
export interface ErrorRow<Name extends string = string> {
  /** Name on the wire and in docs. */
  readonly name: Name;
  /** Number on the wire; null for one that has only a name. */
  readonly code: number | null;
  readonly context: ErrorContext;
  /** Heading of its modal or screen; null = 'Error'. */
  readonly title: string | null;
  /** English wording; Hindi stands in the frames' catalogue under the same name. */
  readonly message: string;
  readonly reaction: Reaction;
  /** What the person does next. */
  readonly next: string;
  /** True where the same call may succeed when it is simply repeated. */
  readonly retryable: boolean;
  /** True where the host page is told, because the session ends with it. */
  readonly tellsHost: boolean;
}

type Given<Name extends string> = Pick<ErrorRow<Name>, 'name' | 'code' | 'message' | 'next'> & Partial<ErrorRow<Name>>;

/** The rows of one context. Unless a row says otherwise it is a modal without a title that cannot be retried. */
export const rowsOf =
  (context: ErrorContext) =>
  <const Name extends string>(rows: readonly Given<Name>[]): readonly ErrorRow<Name>[] =>
    rows.map((row) => ({ context, title: null, reaction: 'modal', retryable: false, tellsHost: false, ...row }));

/** Shown outside modals. Source: S1§8. */
export const GENERIC_MESSAGE =
  'System Error! We are experiencing technical difficulties & are working to fix them. Please try again later.';
/** Default of the error modal. Source: S1§8, S2§4. */
export const MODAL_MESSAGE =
  'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.';
/** Title of the error modal without one of its own. Source: S1§8. */
export const MODAL_TITLE = 'Error';
/** Source: S1§8. */
export const BLOCKED_MESSAGE = `Your access has been blocked due to multiple invalid attempts. You can reach out to ${brand.supportEmail} for any questions`;
