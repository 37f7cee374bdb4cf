import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { maskMobile } from '../../shared/format/mask';
import { formatPaise } from '../../shared/format/number';
import { lenderById } from '../../shared/lenders';
import { href } from '../../shared/site/route';
import { sandboxLender } from '../../shared/site/routes';
import { registerForms, SEE_OTHER } from '../http/forms';
import { sendNotice } from '../http/notices';
import type { PageAssets } from '../http/page-assets';
import { html, sendPrinted } from '../http/printed-page';
import { agreeAndConfirm, end, lookUpPage, type StoredReservation } from '../lenders/reservations';
import { pageHash } from '../lenders/simulated-lenders';
import type { Clock } from '../platform/clock';
import type { Hasher } from '../services/secrets';
import type { Db } from '../store/schema';
import { backLink, lenderCard } from './lender-card';
import { statementHtml, statementShown } from './lender-statement';

const Params = z.object({ secret: z.string().check(z.regex(/^[\w-]{22}$/)) });
const DecisionParams = z.extend(Params, { decision: z.enum(['approve', 'decline']) });
/** Consent on the page of a lender that shows its own statement. */
const Agreed = z.object({ isAgreed: z.literal('yes'), statement: z.string() });

export interface LenderPageDeps {
  readonly db: Db;
  readonly assets: PageAssets;
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly publicUrl: string;
}

/** The own page of a simulated lender, on which a customer approves or declines. It shows what is to be paid, and the Key
 *  Facts Statement where we show none, changes the lender's books itself, and leads back to the checkout. */
export function registerLenderPage(app: FastifyInstance, deps: LenderPageDeps): void {
  const find = async (params: unknown): Promise<StoredReservation | null> => {
    const { data } = Params.safeParse(params);
    return data ? lookUpPage(deps.db, pageHash(deps, data.secret), deps.clock.nowMs()) : null;
  };
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendNotice(deps.assets, request, reply, 'nothingToApprove');

  /** False where a statement is to be agreed to, and was not. */
  const decide = async (found: StoredReservation, decision: 'approve' | 'decline', body: unknown): Promise<boolean> => {
    const nowMs = deps.clock.nowMs();
    const isOpen = decision === 'approve' && found.status === 'RESERVED';
    const kfs = isOpen ? await statementShown(deps.db, found, nowMs) : null;
    if (kfs) {
      const { contentHash } = kfs;
      const isAgreed = Agreed.safeParse(body).data?.statement === contentHash;
      return isAgreed && agreeAndConfirm(deps.db, found, { key: found.key, contentHash }, nowMs);
    }
    await end(deps.db, found, found.key, decision === 'approve' ? 'CONFIRMED' : 'DECLINED', nowMs);
    return true;
  };

  app.get(sandboxLender.path, async (request, reply) => {
    const found = await find(request.params);
    if (!found) return unknown(request, reply);
    const lender = lenderById(found.lenderId)?.name ?? found.lenderId;
    if (found.status !== 'RESERVED')
      return sendPrinted(reply, {
        title: lender,
        body: lenderCard(
          lender,
          html`<p>This payment has been decided.</p>${backLink(found.returnUrl, `Back to ${found.merchantName}`)}`,
        ),
      });
    const { secret } = Params.parse(request.params);
    const kfs = await statementShown(deps.db, found, deps.clock.nowMs());
    const agree = kfs
      ? html`<input type="hidden" name="statement" value="${kfs.contentHash}"><label class="tick"><input type="checkbox" name="isAgreed" value="yes" required> I have read the Key Facts Statement and agree to borrow ${formatPaise(kfs.loanAmountPaise)} from ${lender}.</label>`
      : html``;
    return sendPrinted(reply, {
      title: lender,
      body: lenderCard(
        lender,
        html`<p>${found.merchantName} asks for <strong>${formatPaise(found.amountPaise)}</strong> from the credit line of <bdi>+91 ${maskMobile(found.mobile)}</bdi>.</p>
${kfs ? statementHtml(kfs) : html``}<form method="post" action="${href(sandboxLender, { secret })}/approve">${agree}<button class="p">Approve</button></form>
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
      const isDecided = await decide(found, data.decision, request.body);
      // Nothing was agreed to, or another day has begun: the page shows the statement of today.
      if (!isDecided) return reply.redirect(href(sandboxLender, { secret: data.secret }), SEE_OTHER);
      return reply.redirect(found.returnUrl, SEE_OTHER);
    });
  });
}
