import { header } from '../../../../shared/api/headers';
import type { MerchantData } from '../../flow/state';

/** The five values that every sales request carries. Source: S2§3. */
export const salesHeadersOf = (merchant: MerchantData): Readonly<Record<string, string>> => ({
  [header.merchantKey]: merchant.merchantKey,
  [header.origin]: merchant.postMsgMerchantOrigin,
  [header.scope]: merchant.icScope,
  [header.agentId]: merchant.merchantAgentId,
  [header.sdkToken]: merchant.authToken,
});
