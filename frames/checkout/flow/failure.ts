/** Why a call failed.
 *  - business: the server answered `success: false` with its own code and message.
 *  - unauthorised: 401. - forbidden: 403. - http: any other status. - malformed: the answer broke its schema.
 *  - network, timeout, aborted: no answer at all. */
export type FailureKind =
  | 'business'
  | 'unauthorised'
  | 'forbidden'
  | 'http'
  | 'malformed'
  | 'network'
  | 'timeout'
  | 'aborted';

/** A failed call as state holds it: plain data, nothing of the request. `code` is the number or name the server sent
 *  (500 without an answer); `name` is the row of the error catalogue, read for the payment and the lender's second
 *  factor (a PIN lender's 4105 is 4104), null for a code that it does not know. `attemptsRemaining` is null unless the
 *  server counted them; `resendAtMs` (this device's clock) unless it said when the next OTP may be sent.
 *  Source: S1§8, S2§8. */
export interface Failure {
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: number | string;
  readonly name: string | null;
  readonly message: string;
  readonly title: string | null;
  /** The server's own word on repeating; null = it said nothing. */
  readonly retry: boolean | null;
  readonly attemptsRemaining: number | null;
  readonly resendAtMs: number | null;
}

/** True where the line is at fault: nobody answered, and nobody knows whether the call was heard. */
export const isSilent = ({ kind }: Failure): boolean => kind === 'network' || kind === 'timeout';

/** True where the server gave a code and words of its own. */
export const isBusiness = (failure: Failure): boolean => failure.kind === 'business';

/** A fault of our own code or of loading it, as the flow knows it. */
export const ownFailure = (error: unknown, kind: FailureKind = 'malformed'): Failure => ({
  kind,
  status: 500,
  code: 500,
  name: null,
  message: error instanceof Error ? error.message : 'Unknown error',
  title: null,
  retry: null,
  attemptsRemaining: null,
  resendAtMs: null,
});
