import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { pathIn } from '../../shared/site/address';
import { telesalesEntry } from '../../shared/site/routes';
import { telesalesAddresses } from '../../shared/site/telesales-addresses';
import { setCookies } from '../http/cookies';
import { SEE_OTHER } from '../http/forms';
import { isFollowed } from '../http/is-followed';
import { askedLocale, siteLanguage } from '../http/page-language';
import { deskCookie } from '../http/site-cookies';
import { siteNeeded } from '../http/site-of';
import { Refusal } from '../services/refusal';
import { type DeskDeps, enterDesk } from '../services/telesales/desk-sessions';

const Asked = z.object({
  entry: z.string().check(z.regex(/^[\w-]{43}$/)),
  opens: z._default(z.enum(['payment', 'applications']), 'payment'),
});

/** Lets an agent in by an address that works once, and leads to what he works with (303), in the language that he has asked
 *  for before or that his browser likes best. One that is used or over leads there as well: who is let in already goes on,
 *  and anybody else is told that his session is over. */
export function registerTelesalesEntry(app: FastifyInstance, deps: DeskDeps): void {
  app.get(telesalesEntry.path, (request, reply) => enter(deps, request, reply));
}

async function enter(deps: DeskDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (siteNeeded(request, deps.publicUrl).kind !== 'organic') throw new Refusal('NOT_FOUND');
  askedLocale(request);
  const asked = Asked.safeParse(request.query);
  if (!asked.success) throw new Refusal('NOT_FOUND');
  const { entry, opens } = asked.data;
  const token = isFollowed(request) ? await enterDesk(deps, entry) : null;
  if (token !== null) setCookies(reply, [deskCookie(token)]);
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(pathIn(siteLanguage(request), telesalesAddresses[opens]), SEE_OTHER);
}
