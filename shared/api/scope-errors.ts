import type { ErrorName } from '../errors';
import type { EndpointScope } from './endpoint';

/** Business failures that any call of a scope may be answered with, beside those that its endpoint names: who calls has to be
 *  let in, and a payment that is past its time at its lender's page waits for that lender's word. */
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
