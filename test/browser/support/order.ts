import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SiteUrls } from './processes';

const MERCHANT_KEY = 'zenmart_sandbox';
const SECRET = 'zenmart-sandbox-secret-not-for-production';

export interface StartedOrder {
  readonly orderId: string;
  readonly txnUuid: string;
  readonly checkoutToken: string;
  readonly paymentLink: string;
}

/** The merchant server's calls before it opens a checkout. */
export async function startOrder(
  sites: SiteUrls,
  { amount = 54_990, ...about }: Record<string, unknown> = {},
): Promise<StartedOrder> {
  const orderId = `NE-${randomUUID().slice(0, 8)}`;
  const started = await asMerchant(sites, 'POST', '/app/pg/txn-initiate', {
    orderId,
    amount,
    channel: 'ONLINE',
    items: [{ name: 'Aster 5G phone, 256 GB', quantity: 1, amountPaise: Number(amount) * 100 }],
    returnUrl: `${sites.merchantUrl}/return`,
    ...about,
  });
  return { ...(started as Omit<StartedOrder, 'orderId'>), orderId };
}

export const trackOrder = async (sites: SiteUrls, orderId: string): Promise<{ status: string; timeline: unknown[] }> =>
  (await asMerchant(sites, 'GET', `/app/order/track?orderId=${orderId}`)) as { status: string; timeline: unknown[] };

/** Resets a test number: its loans are repaid. */
export const resetCustomer = (sites: SiteUrls, mobile: string): Promise<unknown> =>
  asMerchant(sites, 'POST', '/sandbox/reset-customer', { mobile });

async function asMerchant(sites: SiteUrls, method: string, path: string, body?: unknown): Promise<unknown> {
  const token = await new SignJWT({ scope: 'merchant' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(MERCHANT_KEY)
    .setSubject('server')
    .setAudience('kadam')
    .setIssuedAt()
    .setExpirationTime('5m')
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(SECRET));
  const response = await fetch(`${sites.providerUrl}${path}`, {
    method,
    headers: {
      'ic-merchant-key': MERCHANT_KEY,
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { success: boolean; data: unknown };
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}
