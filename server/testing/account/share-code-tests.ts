import { describe, expect, it } from 'vitest';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { AMOUNT, dataOf, MINUTE_MS, type ServerOf, salesSteps, someMobile, wrong } from '../sales/sales-steps';

export function shareCodeTests(kadam: ServerOf): void {
  const { check, send, verified, verify } = salesSteps(kadam);

  describe('Secure Share Code', () => {
    // @req OTP-065
    it('arrives by SMS with its purpose, and opens the eligibility check for 30 minutes', async () => {
      const mobile = someMobile();
      const sent = await send(mobile);
      expect(sent.body?.data).toEqual({
        resendAtMs: kadam().clock.nowMs() + 30_000,
        expiresAtMs: kadam().clock.nowMs() + 10 * MINUTE_MS,
        remainingShareCodeAttempts: 5,
        serverNowMs: kadam().clock.nowMs(),
      });
      const text = await kadam().smsTo(mobile);
      expect(text).toContain('Your Secure Share Code for Zenmart is');
      expect(text).toContain('Valid for 10 minutes. - Kadam');

      const done = await verify(mobile, await kadam().codeFor(mobile));
      expect(done.body?.data).toMatchObject({ verifiedUntilMs: kadam().clock.nowMs() + 30 * MINUTE_MS });
      expect((await check(mobile)).body?.success).toBe(true);
      kadam().clock.advance(30 * MINUTE_MS);
      expect((await check(mobile)).body).toMatchObject({ success: false });
    });

    it('is refused again within 30 s for every caller, with the time of the next one', async () => {
      const mobile = someMobile();
      const first = await send(mobile);
      kadam().clock.advance(29_999);
      const second = await send(mobile);
      expect(second.status).toBe(200);
      expect(second.body).toMatchObject({ success: false, data: { resendAtMs: first.body?.data?.resendAtMs } });
      kadam().clock.advance(1);
      expect((await send(mobile)).body?.success).toBe(true);
    });

    it('replaces the one before: the old code stops working', async () => {
      const mobile = someMobile();
      await send(mobile);
      const old = await kadam().codeFor(mobile);
      kadam().clock.advance(30_000);
      await send(mobile);
      const current = await kadam().codeFor(mobile);
      if (old !== current) expect((await verify(mobile, old)).body?.success).toBe(false);
      expect((await verify(mobile, current)).body?.success).toBe(true);
    });

    it('works once: typed again it is right while it counts, for no longer than the first time, and expired after that', async () => {
      const mobile = someMobile();
      await send(mobile);
      const code = await kadam().codeFor(mobile);
      const { verifiedUntilMs } = dataOf(await verify(mobile, code));
      kadam().clock.advance(29 * MINUTE_MS);
      expect(dataOf(await verify(mobile, code))).toMatchObject({ verifiedUntilMs });
      expect((await verify(mobile, wrong(code))).body?.code).toBe('SHARE_CODE_EXPIRED');
      kadam().clock.advance(MINUTE_MS);
      expect((await verify(mobile, code)).body).toMatchObject({
        code: 'SHARE_CODE_EXPIRED',
        data: { remainingShareCodeAttempts: 5 },
      });
    });

    it('works for 10 minutes and costs no attempt after that', async () => {
      const mobile = someMobile();
      await send(mobile);
      const code = await kadam().codeFor(mobile);
      kadam().clock.advance(10 * MINUTE_MS);
      expect((await verify(mobile, code)).body).toMatchObject({
        success: false,
        data: { remainingShareCodeAttempts: 5 },
      });
    });

    it('counts 4, 3, 2, 1, 0 attempts down, then blocks even the right code for 30 minutes', async () => {
      const mobile = someMobile();
      await send(mobile);
      const code = await kadam().codeFor(mobile);
      for (const remainingShareCodeAttempts of [4, 3, 2, 1])
        expect((await verify(mobile, wrong(code))).body?.data).toEqual({ remainingShareCodeAttempts });
      const serverNowMs = kadam().clock.nowMs();
      const resendAtMs = serverNowMs + 30 * MINUTE_MS;
      const last = { remainingShareCodeAttempts: 0, resendAtMs, serverNowMs };
      expect((await verify(mobile, wrong(code))).body?.data).toEqual(last);
      expect((await verify(mobile, code)).body).toMatchObject({ success: false, data: last });
      kadam().clock.advance(30_000);
      expect((await send(mobile)).body).toMatchObject({ success: false, data: { resendAtMs } });
      kadam().clock.advance(30 * MINUTE_MS);
      expect((await send(mobile)).body?.success).toBe(true);
    });

    it('gives no new attempts with a new code', async () => {
      const mobile = someMobile();
      await send(mobile);
      await verify(mobile, wrong(await kadam().codeFor(mobile)));
      kadam().clock.advance(30_000);
      expect((await send(mobile)).body?.data).toMatchObject({ remainingShareCodeAttempts: 4 });
    });

    it('of one merchant verifies nothing at another', async () => {
      const mobile = someMobile();
      await verified(mobile);

      const reply = await kadam().call(
        'check-eligibility',
        { mobile, amount: AMOUNT },
        {
          token: {
            merchantKey: OTHER_MERCHANT.merchantKey,
            secret: OTHER_MERCHANT.secret,
            agentId: OTHER_MERCHANT.agentId,
          },
          headers: { 'ic-origin': OTHER_MERCHANT.origin },
        },
      );
      expect(reply.body).toMatchObject({ success: false });
    });
  });
}
