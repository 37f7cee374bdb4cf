/** Request headers, each named once. `ic` = instalment credit. Source: S1§7, S2§3; the last three sales names are
 *  ours (SAL-082). */
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
  /** Proof of work that a busy network was asked for. */
  proofOfWork: 'proof-of-work',
  /** What the page speaks: an SMS that a call sends is in it too. */
  language: 'accept-language',
} as const;

/** What every sales request carries. Source: S2§3, S2§7. */
export const salesHeaders = [header.merchantKey, header.origin, header.scope, header.agentId, header.sdkToken] as const;
