import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteCookie } from '../../shared/site/cookies';
import type { CallLimit } from '../services/call-limit';
import { Refusal } from '../services/refusal';
import { SITE_MERCHANT } from '../services/site-merchant';
import { isOutage } from '../store/outage';
import { clientNetwork } from './call-of';
import { sendsCookie } from './cookies';
import { type SiteHost, type SiteSessionDeps, siteVisit } from './site-session';

/** Counts a page view for the network. Beyond its limit (429) a logged-in browser counts for its session: thousands
 *  share a carrier address. Nothing is counted while the database is down. */
export async function countPage(
  deps: SiteSessionDeps & { readonly calls: CallLimit },
  host: SiteHost,
  request: FastifyRequest,
  reply: FastifyReply,
  isDrawn: boolean,
): Promise<void> {
  const client = clientNetwork(request.ip);
  try {
    await deps.calls.consume({ maker: 'page', merchantKey: '', client, isDrawn });
  } catch (error) {
    if (isOutage(error)) return request.log.warn({ err: error }, 'a page is not counted');
    if (!(error instanceof Refusal) || !sendsCookie(request, siteCookie.authToken)) throw error;
    const { session } = await siteVisit(deps, host, request, reply);
    if (!session || session.mobile === null) throw error;
    await deps.calls.consume({ maker: 'session', merchantKey: SITE_MERCHANT, client, session });
  }
}
