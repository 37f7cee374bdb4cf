import { resolveWidgetError } from '../../../shared/errors/widget';
import type { LaterCalls } from '../../platform/flow/call-runner';
import type { EligibilityCalls } from '../flow/calls';
import type { EligibilityState } from '../flow/state';

export { sendCall } from '../../platform/api/send-call';
export { endpoints } from '../flow/endpoints';

export const rowOf: LaterCalls<EligibilityCalls, EligibilityState>['rowOf'] = ({ code, type }, call) =>
  resolveWidgetError(code, call === 'sendOtp' || call === 'verifyOtp' ? 'login' : 'activation', { type });
