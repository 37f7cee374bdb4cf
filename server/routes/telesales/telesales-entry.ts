import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { pathIn } from '../../../shared/site/address';
import { siteCookie } from '../../../shared/site/cookies';
import { telesalesEntry } from '../../../shared/site/routes';
import { telesalesAddresses } from '../../../shared/site/telesales-addresses';
import { readCookie, setCookies } from '../../http/cookies';
import { registerForms, SEE_OTHER } from '../../http/forms';
import { isNavigation } from '../../http/is-navigation';
import type { PageAssets } from '../../http/page-assets';
import { askedLocale, siteLanguage } from '../../http/page-language';
import { sendDocument } from '../../http/send-document';
import { deskCookie } from '../../http/site-cookies';
import { siteNeeded } from '../../http/site-of';
import { Refusal } from '../../services/refusal';
import {
  type DeskDeps,
  enterDesk,
  findEntry,
  isReplaceProof,
  liveDesk,
  replaceProof,
} from '../../services/telesales/desk-sessions';
import type { DeskAgent, DeskSession } from '../../store/telesales-sessions';

const Asked = z.object({
  entry: z.string().check(z.regex(/^[\w-]{43}$/)),
  opens: z._default(z.enum(['payment', 'applications']), 'payment'),
});
type Asked = z.infer<typeof Asked>;
const Replace = z.extend(Asked, { proof: z.string().check(z.maxLength(64)) });

interface TelesalesEntryDeps extends DeskDeps {
  readonly assets: PageAssets;
}

/** Starts a desk session by a single-use address and redirects to the desk (303), which also reports a used or expired
 *  address. If the browser has a live session of another agent, a form asks first and the address stays unused. */
export function registerTelesalesEntry(app: FastifyInstance, deps: TelesalesEntryDeps): void {
  app.get(telesalesEntry.path, (request, reply) => enter(deps, request, reply));
  registerForms(app, (forms) => {
    forms.post(telesalesEntry.path, (request, reply) => replace(deps, request, reply));
  });
}

async function enter(deps: TelesalesEntryDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = askedIn(deps, request, Asked, request.query);
  if (!isNavigation(request)) return leadOn(request, reply, asked);
  const token = readCookie(request, siteCookie.telesales);
  const current = token === null ? null : await liveDesk(deps, token);
  const next = current && (await findEntry(deps, asked.entry));
  if (current && next && !isSameAgent(current, next)) return askFirst(deps, request, reply, { asked, current, next });
  return begin(deps, request, reply, asked, current);
}

/** CSRF check: the proof is bound to the replaced session, so another site's form cannot have it. */
async function replace(deps: DeskDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = askedIn(deps, request, Replace, request.body);
  const token = readCookie(request, siteCookie.telesales);
  const current = token === null ? null : await liveDesk(deps, token);
  if (!current || !isReplaceProof(deps, current, asked.entry, asked.proof)) return leadOn(request, reply, asked);
  return begin(deps, request, reply, asked, current);
}

function askedIn<Body extends Asked>(
  deps: DeskDeps,
  request: FastifyRequest,
  schema: z.ZodMiniType<Body>,
  input: unknown,
): Body {
  if (siteNeeded(request, deps.publicUrl).kind !== 'organic') throw new Refusal('NOT_FOUND');
  askedLocale(request);
  const asked = schema.safeParse(input);
  if (!asked.success) throw new Refusal('NOT_FOUND');
  return asked.data;
}

const isSameAgent = (one: DeskAgent, other: DeskAgent): boolean =>
  one.merchantKey === other.merchantKey && one.agentId === other.agentId;

async function begin(
  deps: DeskDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  current: DeskSession | null,
): Promise<FastifyReply> {
  const token = await enterDesk(deps, asked.entry, current);
  if (token !== null) setCookies(reply, [deskCookie(token)]);
  return leadOn(request, reply, asked);
}

const leadOn = (request: FastifyRequest, reply: FastifyReply, { opens }: Asked): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(pathIn(siteLanguage(request), telesalesAddresses[opens]), SEE_OTHER);

function askFirst(
  deps: TelesalesEntryDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, current, next }: { readonly asked: Asked; readonly current: DeskSession; readonly next: DeskAgent },
): Promise<FastifyReply> {
  const locale = siteLanguage(request);
  return sendDocument(deps.assets, reply, 'telesales-entry', {
    locale,
    currentAgentId: current.agentId,
    nextAgentId: next.agentId,
    action: `${telesalesEntry.path}?locale=${locale}`,
    fields: { ...asked, proof: replaceProof(deps, current, asked.entry) },
    deskAddress: pathIn(locale, telesalesAddresses[asked.opens]),
  });
}
