import type { Session } from '../../platform/session/session';
import { type Asker, Calls } from './calls';

// What the first screen does without: HTTP, schemas, and the views that only an answer of the server leads to.
export { OtpEntry } from '../views/otp-entry';
export { EligibleLenders, NotEligible } from '../views/results';
export { kindOf, toFailure } from './to-failure';

let calls: Calls | undefined;

/** The calls of this frame; it has one shopper and one session. */
export function callsFor(ports: { asker: () => Asker; session: () => Session }): Calls {
  calls ??= new Calls(ports);
  return calls;
}
