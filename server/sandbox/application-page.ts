import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { maskMobile } from '../../shared/format/mask';
import { lenderById } from '../../shared/lenders';
import { defaultLocale } from '../../shared/locales';
import { href } from '../../shared/site/route';
import { sandboxApplication } from '../../shared/site/routes';
import { registerForms, SEE_OTHER } from '../http/forms';
import { sendNotice } from '../http/notices';
import { sendDocument } from '../http/send-document';
import { type ApplicationPage, endApplicationPage, findApplicationPage } from '../lenders/application-pages';
import { applicationPageHash } from '../lenders/simulated-credit-lines';
import type { LenderPageDeps } from './lender-page';

const Params = z.object({ secret: z.string().check(z.regex(/^[\w-]{22}$/)) });
const DecisionParams = z.extend(Params, { decision: z.enum(['finish', 'withdraw']) });

/** A simulated lender's page on which a new customer finishes an application. Returns to the page of the
 *  application. */
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
    const address = href(sandboxApplication, Params.parse(request.params));
    const { lenderId, merchantName, mobile, returnUrl, status } = found;
    const about = { locale: defaultLocale, lenderName: lenderById(lenderId)?.name ?? lenderId, merchantName } as const;
    return sendDocument(
      deps.assets,
      reply,
      'sandbox-application',
      status === 'OPEN'
        ? {
            ...about,
            status,
            maskedMobile: maskMobile(mobile),
            finishAction: `${address}/finish`,
            withdrawAction: `${address}/withdraw`,
          }
        : { ...about, status, returnUrl },
    );
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
