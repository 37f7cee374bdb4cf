import { resolveWidgetError } from '../../../shared/errors/widget';
import { overloadNotice } from '../../kit/overload-notice';
import { laterHttp } from '../../platform/api/later-http';
import type { AnsweredError } from '../../platform/flow/to-failure';

export { endpoints } from '../flow/endpoints';

export const http = laterHttp(overloadNotice);

export const rowOf = ({ code, type }: AnsweredError, call: string) =>
  resolveWidgetError(code, call === 'sendOtp' || call === 'verifyOtp' ? 'login' : 'activation', { type });
