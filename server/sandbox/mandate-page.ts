import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { maskMobile } from '../../shared/format/mask';
import { lenderById } from '../../shared/lenders';
import { defaultLocale } from '../../shared/locales';
import { sandboxMandate } from '../../shared/site/routes';
import { registerForms, SEE_OTHER } from '../http/forms';
import { sendNotice } from '../http/notices';
import { sendDocument } from '../http/send-document';
import { decideMandate, findMandate, type StoredMandate } from '../lenders/mandates';
import { isMandateKey } from '../lenders/simulated-credit-lines';
import type { LenderPageDeps } from './lender-page';

const Query = z.object({
  mandateId: z.string().check(z.regex(/^[\w-]{22}$/)),
  until: z.coerce.number().check(z.int()),
  key: z.string(),
});
type Query = z.infer<typeof Query>;
const DecisionParams = z.object({ decision: z.enum(['approve', 'decline']) });

/** The simulated lenders' mandate page, and its return page. The address is signed and expires. */
export function registerMandatePage(app: FastifyInstance, deps: LenderPageDeps): void {
  /** Null for an invalid, changed or expired address. */
  const find = async (given: unknown): Promise<{ mandate: StoredMandate; query: Query } | null> => {
    const { data: query } = Query.safeParse(given);
    if (!query || query.until <= deps.clock.nowMs()) return null;
    if (!isMandateKey(deps.hasher, query.mandateId, query.until, query.key)) return null;
    const mandate = await findMandate(deps.db, query.mandateId);
    return mandate && { mandate, query };
  };
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendNotice(deps.assets, request, reply, 'nothingToRegister');

  app.get(sandboxMandate.path, async (request, reply) => {
    const found = await find(request.query);
    if (!found) return unknown(request, reply);
    const { mandate, query } = found;
    const { lenderId, maxAmountPaise, mobile, returnUrl, status } = mandate;
    const about = { locale: defaultLocale, lenderName: lenderById(lenderId)?.name ?? lenderId } as const;
    const actionOf = (decision: string): string => `${sandboxMandate.path}/${decision}?${queryOf(query)}`;
    return sendDocument(
      deps.assets,
      reply,
      'sandbox-mandate',
      status === 'ASKED'
        ? {
            ...about,
            status,
            maxAmountPaise,
            maskedMobile: maskMobile(mobile),
            approveAction: actionOf('approve'),
            declineAction: actionOf('decline'),
          }
        : { ...about, status, returnUrl },
    );
  });

  registerForms(app, (forms) => {
    forms.post(`${sandboxMandate.path}/:decision`, async (request, reply) => {
      const { data } = DecisionParams.safeParse(request.params);
      const found = await find(request.query);
      if (!data || !found) return unknown(request, reply);
      const as = data.decision === 'approve' ? 'REGISTERED' : 'DECLINED';
      await decideMandate(deps.db, found.mandate, as, deps.clock.nowMs());
      return reply.redirect(`${sandboxMandate.path}?${queryOf(found.query)}`, SEE_OTHER);
    });
  });
}

const queryOf = ({ mandateId, until, key }: Query): string =>
  new URLSearchParams({ mandateId, until: String(until), key }).toString();
