import { resolveWidgetError } from '../../../shared/errors/widget';
import { overloadNotice } from '../../kit/overload-notice';
import { laterHttp } from '../../platform/api/later-http';
import type { LaterCalls } from '../../platform/flow/call-runner';
import type { EligibilityCalls } from '../flow/calls';
import type { EligibilityState } from '../flow/state';

export { endpoints } from '../flow/endpoints';

export const http = laterHttp(overloadNotice);

export const rowOf: LaterCalls<EligibilityCalls, EligibilityState>['rowOf'] = ({ code, type }, call) =>
  resolveWidgetError(code, call === 'sendOtp' || call === 'verifyOtp' ? 'login' : 'activation', { type });
