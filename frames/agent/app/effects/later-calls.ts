import { resolveSalesError } from '../../../../shared/errors/sales-app';
import { crowdNotice } from '../../../crowd';
import { laterHttp } from '../../../platform/api/later-http';
import type { LaterCalls } from '../../../platform/flow/call-runner';
import type { SalesCalls } from '../../flow/calls';
import type { SalesState } from '../../flow/state';

export { endpoints } from '../../flow/endpoints';

export const http = laterHttp(crowdNotice);

export const rowOf: LaterCalls<SalesCalls, SalesState>['rowOf'] = ({ code, type }) =>
  resolveSalesError(code, 'sales', { type });
