import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEBHOOK_WAITS_MS } from '../../rules/lifetimes';
import type { DatabaseChoice } from '../../store/open';
import { dataOf } from '../sales/sales-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../server/test-server';
import { checkoutSteps } from './checkout-steps';

export function webhookTests(choose: () => Promise<DatabaseChoice>): void {
  let kadam: TestServer;
  const received: { url: string; signedResult: string; deliveryId: string; userAgent: string | null }[] = [];
  /** Status of the merchant's server; 0 = no answer. */
  let status = 200;
  let attempts = 0;
  let isDying = false;
  let sleeps: Promise<Response> | null = null;
  const post: typeof fetch = async (url, init) => {
    attempts += 1;
    if (isDying) return new Promise(() => undefined);
    if (sleeps) return sleeps;
    const { signedResult } = JSON.parse(String(init?.body)) as { signedResult: string };
    const headers = new Headers(init?.headers);
    const deliveryId = headers.get('kadam-delivery') ?? '';
    received.push({ url: String(url), signedResult, deliveryId, userAgent: headers.get('user-agent') });
    if (status === 0) throw new TypeError('fetch failed');
    return new Response(null, { status });
  };
  const send = () => kadam.server.work.webhooks();
  /** Starts a sweep and waits until its only webhook has reached the merchant's server. */
  const reachShop = async (): Promise<{ readonly sent: Promise<number> }> => {
    const before = attempts;
    const sent = send();
    await expect.poll(() => attempts).toBe(before + 1);
    return { sent };
  };
  beforeAll(async () => {
    kadam = await startTestServer({ database: await choose(), ports: { post } });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  const canceled = async () => {
    const { open, merchant } = checkoutSteps(() => kadam);
    const checkout = await open();
    await checkout.post('/app/payment/cancel');
    const log = async () =>
      (
        dataOf(await merchant.track(`txnUuid=${checkout.txnUuid}`)).webhooks as {
          state: string;
          attempts: { httpStatus: number | null }[];
          nextAttemptAtMs: number | null;
        }[]
      )[0];
    return { checkout, log };
  };
  const claimsOf = async (jws: string) => {
    const keys = JSON.parse((await kadam.request('GET', '/.well-known/jwks.json')).text) as JSONWebKeySet;
    const { payload } = await compactVerify(jws, createLocalJWKSet(keys));
    return JSON.parse(new TextDecoder().decode(payload)) as { jti: string; iat: number; sub: string; status: string };
  };

  describe('a webhook', () => {
    it('brings the signed result once, and its delivery is logged', async () => {
      status = 204;
      const { checkout, log } = await canceled();
      expect(await send()).toBe(1);
      expect(await send()).toBe(0);
      const [one] = received.splice(0);
      expect(one).toMatchObject({ url: 'http://127.0.0.1:4500/kadam/webhook', userAgent: 'Kadam-Webhook/1' });
      expect(await claimsOf(`${one?.signedResult}`)).toMatchObject({
        sub: checkout.txnUuid,
        status: 'CANCELED',
        jti: one?.deliveryId,
      });
      expect(await log()).toMatchObject({ state: 'delivered', attempts: [{ httpStatus: 204 }], nextAttemptAtMs: null });
    });

    it('that fails comes again after 10 s, 1 min, 5 min …, each time with a new signature and the same jti, and is given up after 9 attempts', async () => {
      status = 500;
      const { log } = await canceled();
      await send();
      for (const [index, waitMs] of WEBHOOK_WAITS_MS.entries()) {
        kadam.clock.advance(waitMs - 1);
        expect(await send()).toBe(0);
        kadam.clock.advance(1);
        status = index % 2 === 0 ? 0 : 500;
        expect(await send()).toBe(1);
      }
      const claims = await Promise.all(received.splice(0).map(({ signedResult }) => claimsOf(signedResult)));
      expect(claims).toHaveLength(9);
      expect(new Set(claims.map(({ jti }) => jti)).size).toBe(1);
      expect(new Set(claims.map(({ iat }) => iat)).size).toBe(9);
      expect(await log()).toMatchObject({ state: 'givenUp' });
      const metrics = await kadam.request('GET', '/metrics');
      expect(metrics.text).toContain('kadam_webhooks_given_up_total 1');
      kadam.clock.advance(1_000_000_000);
      expect(await send()).toBe(0);
    });

    it('is taken by one of 5 senders at the same moment', async () => {
      status = 200;
      await canceled();
      const sent = await Promise.all(Array.from({ length: 5 }, send));
      expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1);
      expect(received.splice(0)).toHaveLength(1);
    });

    it('whose sender died comes again when its 30 s are over', async () => {
      const { log } = await canceled();
      isDying = true;
      await reachShop();
      expect((await log())?.nextAttemptAtMs).toBe(kadam.clock.nowMs() + 30_000);
      isDying = false;
      kadam.clock.advance(30_000);
      expect(await send()).toBe(1);
      expect(received.splice(0)).toHaveLength(1);
    });

    it('stays delivered where a sender that slept past its 30 s gives it up afterwards', async () => {
      const { log } = await canceled();
      await kadam.server.db.updateTable('jobs').set({ attempts: WEBHOOK_WAITS_MS.length }).execute();
      let wake = (_answer: Response): void => undefined;
      sleeps = new Promise((resolve) => {
        wake = resolve;
      });
      const { sent } = await reachShop();
      sleeps = null;
      kadam.clock.advance(30_000);
      expect(await send()).toBe(1);
      wake(new Response(null, { status: 500 }));
      await sent;
      expect(await log()).toMatchObject({ state: 'delivered', nextAttemptAtMs: null });
      received.splice(0);
    });
  });
}
