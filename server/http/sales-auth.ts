import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../shared/api/endpoint';
import { header } from '../../shared/api/headers';
import type { Clock } from '../ports';
import type { SalesCaller } from '../services/caller';
import { limits, spend } from '../services/limits';
import { Refusal, type RefusalDetail } from '../services/refusal';
import { findAgentStatus, findMerchant } from '../store/merchants';
import type { Db } from '../store/schema';
import { verifyAuthToken } from './auth-token';

/** A mistake in the merchant's set-up; nobody is blocked, so neither the type nor the words say so. */
const originNotRegistered: RefusalDetail = {
  type: 'Origin_Not_Registered',
  title: 'Origin not registered',
  message: 'This web address is not registered for the merchant.',
};

/** Lets a sales call in, or refuses it:
 *  - 401 for a missing header, an unknown merchant, a token that is not the merchant's, or headers that differ from it;
 *  - 1402 for a genuine token or an agent past its time;
 *  - 403 for an origin that the merchant has not registered;
 *  - 4070 for a blocked agent. */
export async function admitSalesCall(
  deps: { readonly db: Db; readonly clock: Clock },
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<SalesCaller> {
  const { db, clock } = deps;
  const merchantKey = headerText(request, header.merchantKey);
  const merchant = await findMerchant(db, merchantKey);
  const refuse = async (refusal: Refusal): Promise<never> => {
    // Invented merchant keys share one counter: they neither evade the limit nor fill the table.
    await spend(db, limits.authFailures, [request.ip, merchant ? merchantKey : ''], clock.nowMs());
    throw refusal;
  };
  if (!merchant) return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'unknown merchant key' }));

  const token = await verifyAuthToken(headerText(request, header.sdkToken), merchant, clock.nowMs());
  if (token.verdict === 'forged') return refuse(new Refusal('AUTHORIZATION_FAIL', { why: token.why }));
  if (token.verdict === 'expired') throw new Refusal('SESSION_EXPIRED', { why: 'token expired' });
  if (token.scope !== endpoint.scope || headerText(request, header.scope) !== token.scope)
    return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'another scope' }));
  if (headerText(request, header.agentId) !== token.agentId)
    return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'another agent than in the token' }));
  if (!merchant.origins.includes(headerText(request, header.origin)))
    return refuse(new Refusal('ACCESS_FORBIDDEN', originNotRegistered));

  const status = await findAgentStatus(db, merchantKey, token.agentId);
  switch (status) {
    case 'active':
      return { merchant, agentId: token.agentId, requestId: request.id, clientIp: request.ip };
    case 'blocked':
      throw new Refusal('AGENT_BLOCKED');
    case 'expired':
      throw new Refusal('SESSION_EXPIRED', { why: 'agent expired' });
    case null:
      return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'unknown agent' }));
    default:
      return status satisfies never;
  }
}

/** '' for an absent header; Node joins repeated ones, and a joined value matches nothing. */
function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
}
