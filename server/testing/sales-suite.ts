import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseChoice } from '../store/open';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from './test-server';

const AMOUNT = 20_000;
const MINUTE_MS = 60_000;

/** The sales API, to be run on each kind of database. */
export function salesSuite(openDatabase: () => Promise<DatabaseChoice>): void {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer({ database: await openDatabase() });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  let lastMobile = 7_000_000_000;
  /** A number that no other test uses. */
  const someMobile = (): string => {
    lastMobile += 1;
    return String(lastMobile);
  };
  const dataOf = (reply: Reply): Readonly<Record<string, unknown>> => reply.body?.data ?? {};
  const wrong = (code: string): string => (code === '00000' ? '00001' : '00000');
  const send = (mobile: string): Promise<Reply> => kadam.call('send-share-code', { mobile });
  const verify = (mobile: string, otp: string): Promise<Reply> => kadam.call('verify-share-code', { mobile, otp });
  const check = (mobile: string, amount = AMOUNT): Promise<Reply> =>
    kadam.call('check-eligibility', { mobile, amount });
  const verified = async (mobile: string): Promise<string> => {
    kadam.clock.advance(31 * MINUTE_MS);
    await send(mobile);
    await verify(mobile, await kadam.codeFor(mobile));
    return mobile;
  };
  const lenderIds = (reply: Reply, list: string): string[] =>
    (dataOf(reply)[list] as { lenderId: string }[]).map(({ lenderId }) => lenderId);

  describe('the first screens', () => {
    it('init names the merchant, the agent, the lenders and whom to ask for help', async () => {
      const { status, body } = await kadam.call('init');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        data: { merchantName: 'Zenmart', merchantAgentId: 'ZM-3071', serverNowMs: kadam.clock.nowMs() },
      });
      expect(body?.data?.lenders).toHaveLength(23);
    });

    it('₹20,000 has plans, cheapest instalment first; ₹100 has none', async () => {
      const plansOf = async (amount: number): Promise<{ emi: number | null }[][]> => {
        const { lenders } = dataOf(await kadam.call('get-emi-details', { amount }));
        return (lenders as { emiPlans: { emi: number | null }[] }[]).map(({ emiPlans }) => emiPlans);
      };
      const lowest = (await plansOf(AMOUNT)).map((plans) =>
        Math.min(...plans.map(({ emi }) => emi ?? Number.POSITIVE_INFINITY)),
      );
      expect(lowest.length).toBe(23);
      expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
      expect((await plansOf(100)).flat()).toEqual([]);
    });

    it('pre-eligibility tells of amounts and consent, never of approval', async () => {
      const mobile = await verified('9000000001');
      expect((await kadam.call('pre-eligibility', { mobile, amount: AMOUNT })).body?.data).toMatchObject({
        isPreEligible: true,
        isMobileVerified: true,
        nearestAmount: AMOUNT,
      });
      const tooLow = await kadam.call('pre-eligibility', { mobile: someMobile(), amount: 1 });
      expect(tooLow.body?.data).toMatchObject({ isPreEligible: false, isMobileVerified: false, lenderIds: [] });
      expect(tooLow.body?.data?.nearestAmount).toBeGreaterThan(1);
    });
  });

  describe('Secure Share Code', () => {
    it('arrives by SMS with its purpose, and opens the eligibility check for 30 minutes', async () => {
      const mobile = someMobile();
      const sent = await send(mobile);
      expect(sent.body?.data).toEqual({
        resendAtMs: kadam.clock.nowMs() + 30_000,
        expiresAtMs: kadam.clock.nowMs() + 10 * MINUTE_MS,
        remainingShareCodeAttempts: 5,
        serverNowMs: kadam.clock.nowMs(),
      });
      const inbox = await kadam.request('GET', `/sandbox/sms?mobile=${mobile}`);
      expect(inbox.text).toContain('Your Secure Share Code for Zenmart is');
      expect(inbox.text).toContain('Valid for 10 minutes. - Kadam');

      const done = await verify(mobile, await kadam.codeFor(mobile));
      expect(done.body?.data).toMatchObject({ verifiedUntilMs: kadam.clock.nowMs() + 30 * MINUTE_MS });
      expect((await check(mobile)).body?.success).toBe(true);
      kadam.clock.advance(30 * MINUTE_MS);
      expect((await check(mobile)).body).toMatchObject({ success: false });
    });

    it('is refused again within 30 s, whoever asks, and says when', async () => {
      const mobile = someMobile();
      const first = await send(mobile);
      kadam.clock.advance(29_999);
      const second = await send(mobile);
      expect(second.status).toBe(200);
      expect(second.body).toMatchObject({ success: false, data: { resendAtMs: first.body?.data?.resendAtMs } });
      kadam.clock.advance(1);
      expect((await send(mobile)).body?.success).toBe(true);
    });

    it('replaces the one before: the old code stops working', async () => {
      const mobile = someMobile();
      await send(mobile);
      const old = await kadam.codeFor(mobile);
      kadam.clock.advance(30_000);
      await send(mobile);
      const current = await kadam.codeFor(mobile);
      if (old !== current) expect((await verify(mobile, old)).body?.success).toBe(false);
      expect((await verify(mobile, current)).body?.success).toBe(true);
    });

    it('works once', async () => {
      const mobile = someMobile();
      await send(mobile);
      const code = await kadam.codeFor(mobile);
      expect((await verify(mobile, code)).body?.success).toBe(true);
      expect((await verify(mobile, code)).body?.success).toBe(false);
    });

    it('works for 10 minutes and costs no attempt after that', async () => {
      const mobile = someMobile();
      await send(mobile);
      const code = await kadam.codeFor(mobile);
      kadam.clock.advance(10 * MINUTE_MS);
      expect((await verify(mobile, code)).body).toMatchObject({
        success: false,
        data: { remainingShareCodeAttempts: 5 },
      });
    });

    it('counts 4, 3, 2, 1, 0 attempts down, then blocks even the right code for 30 minutes', async () => {
      const mobile = someMobile();
      await send(mobile);
      const code = await kadam.codeFor(mobile);
      for (const remainingShareCodeAttempts of [4, 3, 2, 1, 0])
        expect((await verify(mobile, wrong(code))).body?.data).toEqual({ remainingShareCodeAttempts });
      expect((await verify(mobile, code)).body?.success).toBe(false);
      kadam.clock.advance(30_000);
      expect((await send(mobile)).body?.success).toBe(false);
      kadam.clock.advance(30 * MINUTE_MS);
      expect((await send(mobile)).body?.success).toBe(true);
    });

    it('gives no new attempts with a new code', async () => {
      const mobile = someMobile();
      await send(mobile);
      await verify(mobile, wrong(await kadam.codeFor(mobile)));
      kadam.clock.advance(30_000);
      expect((await send(mobile)).body?.data).toMatchObject({ remainingShareCodeAttempts: 4 });
    });

    it('of one merchant verifies nothing at another', async () => {
      const mobile = someMobile();
      await verified(mobile);
      const { OTHER_MERCHANT: other } = await import('../sandbox/seed');
      const reply = await kadam.call(
        'check-eligibility',
        { mobile, amount: AMOUNT },
        {
          token: { merchantKey: other.merchantKey, secret: other.secret, agentId: other.agentId },
          headers: { 'ic-origin': other.origin },
        },
      );
      expect(reply.body).toMatchObject({ success: false });
    });
  });

  describe('eligibility', () => {
    it('9000000001 is pre-approved with all 23 lenders up to ₹5,00,000', async () => {
      const reply = await check(await verified('9000000001'));
      expect(reply.body?.data).toMatchObject({ isPreApproved: true });
      expect(lenderIds(reply, 'emiLenders')).toHaveLength(23);
      for (const { maxLoanAmount } of dataOf(reply).emiLenders as { maxLoanAmount: number }[])
        expect(maxLoanAmount).toBeLessThanOrEqual(500_000);
    });

    it('9000000002 is pre-approved with one lender up to ₹60,000', async () => {
      const reply = await check(await verified('9000000002'), 60_001);
      expect(reply.body?.data).toMatchObject({
        isPreApproved: true,
        isNtbAllowed: false,
        emiLenders: [{ maxLoanAmount: 60_000, emiPlans: [] }],
      });
    });

    it('9000000003 may apply as new to the bank, and is not pre-approved', async () => {
      const reply = await check(await verified('9000000003'));
      expect(reply.body?.data).toMatchObject({ isPreApproved: false, isNtbAllowed: true, emiLenders: [] });
      expect(lenderIds(reply, 'ntbLenders').length).toBeGreaterThan(0);
    });

    it('9000000004 has no lender and may not apply', async () => {
      expect((await check(await verified('9000000004'))).body?.data).toEqual({
        emiLenders: [],
        ntbLenders: [],
        isPreApproved: false,
        isNtbAllowed: false,
      });
    });

    it('9000000006 is blocked: HTTP 403, type User_Blocked_By_FM', async () => {
      const reply = await send('9000000006');
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({ success: false, code: 403, type: 'User_Blocked_By_FM' });
    });

    it('9000000008 waits 3 s for each lender, all at once', async () => {
      const mobile = await verified('9000000008');
      kadam.clock.waitsMs.length = 0;
      expect((await check(mobile)).body?.success).toBe(true);
      expect(kadam.clock.waitsMs.filter((waitMs) => waitMs === 3000)).toHaveLength(23);
    });

    it('any other number always gets the same answer', async () => {
      const mobile = await verified(someMobile());
      expect((await check(mobile)).body).toEqual((await check(mobile)).body);
    });

    it('needs a verified number', async () => {
      expect((await check(someMobile())).body).toMatchObject({ success: false });
    });
  });

  describe('a new-to-bank application', () => {
    const apply = (mobile: string, lenderId: string): Promise<Reply> =>
      kadam.call('share-ntb-application', { mobile, lenderId, email: '', userName: 'आशा Rao' });

    it('gets a link that leads to it, and no address names the mobile number', async () => {
      const mobile = await verified('9000000003');
      const [lenderId = ''] = lenderIds(await check(mobile), 'ntbLenders');
      const { ntbLink, whatsAppLink } = dataOf(await apply(mobile, lenderId)) as Record<string, string>;
      expect(ntbLink).toMatch(/^http:\/\/localhost:4400\/ntb-application\?ref=[\w-]{22}$/);
      expect(whatsAppLink).toMatch(/^https:\/\/wa\.me\/\?text=/);
      expect(decodeURIComponent(`${whatsAppLink}`)).toContain(ntbLink);
      expect(`${ntbLink}${whatsAppLink}`).not.toContain(mobile);

      const ref = new URL(`${ntbLink}`).searchParams.get('ref');
      const info = await kadam.request('GET', `/app/ntbpq/info/?ref=${ref}`);
      expect(info.body?.data).toMatchObject({
        status: 'SHARED',
        merchantName: 'Zenmart',
        lenderId,
        firstName: 'आशा',
        maskedMobile: '90XXXXX003',
      });
      kadam.clock.advance(30 * 24 * 60 * MINUTE_MS);
      expect((await kadam.request('GET', `/app/ntbpq/info?ref=${ref}`)).body?.data).toMatchObject({
        status: 'EXPIRED',
      });
    });

    it('is refused for a customer who is pre-approved, and for a lender that takes none', async () => {
      expect((await apply(await verified('9000000001'), '1')).body).toMatchObject({ success: false });
      expect((await apply(await verified('9000000003'), '99999')).body).toMatchObject({ success: false });
    });

    it('of an unknown reference is 404', async () => {
      expect((await kadam.request('GET', `/app/ntbpq/info?ref=${'x'.repeat(22)}`)).status).toBe(404);
    });
  });

  describe('idempotency', () => {
    const sendWith = (key: string | undefined, mobile: string): Promise<Reply> =>
      kadam.call('send-share-code', { mobile }, { headers: { 'idempotency-key': key } });

    it('a repeated call gets the first answer and sends no second SMS', async () => {
      const mobile = someMobile();
      const first = await sendWith('intent-1-of-agent', mobile);
      const again = await sendWith('intent-1-of-agent', mobile);
      expect(again.text).toBe(first.text);
      expect(again.headers['idempotency-replayed']).toBe('true');
      const inbox = await kadam.request('GET', `/sandbox/sms?mobile=${mobile}`);
      expect((JSON.parse(inbox.text) as { messages: unknown[] }).messages).toHaveLength(1);
    });

    it('two calls with one key at the same moment get one answer', async () => {
      const mobile = someMobile();
      const [a, b] = await Promise.all([sendWith('intent-2-of-agent', mobile), sendWith('intent-2-of-agent', mobile)]);
      expect(a.body?.success).toBe(true);
      expect(b.text).toBe(a.text);
    });

    it('the same key with another body is 409 with code 4004', async () => {
      await sendWith('intent-3-of-agent', someMobile());
      const conflict = await sendWith('intent-3-of-agent', someMobile());
      expect([conflict.status, conflict.body?.code]).toEqual([409, 4004]);
    });

    it('a missing key is 400 and names the header', async () => {
      const reply = await sendWith(undefined, someMobile());
      expect(reply.status).toBe(400);
      expect(reply.body?.fields?.[0]?.path).toBe('idempotency-key');
    });
  });
}
