import { header } from '../../../../shared/api/headers';
import { resolveSalesError } from '../../../../shared/errors/sales-app';
import { CallRunner } from '../../../platform/flow/call-runner';
import type { CallFailed, CallSucceeded } from '../../../platform/flow/calls';
import type { SalesCalls } from '../../flow/calls';
import { endpoints } from '../../flow/endpoints';
import type { MerchantData, SalesState } from '../../flow/state';
import type { Ports } from '../ports';

/** The five values that every sales request carries. Source: S2§3. */
const salesHeadersOf = (merchant: MerchantData): Readonly<Record<string, string>> => ({
  [header.merchantKey]: merchant.merchantKey,
  [header.origin]: merchant.postMsgMerchantOrigin,
  [header.scope]: merchant.icScope,
  [header.agentId]: merchant.merchantAgentId,
  [header.sdkToken]: merchant.authToken,
});

export const salesCallRunner = (
  ports: Ports,
  send: (event: CallSucceeded<SalesCalls> | CallFailed<SalesCalls>) => void,
): CallRunner<SalesCalls, SalesState> =>
  new CallRunner(
    ports,
    {
      endpoints,
      headersOf: ({ merchantData }) => salesHeadersOf(merchantData),
      rowOf: (code) => resolveSalesError(code, 'sales'),
    },
    send,
  );
