import type { ErrorName } from '../errors';
import type { EndpointScope } from './endpoint';

/** Business failures of any call in a scope, in addition to those of its endpoint: the caller has to be admitted, and
 *  an overdue payment at its lender's page waits for the lender's answer. */
export const scopeErrors: Readonly<Record<EndpointScope, readonly ErrorName[]>> = {
  sales: ['SESSION_EXPIRED', 'AGENT_BLOCKED'],
  telesales: ['SESSION_EXPIRED', 'AGENT_BLOCKED'],
  widget: ['ACTIVATION_SESSION_EXPIRED'],
  site: [],
  checkout: ['ACTIVATION_SESSION_EXPIRED', 'PAYMENT_LENDER_SERVER_FAIL'],
  merchant: [],
  page: [],
  public: [],
};
