import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutSteps } from '../testing/payments/checkout-steps';
import { MINUTE_MS, salesSteps, someMobile, wrong } from '../testing/sales/sales-steps';
import { FakeClock } from '../testing/server/fake-clock';
import { asInProduction } from '../testing/server/limits';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../testing/server/test-server';
import { newBrowser, setBy } from '../testing/site/site-steps';

const HOUR_MS = 60 * MINUTE_MS;

let kadam: TestServer;
const clock = new FakeClock();
beforeAll(async () => {
  kadam = await startTestServer({ clock, env: { ...asInProduction, KADAM_CALLS_PER_MINUTE: '60' } });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const { send, verify } = salesSteps(() => kadam);
const { open, fresh, untilRefused } = checkoutSteps(() => kadam);

describe('a clock that is set back by an hour', () => {
  it('delays the next code by no hour, and invalidates the previous code', async () => {
    const mobile = someMobile();
    await send(mobile);
    const code = await kadam.codeFor(mobile);
    clock.advance(-HOUR_MS);
    expect((await verify(mobile, code)).body?.success).toBe(false);
    expect((await send(mobile)).body?.success).toBe(true);
    expect((await verify(mobile, await kadam.codeFor(mobile))).body?.success).toBe(true);
  });

  it('does not extend a block of 30 min to 90', async () => {
    const mobile = someMobile();
    await send(mobile);
    const code = wrong(await kadam.codeFor(mobile));
    for (let typed = 0; typed < 5; typed += 1) await verify(mobile, code);
    expect((await send(mobile)).body?.success).toBe(false);
    clock.advance(-HOUR_MS);
    expect((await send(mobile)).body?.success).toBe(true);
  });

  it('does not extend a minute without calls to 61', async () => {
    const call = async (): Promise<number> => (await kadam.call('init', undefined, { ip: '198.51.100.7' })).status;
    for (let time = 0; time < 60; time += 1) await call();
    expect(await call()).toBe(429);
    clock.advance(-HOUR_MS);
    expect(await call()).toBe(200);
  });

  it('keeps the cookies of a browser that is used every 10 min, and no session for more than 30 min', async () => {
    const browser = newBrowser(() => kadam);
    await browser.login(someMobile());
    clock.advance(-HOUR_MS);
    for (let time = 0; time < 4; time += 1) {
      const read = await browser.get('/auth/identify-user');
      expect([read.status, setBy(read).some((cookie) => cookie.startsWith('authToken='))]).toEqual([200, true]);
      clock.advance(10 * MINUTE_MS);
    }
    clock.advance(20 * MINUTE_MS);
    expect((await browser.get('/auth/identify-user')).body?.data).toMatchObject({ authDetails: null });
  });

  it('leaves no payment waiting for a lender for an hour', async () => {
    // The lender reports a pending request and never receives one.
    const mobile = fresh('6000004004');
    const checkout = await open();
    expect((await untilRefused(checkout, mobile)).body?.code).toBe(4004);
    clock.advance(-HOUR_MS);
    await kadam.server.work.sweep();
    expect(await checkout.details()).toMatchObject({ status: 'FAILED', step: 'RETRY', isPending: false });
  });
});

describe('a clock that is set back by a day', () => {
  it('delays no link to a statement', async () => {
    const mobile = fresh('9000000001');
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.choose();
    await checkout.agree();
    await checkout.confirm(mobile);
    clock.advance(-24 * HOUR_MS);
    await kadam.server.work.messages();
    expect(await kadam.smsTo(mobile)).toContain('/kfs/');
  });
});

describe('a clock that is set forward by an hour', () => {
  it('ends codes and blocks, and locks no user out', async () => {
    const mobile = someMobile();
    await send(mobile);
    const code = await kadam.codeFor(mobile);
    clock.advance(HOUR_MS);
    expect((await verify(mobile, code)).body?.success).toBe(false);
    expect((await send(mobile)).body?.success).toBe(true);
    expect((await verify(mobile, await kadam.codeFor(mobile))).body?.success).toBe(true);
  });

  it('and then back again leaves no effect of the hour in between', async () => {
    const mobile = someMobile();
    clock.advance(HOUR_MS);
    await send(mobile);
    clock.advance(-HOUR_MS);
    expect((await send(mobile)).body?.success).toBe(true);
    expect((await verify(mobile, await kadam.codeFor(mobile))).body?.success).toBe(true);
  });
});
