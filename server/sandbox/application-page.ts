import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { maskMobile } from '../../shared/format/mask';
import { lenderById } from '../../shared/lenders';
import { href } from '../../shared/site/route';
import { sandboxApplication } from '../../shared/site/routes';
import { registerForms, SEE_OTHER } from '../http/forms';
import { sendNotice } from '../http/notices';
import { type Html, html, sendPrinted } from '../http/printed-page';
import { type ApplicationPage, endApplicationPage, findApplicationPage } from '../lenders/application-pages';
import { applicationPageHash } from '../lenders/simulated-credit-lines';
import { backLink, lenderCard } from './lender-card';
import type { LenderPageDeps } from './lender-page';

const Params = z.object({ secret: z.string().check(z.regex(/^[\w-]{22}$/)) });
const DecisionParams = z.extend(Params, { decision: z.enum(['finish', 'withdraw']) });

/** The own page of a simulated lender, on which a new customer finishes an application. It leads back to where he
 *  applied. */
export function registerApplicationPage(app: FastifyInstance, deps: LenderPageDeps): void {
  const find = async (params: unknown): Promise<ApplicationPage | null> => {
    const { data } = Params.safeParse(params);
    return data ? findApplicationPage(deps.db, { pageHash: applicationPageHash(deps.hasher, data.secret) }) : null;
  };
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendNotice(deps.assets, request, reply, 'nothingToFinish');

  app.get(sandboxApplication.path, async (request, reply) => {
    const found = await find(request.params);
    if (!found) return unknown(request, reply);
    const { secret } = Params.parse(request.params);
    const name = lenderById(found.lenderId)?.name ?? found.lenderId;
    return found.status === 'OPEN'
      ? sendPrinted(reply, { title: name, body: question(name, found, secret), formsTo: 'self' })
      : sendPrinted(reply, { title: name, body: over(name, found.status, found), formsTo: 'nowhere' });
  });

  registerForms(app, (forms) => {
    forms.post(`${sandboxApplication.path}/:decision`, async (request, reply) => {
      const { data } = DecisionParams.safeParse(request.params);
      const found = await find(request.params);
      if (!data || !found) return unknown(request, reply);
      await endApplicationPage(deps.db, found.reference, data.decision === 'finish' ? 'FINISHED' : 'WITHDRAWN');
      return reply.redirect(found.returnUrl, SEE_OTHER);
    });
  });
}

const question = (name: string, { mobile, merchantName }: ApplicationPage, secret: string): Html =>
  lenderCard(
    name,
    html`<p>You apply for an EMI limit at ${merchantName} with +91 ${maskMobile(mobile)}. This is where ${name} asks what else it wants to know, such as your income.</p>
<form method="post" action="${href(sandboxApplication, { secret })}/finish"><button class="p">Finish the application</button></form>
<form method="post" action="${href(sandboxApplication, { secret })}/withdraw"><button>Withdraw it</button></form>`,
  );

const outcomes = {
  FINISHED: 'You have finished this application.',
  WITHDRAWN: 'You have withdrawn this application.',
  CLOSED: 'This application is closed.',
} as const;

const over = (
  name: string,
  status: keyof typeof outcomes,
  { returnUrl, merchantName }: Pick<ApplicationPage, 'returnUrl' | 'merchantName'>,
): Html => lenderCard(name, html`<p>${outcomes[status]}</p>${backLink(returnUrl, `Back to ${merchantName}`)}`);
