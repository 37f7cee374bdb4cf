import { header } from '../../shared/api/headers';

/** The five values that every sales request carries. Source: S2§3. */
export const salesHeadersOf = (of: {
  readonly merchantKey: string;
  readonly merchantOrigin: string;
  readonly icScope: string;
  readonly merchantAgentId: string;
  readonly authToken: string;
}): Readonly<Record<string, string>> => ({
  [header.merchantKey]: of.merchantKey,
  [header.origin]: of.merchantOrigin,
  [header.scope]: of.icScope,
  [header.agentId]: of.merchantAgentId,
  [header.sdkToken]: of.authToken,
});
