import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountRow } from '../../shared/site/account-row';
import { nextPath, withNext } from '../../shared/site/next-path';
import { type SiteHost, type SiteSessionDeps, siteVisit } from './site-session';

/** Mobile number of the user logged in at this host; null for a guest. Extends the session. */
export async function shopperAt(
  deps: SiteSessionDeps,
  host: SiteHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const { session } = await siteVisit(deps, host, request, reply);
  return session?.mobile ?? null;
}

/** Requires a login at the page's host. Returns the mobile number; redirects a guest to `loginAt` (302), whose `next`
 *  leads back, and returns null. Source: S1§2.3. */
export async function guardPage(
  deps: SiteSessionDeps,
  host: SiteHost,
  request: FastifyRequest,
  reply: FastifyReply,
  loginAt: string = accountRow(host.site).path,
): Promise<string | null> {
  reply.header('cache-control', 'no-store');
  const mobile = await shopperAt(deps, host, request, reply);
  if (mobile !== null) return mobile;
  const next = nextPath(request.url);
  reply.redirect(next === null ? loginAt : withNext(loginAt, next));
  return null;
}
