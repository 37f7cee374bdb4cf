import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountRow } from '../../shared/site/account-row';
import { nextPath, withNext } from '../../shared/site/next-path';
import { type SiteHost, type SiteSessionDeps, siteVisit } from './site-session';

/** The number of whoever has logged in at this host; null for a guest. Like any use it prolongs the session. */
export async function shopperAt(
  deps: SiteSessionDeps,
  host: SiteHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const { session } = await siteVisit(deps, host, request, reply);
  return session?.mobile ?? null;
}

/** Lets nobody see a page but whoever has logged in at its host. Returns the number; null where a guest has been sent to
 *  log in (302), from where `next` leads back. `loginAt`: My Account in the page's language. Source: S1§2.3. */
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
