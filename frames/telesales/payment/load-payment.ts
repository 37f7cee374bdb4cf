import { ownRequests } from '../../../shared/api/telesales';
import { telesalesAgent } from '../../../shared/api/telesales-session';
import type { ApiClient } from '../../platform/api/client';
import { drafts, draftsOf } from './drafts';
import type { PaymentInput } from './payment-state';

/** Reads the agent and the newest requests, and restores the draft. */
export async function loadPayment(client: ApiClient, page: Window & typeof globalThis): Promise<PaymentInput> {
  const [agent, { requests, hasMore }] = await Promise.all([
    client.call(telesalesAgent, undefined),
    client.call(ownRequests, {}),
  ]);
  const store = draftsOf(page);
  return {
    agent,
    requests: { items: requests, hasMore },
    draft: store && drafts.read(store, agent.agentId, page.Date.now()),
    anchor: page.location.hash,
  };
}
