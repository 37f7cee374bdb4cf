import type { FastifyReply, FastifyRequest } from 'fastify';
import { PaymentReference } from '../../shared/api/payment-fields';
import { href } from '../../shared/site/route';
import { payment } from '../../shared/site/routes';
import { sendNotice } from '../http/notices';
import type { PageAssets } from '../http/page-assets';
import { askedLocale } from '../http/page-language';
import { secretHash } from '../services/payments/open-transaction';
import type { Hasher } from '../services/secrets';
import type { Db } from '../store/schema';
import { merchantOfReference } from '../store/transactions';

export interface PaymentLinkDeps {
  readonly db: Db;
  readonly hasher: Hasher;
  readonly assets: PageAssets;
}

/** A link contains only its payment, so the address is completed with the merchant first. Returns the merchant's key if
 *  it is complete; null if a response was sent. */
export async function sendPaymentLink(
  { db, hasher, assets }: PaymentLinkDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  ref: string,
  named: string | undefined,
): Promise<string | null> {
  const isReference = PaymentReference.safeParse(ref).success;
  const merchantKey = isReference ? await merchantOfReference(db, secretHash(hasher, ref)) : null;
  if (merchantKey === null) {
    await sendNotice(assets, request, reply, 'deadLink');
    return null;
  }
  if (named === merchantKey) return merchantKey;
  reply
    .header('cache-control', 'no-store')
    .redirect(href(payment, {}, { ref, merchantKey, ...askedLocale(request) }), 302);
  return null;
}
