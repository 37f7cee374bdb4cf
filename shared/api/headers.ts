/** Names of request headers. `ic` = instalment credit. Source: S1§7, S2§3; the last three sales names are additions
 *  (SAL-082). */
export const header = {
  merchantKey: 'ic-merchant-key',
  origin: 'ic-origin',
  scope: 'ic-scope',
  agentId: 'ic-agent-id',
  sdkToken: 'ic-sdk-token',
  authorization: 'authorization',
  sessionToken: 'session-token',
  pinSetupAuthToken: 'pin-setup-auth-token',
  sessionId: 'sessionId',
  idempotencyKey: 'idempotency-key',
  /** Proof of work that a busy network must send. */
  proofOfWork: 'proof-of-work',
  /** Language of the page, also used for an SMS of the call. */
  language: 'accept-language',
} as const;

/** Headers of every sales request. Source: S2§3, S2§7. */
export const salesHeaders = [header.merchantKey, header.origin, header.scope, header.agentId, header.sdkToken] as const;
