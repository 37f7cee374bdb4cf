import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { maskMobile } from '../../shared/format/mask';
import { lenderById } from '../../shared/lenders';
import { defaultLocale } from '../../shared/locales';
import { href } from '../../shared/site/route';
import { sandboxLender } from '../../shared/site/routes';
import { registerForms, SEE_OTHER } from '../http/forms';
import { sendNotice } from '../http/notices';
import type { PageAssets } from '../http/page-assets';
import { sendDocument } from '../http/send-document';
import { agreeAndConfirm, end, lookUpPage, type StoredReservation } from '../lenders/reservations';
import { pageHash } from '../lenders/simulated-lenders';
import type { Clock } from '../platform/clock';
import type { Hasher } from '../services/secrets';
import type { Db } from '../store/schema';
import { statementShown } from './lender-statement';

const Params = z.object({ secret: z.string().check(z.regex(/^[\w-]{22}$/)) });
const DecisionParams = z.extend(Params, { decision: z.enum(['approve', 'decline']) });
const Agreed = z.object({ isAgreed: z.literal('yes'), statement: z.string() });

export interface LenderPageDeps {
  readonly db: Db;
  readonly assets: PageAssets;
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly publicUrl: string;
}

/** A simulated lender's page on which a customer approves or declines. It shows the amount, and the Key Facts Statement
 *  if we show none, changes the lender's books itself, and returns to the checkout. */
export function registerLenderPage(app: FastifyInstance, deps: LenderPageDeps): void {
  const find = async (params: unknown): Promise<StoredReservation | null> => {
    const { data } = Params.safeParse(params);
    return data ? lookUpPage(deps.db, pageHash(deps, data.secret), deps.clock.nowMs()) : null;
  };
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendNotice(deps.assets, request, reply, 'nothingToApprove');

  /** False if a required consent to a statement is missing. */
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
    const { lenderId, merchantName, mobile, amountPaise, returnUrl } = found;
    const about = { locale: defaultLocale, lenderName: lenderById(lenderId)?.name ?? lenderId, merchantName } as const;
    if (found.status !== 'RESERVED')
      return sendDocument(deps.assets, reply, 'sandbox-payment', { ...about, isDecided: true, returnUrl });
    const address = href(sandboxLender, Params.parse(request.params));
    return sendDocument(deps.assets, reply, 'sandbox-payment', {
      ...about,
      isDecided: false,
      amountPaise,
      maskedMobile: maskMobile(mobile),
      kfs: await statementShown(deps.db, found, deps.clock.nowMs()),
      approveAction: `${address}/approve`,
      declineAction: `${address}/decline`,
    });
  });

  registerForms(app, (forms) => {
    forms.post(`${sandboxLender.path}/:decision`, async (request, reply) => {
      const { data } = DecisionParams.safeParse(request.params);
      const found = await find(request.params);
      if (!data || !found) return unknown(request, reply);
      const isDecided = await decide(found, data.decision, request.body);
      // Without a consent, or on another day, the page shows today's statement.
      if (!isDecided) return reply.redirect(href(sandboxLender, { secret: data.secret }), SEE_OTHER);
      return reply.redirect(found.returnUrl, SEE_OTHER);
    });
  });
}
