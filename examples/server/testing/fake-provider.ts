import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';

export const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const MERCHANT_KEY = 'zenmart_sandbox';

/** Request of `txn-initiate`. */
interface Started {
  readonly orderId: string;
  readonly amount: number;
  readonly returnUrl: string;
  readonly items: readonly unknown[];
}

type Claims = Record<string, unknown>;

/** Fake provider with its own key: verifies the shop's token, starts transactions, publishes its keys and signs claims
 *  of a test. Uses the test's clock. */
export async function startFakeProvider(nowMs: () => number) {
  const [own, strange] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  const started = new Map<string, { key: string; body: Started; txnUuid: string }>();
  let keyRequests = 0;
  let tracked: string | null = null;
  let trackRequests = 0;
  let termsRequests = 0;
  let isAway = false;
  let dropsNext = 0;
  let keysAreAway = false;

  const app = Fastify();
  const verifyToken = (authorization: string | undefined) =>
    jwtVerify((authorization ?? '').replace('Bearer ', ''), new TextEncoder().encode(SECRET), {
      issuer: MERCHANT_KEY,
      audience: 'kadam',
      subject: 'server',
      currentDate: new Date(nowMs()),
    });
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (url.startsWith('/.well-known')) return;
    const { payload } = await verifyToken(headers.authorization);
    if (payload.scope !== 'merchant') throw new Error('another scope');
    if (isAway) reply.raw.destroy();
  });
  app.post<{ Body: Started }>('/app/pg/txn-initiate', async ({ body, headers }, reply) => {
    const key = String(headers['idempotency-key']);
    const { txnUuid } = started.get(key) ?? { txnUuid: randomUUID() };
    started.set(key, { key, body, txnUuid });
    if (dropsNext > 0) {
      dropsNext -= 1;
      reply.raw.destroy();
      return;
    }
    if (body.amount < 2000) return { success: false, code: 4003, message: 'The amount is too small.' };
    const paymentLink = `http://localhost/payment/init?ref=${'r'.repeat(22)}`;
    return {
      success: true,
      data: { txnUuid, checkoutToken: 'c'.repeat(43), paymentLink, expiresAtMs: nowMs() + 900_000 },
    };
  });
  app.get('/app/order/track', async () => {
    trackRequests += 1;
    return { success: true, data: { txnUuid: '', status: tracked ? 'COMPLETE' : 'INITIATED', signedResult: tracked } };
  });
  app.post('/app/pg/check-eligibility', async () => {
    termsRequests += 1;
    return { success: true, data: { isEligible: true, lowestEmi: 3_224 } };
  });
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    keyRequests += 1;
    return keysAreAway ? reply.code(503).send({}) : { keys: [publicKey] };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  // SAFETY: a server that listens on a port has an address with one.
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const claimsFor = (orderId: string, txnUuid: string, amount: number): Claims => ({
    iss: origin,
    aud: MERCHANT_KEY,
    sub: txnUuid,
    iat: Math.floor(nowMs() / 1000),
    jti: randomUUID(),
    orderId,
    txnId: 'KD7Q2X84LM',
    status: 'COMPLETE',
    isFinal: true,
    amount,
    currency: 'INR',
    financedAmount: amount,
    amountDueAtMerchant: 0,
    lenderId: '201',
    emiPlanId: '201-6',
    errorCode: null,
    atMs: nowMs(),
  });
  const sign = (claims: Claims, key = own.privateKey): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(key);

  return {
    origin,
    claimsFor,
    sign,
    /** Signed with another key under the provider's key id. */
    forge: (claims: Claims) => sign(claims, strange.privateKey),
    started: () => [...started.values()],
    keyRequests: () => keyRequests,
    trackRequests: () => trackRequests,
    termsRequests: () => termsRequests,
    /** Next answers of `order/track`; null while the payment has not ended. */
    willTrack(signedResult: string | null): void {
      tracked = signedResult;
    },
    goAway: (away: boolean): void => {
      isAway = away;
    },
    /** Processes the next calls without answering them. */
    dropAnswers(count: number): void {
      dropsNext = count;
    },
    hideKeys(): void {
      keysAreAway = true;
    },
    stop: () => app.close(),
  };
}
