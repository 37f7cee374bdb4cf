import type { FastifyRequest } from 'fastify';
import { header } from '../../shared/api/headers';
import type { MerchantCaller } from '../services/caller';
import { Refusal } from '../services/refusal';
import { type AdmissionDeps, admitMerchant, type Known } from './admission';
import { verifyAuthToken } from './auth-token';
import { callOf } from './call-of';
import { headerText } from './header-text';

/** Subject of a server token, as opposed to an agent's. */
const SERVER_SUBJECT = 'server';
/** Case-insensitive. Source: RFC 9110, 11.1. */
const BEARER = /^bearer +/i;

/** Admits a call of a merchant's server: `authorization: Bearer <token>` with the scope `merchant` and the subject
 *  `server`, issued like a sales token. All else, an expired token included, is 401 and counts for the network. */
export async function admitMerchantCall(deps: AdmissionDeps, request: FastifyRequest): Promise<Known<MerchantCaller>> {
  const { merchant, refuse, secret } = await admitMerchant(deps, request);
  const { merchantKey } = merchant;
  const call = callOf(request);
  const given = headerText(request, header.authorization);
  if (!BEARER.test(given)) return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'no bearer token' }));
  const token = await verifyAuthToken(given.replace(BEARER, ''), { merchantKey, secret: secret() }, deps.clock.nowMs());
  if (token.result === 'forged') return refuse(new Refusal('AUTHORIZATION_FAIL', { why: token.why }));
  if (token.result === 'expired')
    return {
      by: { maker: 'client', merchantKey, client: call.client },
      refusal: new Refusal('AUTHORIZATION_FAIL', { why: 'token expired' }),
    };
  if (token.scope !== 'merchant' || token.subject !== SERVER_SUBJECT)
    return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'another scope or subject' }));
  return { by: { maker: 'server', merchantKey }, caller: { ...call, merchant } };
}
