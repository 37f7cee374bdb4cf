import type { FastifyReply, FastifyRequest } from 'fastify';
import { header } from '../../shared/api/headers';
import { sameBank } from '../../shared/lenders';
import { siteCookie } from '../../shared/site/cookies';
import type { Site } from '../../shared/site/site';
import { visitorOf } from '../services/call-counters';
import type { SiteCaller } from '../services/caller';
import { Refusal } from '../services/refusal';
import type { SessionStartDeps } from '../services/sessions';
import { SITE_MERCHANT } from '../services/site-merchant';
import type { Merchant } from '../store/merchants';
import { type AdmissionDeps, admitMerchant, type Known } from './admission';
import { callOf } from './call-of';
import { sendsCookie } from './cookies';
import { headerText } from './header-text';
import { setUserUuid } from './site-cookies';
import { lenderIdOf } from './site-of';
import { type SiteHost, type SiteSessionDeps, siteHost, siteVisit, startVisit } from './site-session';

export type SiteDeps = SiteSessionDeps & SessionStartDeps & AdmissionDeps;

/** Host that a page of the shopper's site calls: frames name a merchant, site pages send cookies or an origin. Null for
 *  any other call. */
export function calledSite({ publicUrl }: SiteDeps, request: FastifyRequest): SiteHost | null {
  if (headerText(request, header.merchantKey) !== '' || headerText(request, header.sessionToken) !== '') return null;
  const isBrowsers = request.method === 'GET' || headerText(request, 'origin') !== '' || hasCookies(request);
  return isBrowsers ? siteHost(request, publicUrl) : null;
}

const hasCookies = (request: FastifyRequest): boolean =>
  Object.values(siteCookie).some((name) => sendsCookie(request, name));

/** Admits a call of a site page by its cookies; a call that `startsSession` starts a session if there is none. Browsers
 *  send cookies with calls of any origin, so only the host's own pages may call: 403 for another origin, and for a POST
 *  without one. An expired session is ignored. */
export async function admitSiteCall(
  deps: SiteDeps,
  host: SiteHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Known<SiteCaller>> {
  const { merchant, refuse } = await admitMerchant(deps, request, SITE_MERCHANT);
  if (!isOwnPage(host, request))
    return refuse(new Refusal('ORIGIN_NOT_REGISTERED', { why: 'not a page of this host' }));
  const visit = await siteVisit(deps, host, request, reply);
  setUserUuid(request, reply);
  const caller = callerOf(request, host, merchant, visit);
  return { by: visitorOf(caller), caller };
}

/** The caller with its session, or a new guest session. */
export async function withSiteSession(
  deps: SiteDeps,
  host: SiteHost,
  caller: SiteCaller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SiteCaller> {
  if (caller.session) return caller;
  const { session, login } = await startVisit(deps, host, caller.client, request, reply);
  return { ...caller, session, site: { ...caller.site, ...login } };
}

const callerOf = (
  request: FastifyRequest,
  { site, origin }: SiteHost,
  merchant: Merchant,
  { session, login }: Awaited<ReturnType<typeof siteVisit>>,
): SiteCaller => ({
  ...callOf(request),
  merchant: lendingAt(site, merchant),
  origin,
  session,
  txn: null,
  site: { ...login, lenderId: lenderIdOf(site) },
});

/** A lender's site asks only that lender. */
function lendingAt(site: Site, merchant: Merchant): Merchant {
  if (site.kind === 'organic') return merchant;
  const ofBank = new Set(sameBank(site.lenderId).map(({ lenderId }) => lenderId));
  return { ...merchant, lenderIds: merchant.lenderIds.filter((lenderId) => ofBank.has(lenderId)) };
}

/** Browsers send the origin of a POST, and of a cross-origin GET; most also send `sec-fetch-site`. */
export function isOwnPage({ origin }: SiteHost, request: FastifyRequest): boolean {
  const named = headerText(request, 'origin');
  const fetched = headerText(request, 'sec-fetch-site');
  if (named === '' ? request.method !== 'GET' : named !== origin) return false;
  return fetched === '' || fetched === 'same-origin' || (request.method === 'GET' && fetched === 'none');
}
