import { resolveSalesError } from '../../../../shared/errors/sales-app';
import type { LaterCalls } from '../../../platform/flow/call-runner';
import type { SalesCalls } from '../../flow/calls';
import type { SalesState } from '../../flow/state';

export { sendCall } from '../../../platform/api/send-call';
export { endpoints } from '../../flow/endpoints';

export const rowOf: LaterCalls<SalesCalls, SalesState>['rowOf'] = ({ code, type }) =>
  resolveSalesError(code, 'sales', { type });
