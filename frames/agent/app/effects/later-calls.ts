import { resolveSalesError } from '../../../../shared/errors/sales-app';
import { overloadNotice } from '../../../kit/overload-notice';
import { laterHttp } from '../../../platform/api/later-http';
import type { LaterCalls } from '../../../platform/flow/call-runner';
import type { SalesCalls } from '../../flow/calls';
import type { SalesState } from '../../flow/state';

export { endpoints } from '../../flow/endpoints';

export const http = laterHttp(overloadNotice);

export const rowOf: LaterCalls<SalesCalls, SalesState>['rowOf'] = ({ code, type }) =>
  resolveSalesError(code, 'sales', { type });
