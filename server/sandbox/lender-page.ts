import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { maskMobile } from '../../shared/format/mask';
import { formatPaise } from '../../shared/format/number';
import { lenderById } from '../../shared/lenders';
import { href } from '../../shared/site/route';
import { sandboxLender } from '../../shared/site/routes';
import { registerForms, SEE_OTHER } from '../http/forms';
import { html, sendNotice, sendPrinted } from '../http/printed-page';
import { end, lookUpPage, type StoredReservation } from '../lenders/reservations';
import { pageHash } from '../lenders/simulated-lenders';
import type { Clock } from '../ports';
import type { Hasher } from '../services/secrets';
import type { Db } from '../store/schema';
import { lenderCard, wayBack } from './lender-card';

const Params = z.object({ secret: z.string().check(z.regex(/^[\w-]{22}$/)) });
const DecisionParams = z.extend(Params, { decision: z.enum(['approve', 'decline']) });
/** The browser goes on with a GET. */

export interface LenderPageDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hasher: Hasher;
}

/** The own page of a simulated lender, on which a customer approves or declines. It shows what is to be paid, changes
 *  the lender's books itself, and leads back to the checkout. */
export function registerLenderPage(app: FastifyInstance, deps: LenderPageDeps): void {
  const find = async (params: unknown): Promise<StoredReservation | null> => {
    const { data } = Params.safeParse(params);
    return data ? lookUpPage(deps.db, pageHash(deps, data.secret), deps.clock.nowMs()) : null;
  };
  const unknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendNotice(request, reply, 'nothingToApprove');

  app.get(sandboxLender.path, async (request, reply) => {
    const found = await find(request.params);
    if (!found) return unknown(request, reply);
    const lender = lenderById(found.lenderId)?.name ?? found.lenderId;
    if (found.status !== 'RESERVED')
      return sendPrinted(reply, {
        title: lender,
        body: lenderCard(
          lender,
          html`<p>This payment has been decided.</p>${wayBack(found.returnUrl, `Back to ${found.merchantName}`)}`,
        ),
      });
    const { secret } = Params.parse(request.params);
    return sendPrinted(reply, {
      title: lender,
      body: lenderCard(
        lender,
        html`<p>${found.merchantName} asks for <strong>${formatPaise(found.amountPaise)}</strong> from the credit line of <bdi>+91 ${maskMobile(found.mobile)}</bdi>.</p>
<form method="post" action="${href(sandboxLender, { secret })}/approve"><button class="p">Approve</button></form>
<form method="post" action="${href(sandboxLender, { secret })}/decline"><button>Decline</button></form>`,
      ),
      formsTo: 'self',
    });
  });

  registerForms(app, (forms) => {
    forms.post(`${sandboxLender.path}/:decision`, async (request, reply) => {
      const { data } = DecisionParams.safeParse(request.params);
      const found = await find(request.params);
      if (!data || !found) return unknown(request, reply);
      await end(deps.db, found, found.key, data.decision === 'approve' ? 'CONFIRMED' : 'DECLINED', deps.clock.nowMs());
      return reply.redirect(found.returnUrl, SEE_OTHER);
    });
  });
}
