import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SmsNotSent } from '../sms/sms-sender';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../testing/server/test-server';
import { type LenderGateway, LenderUnavailable } from './lender-gateway';
import { lendersNotConnected } from './not-connected';

let kadam: TestServer;
let standing: LenderGateway['standing'];
let isSmsDown = false;
let isSmsBroken = false;
const texts: string[] = [];
beforeAll(async () => {
  kadam = await startTestServer({
    ports: {
      lenders: { ...lendersNotConnected, standing: (...asked) => standing(...asked) },
      sms: {
        async send({ text }) {
          if (isSmsDown) throw new SmsNotSent('gateway down');
          if (isSmsBroken) throw new TypeError('a fault of the gateway’s client');
          texts.push(text);
        },
      },
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const checkVerified = async (mobile: string): Promise<Reply> => {
  await kadam.call('send-share-code', { mobile });
  await kadam.call('verify-share-code', { mobile, otp: texts.at(-1)?.match(/\b\d{5}\b/)?.[0] });
  return kadam.call('check-eligibility', { mobile, amount: 20_000 });
};

describe('a lender that fails', () => {
  it('is left out while others answer', async () => {
    standing = async (lenderId) => {
      if (lenderId !== '401') throw new LenderUnavailable();
      return { standing: 'preApproved', limitRupees: 50_000 };
    };
    const { body } = await checkVerified('9811111111');
    expect(body?.data).toMatchObject({ isPreApproved: true, emiLenders: [{ lenderId: '401' }] });
  });

  it('together with all others gives LENDER_UNAVAILABLE, which may be retried', async () => {
    standing = () => Promise.reject(new LenderUnavailable());
    const { status, body } = await checkVerified('9811111112');
    expect([status, body]).toMatchObject([200, { success: false, code: 'LENDER_UNAVAILABLE', retry: true }]);
  });

  it('times out after 8 s, and its request is aborted', async () => {
    let told = 0;
    standing = (_lenderId, _mobile, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          told += 1;
          reject(new LenderUnavailable());
        });
      });
    expect((await checkVerified('9811111113')).body?.code).toBe('LENDER_UNAVAILABLE');
    expect(kadam.clock.waitsMs).toContain(8_000);
    expect(told).toBe(24);
  });

  it("by an error of the server's code gives a 500 without details", async () => {
    standing = () => Promise.reject(new Error('secret detail'));
    const { status, text } = await checkVerified('9811111114');
    expect(status).toBe(500);
    expect(text).not.toContain('secret detail');
    expect(kadam.logs()).toContain('secret detail');
  });
});

describe('an SMS that is not accepted', () => {
  it('gives 503; the number may try again at once, also with the same idempotency key', async () => {
    const headers = { 'idempotency-key': 'the-same-intent' };
    const send = (): Promise<Reply> => kadam.call('send-share-code', { mobile: '9811111115' }, { headers });
    texts.length = 0;
    isSmsDown = true;
    const first = await send();
    isSmsDown = false;
    expect([first.status, first.body?.retry]).toEqual([503, true]);
    expect((await send()).body?.success).toBe(true);
    expect(texts).toHaveLength(1);
  });

  it('for an unexpected reason gives 500, and the number may try again at once', async () => {
    const send = (): Promise<Reply> => kadam.call('send-share-code', { mobile: '9811111116' });
    isSmsBroken = true;
    const first = await send();
    isSmsBroken = false;
    expect(first.status).toBe(500);
    expect((await send()).body?.success).toBe(true);
  });
});
