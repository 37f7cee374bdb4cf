import type { FastifyRequest } from 'fastify';
import { header } from '../../shared/api/headers';
import { isOriginOf } from '../../shared/rules/merchant-origins';
import type { SalesCaller } from '../services/caller';
import { Refusal } from '../services/refusal';
import { findAgent } from '../store/merchants';
import { type AdmissionDeps, admitMerchant, type Known } from './admission';
import { verifyAuthToken } from './auth-token';
import { callOf } from './call-of';
import { headerText } from './header-text';

/** Admits a sales call. Refusals:
 *  - 401 for a missing header, an unknown merchant, a token of another merchant, or headers that differ from it;
 *  - 1402 for a genuine, expired token, which counts for the network, or an expired agent;
 *  - 403 for an unregistered origin;
 *  - 4070 for a blocked agent. */
export async function admitSalesCall(deps: AdmissionDeps, request: FastifyRequest): Promise<Known<SalesCaller>> {
  const { db, clock } = deps;
  const { merchant, refuse, secret } = await admitMerchant(deps, request);
  const { merchantKey } = merchant;
  const call = callOf(request);

  const given = headerText(request, header.sdkToken);
  const token = await verifyAuthToken(given, { merchantKey, secret: secret() }, clock.nowMs());
  if (token.result === 'forged') return refuse(new Refusal('AUTHORIZATION_FAIL', { why: token.why }));
  if (token.result === 'expired')
    return {
      by: { maker: 'client', merchantKey, client: call.client },
      refusal: new Refusal('SESSION_EXPIRED', { why: 'token expired' }),
    };
  if (token.scope !== 'sales' || headerText(request, header.scope) !== token.scope)
    return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'another scope' }));
  if (headerText(request, header.agentId) !== token.subject)
    return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'another agent than in the token' }));
  if (!isOriginOf(merchant.origins, headerText(request, header.origin)))
    return refuse(new Refusal('ORIGIN_NOT_REGISTERED'));

  const agentId = token.subject;
  const by = { maker: 'agent', merchantKey, agentId } as const;
  const agent = await findAgent(db, merchantKey, agentId);
  if (!agent) return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'unknown agent' }));
  if (agent.role === 'telesales') return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'no agent of a till' }));
  const { status } = agent;
  switch (status) {
    case 'active':
      return { by, caller: { ...call, merchant, agentId } };
    case 'blocked':
      return { by, refusal: new Refusal('AGENT_BLOCKED') };
    case 'expired':
      return { by, refusal: new Refusal('SESSION_EXPIRED', { why: 'agent expired' }) };
    default:
      return status satisfies never;
  }
}
