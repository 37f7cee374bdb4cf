import { header } from '../../../shared/api/headers';
import { resolveWidgetError } from '../../../shared/errors/widget';
import { CallRunner } from '../../platform/flow/call-runner';
import type { CallFailed, CallSucceeded } from '../../platform/flow/calls';
import type { EligibilityCalls } from '../flow/calls';
import { endpoints } from '../flow/endpoints';
import type { EligibilityState } from '../flow/state';
import type { Ports } from './perform';

// What the first screen does without: HTTP, schemas, and the views that only an answer of the server leads to.
export { OtpEntry } from '../views/otp-entry';
export { EligibleLenders, NotEligible } from '../views/results';

export const eligibilityCallRunner = (
  ports: Ports,
  send: (event: CallSucceeded<EligibilityCalls> | CallFailed<EligibilityCalls>) => void,
): CallRunner<EligibilityCalls, EligibilityState> =>
  new CallRunner(
    ports,
    {
      endpoints,
      headersOf: ({ merchant }) => ({
        [header.merchantKey]: merchant?.merchantKey ?? '',
        [header.origin]: merchant?.merchantOrigin ?? '',
      }),
      rowOf: (code, call) =>
        resolveWidgetError(code, call === 'sendOtp' || call === 'verifyOtp' ? 'login' : 'activation'),
    },
    send,
  );
