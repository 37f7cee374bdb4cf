import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { PaymentReference } from '../../shared/api/payment-fields';
import type { BuiltFiles } from '../http/built-files';
import { sendPage } from '../http/pages';
import { sendNotice } from '../http/printed-page';
import { secretHash } from '../services/payments/open-transaction';
import type { Hasher } from '../services/secrets';
import { findMerchant } from '../store/merchants';
import type { Db } from '../store/schema';
import { merchantOfReference } from '../store/transactions';

const Key = z.string().check(z.minLength(1), z.maxLength(64));
const PageQuery = z.object({ merchantKey: z.catch(z.optional(Key), undefined), ref: z.optional(z.string()) });

/** Addresses that a lender's own page leads back to. Source: S1§2.2, S2§2. */
const lenderReturns = ['/checkout-lender-hosted-txn-redirect', '/checkout-lender-hosted-txn-status'] as const;

interface PageDeps {
  readonly db: Db;
  readonly files: BuiltFiles;
  readonly hasher: Hasher;
}

/** The checkout's documents: `/payment/init` inside a merchant's page, the same on its own for a payment link (`ref`),
 *  and the ones that a lender leads back to. Source: S1§2.1, S1§2.2. */
export function registerCheckoutPages(app: FastifyInstance, deps: PageDeps): void {
  app.get('/payment/init', async (request, reply) => {
    const { data: query } = PageQuery.safeParse(request.query);
    if (query?.ref !== undefined) return sendLinkPage(deps, request, reply, query.ref, query.merchantKey);
    return sendFor(deps, request, reply, query?.merchantKey, 'framed');
  });
  for (const path of lenderReturns) {
    app.get(path, async (request, reply) => {
      const { data: query } = PageQuery.safeParse(request.query);
      return sendFor(deps, request, reply, query?.merchantKey, 'alone');
    });
  }
}

/** A link names its payment alone; the page has to know whose it is, so the address is completed first. */
async function sendLinkPage(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  ref: string,
  named: string | undefined,
): Promise<FastifyReply> {
  const isReference = PaymentReference.safeParse(ref).success;
  const merchantKey = isReference ? await merchantOfReference(deps.db, secretHash(deps.hasher, ref)) : null;
  if (merchantKey === null) return sendNotice(request, reply, 'deadLink');
  if (named !== merchantKey) {
    const query = new URLSearchParams({ ref, merchantKey });
    return reply.header('cache-control', 'no-store').redirect(`/payment/init?${query.toString()}`, 302);
  }
  return sendFor(deps, request, reply, merchantKey, 'alone');
}

/** `framed`: the merchant's registered origins may frame the page; `alone`: nobody may. */
async function sendFor(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  merchantKey: string | undefined,
  how: 'framed' | 'alone',
): Promise<FastifyReply> {
  if (merchantKey === undefined) return sendNotice(request, reply, 'noMerchant');
  const merchant = await findMerchant(deps.db, merchantKey);
  if (!merchant) return sendNotice(request, reply, 'unknownMerchant');
  const { origins } = merchant;
  const ancestors = how === 'framed' ? origins : [];
  return sendPage(deps.files, request, reply, { page: 'checkout', ancestors, merchantOrigins: origins });
}
