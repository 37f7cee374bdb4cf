import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteCookie } from '../../shared/site/cookies';
import type { TelesalesCaller } from '../services/caller';
import { Refusal } from '../services/refusal';
import type { SessionDeps } from '../services/sessions';
import { SITE_MERCHANT } from '../services/site-merchant';
import { deskOfToken, worksAtDesk } from '../services/telesales/desk-sessions';
import { endDesk } from '../store/telesales-sessions';
import { type AdmissionDeps, admitMerchant, type Known } from './admission';
import { callOf } from './call-of';
import { readCookie, setCookies } from './cookies';
import { isOwnPage } from './site-auth';
import { endedDeskCookies } from './site-cookies';
import type { SiteHost } from './site-session';

/** Admits a call of the telesales desk by its cookie. Refusals:
 *  - 403 for another origin than the host's, and for a POST without one, as browsers send cookies with calls of any
 *  origin;
 *  - 401 without the cookie, and for a former agent;
 *  - 1402 for an expired session, which counts for the network, and for an expired agent;
 *  - 4070 for a blocked agent.
 *  Sessions of the sales app and of the site give no access here. */
export async function admitTelesalesCall(
  deps: SessionDeps & AdmissionDeps,
  host: SiteHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Known<TelesalesCaller>> {
  const { refuse } = await admitMerchant(deps, request, SITE_MERCHANT);
  if (host.site.kind !== 'organic' || !isOwnPage(host, request))
    return refuse(new Refusal('ORIGIN_NOT_REGISTERED', { why: 'not a page of the desk' }));
  const call = callOf(request);
  const token = readCookie(request, siteCookie.telesales);
  const anonymous = { maker: 'client', merchantKey: SITE_MERCHANT, client: call.client } as const;
  if (token === null)
    return { by: anonymous, refusal: new Refusal('AUTHORIZATION_FAIL', { why: 'no session at the desk' }) };
  const session = await deskOfToken(deps, token);
  const merchant = session && (await deps.merchants.find(session.merchantKey));
  if (!merchant) return { by: anonymous, refusal: new Refusal('SESSION_EXPIRED', { why: 'session at the desk over' }) };
  const { merchantKey, agentId } = session;
  const by = { maker: 'agent', merchantKey, agentId } as const;
  try {
    if (!(await worksAtDesk(deps.db, session)))
      return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'no agent of telesales' }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { by, refusal: error };
  }
  const leave = async (): Promise<void> => {
    await endDesk(deps.db, session.tokenHash);
    setCookies(reply, endedDeskCookies(request));
  };
  return { by, caller: { ...call, merchant, agentId, leave } };
}
