import { describe, expect, it } from 'vitest';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf, someMobile, wrong } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { type Frame, startedFrame } from '../widgets/widget-steps';

const asked = (mobile: string) => ({ mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true });
const codesOf = (replies: readonly Reply[]): unknown[] => replies.map(({ body }) => body?.code ?? body?.success);

export function codeHolderTests(kadam: ServerOf): void {
  const { open, onPhone, untilRefused } = checkoutSteps(kadam);
  const initiate = (frame: Frame, mobile: string) => frame.post('/auth/initiate-login/', { mobile });
  const guess = (frame: Frame, mobile: string, otp = '00000') =>
    frame.post('/auth/verify-login', { mobile, otp, isTermsAccepted: true });
  const guessOften = async (frame: Frame, mobile: string, otp = '00000'): Promise<Reply[]> => {
    const replies = [];
    for (let time = 0; time < 6; time += 1) replies.push(await guess(frame, mobile, otp));
    return replies;
  };
  const byAgent = (agentId: string) => ({
    send: (mobile: string) => kadam().call('send-share-code', { mobile }, { token: { agentId } }),
    verify: (mobile: string, otp: string) => kadam().call('verify-share-code', { mobile, otp }, { token: { agentId } }),
  });

  describe('an unauthorised caller with a session of a widget', () => {
    it('a caller who types 6 wrong codes for a number does not stop others from paying with it', async () => {
      const mobile = '9000000001';
      kadam().clock.advance(31 * MINUTE_MS);
      const unauthorisedCaller = await startedFrame(kadam);
      await initiate(unauthorisedCaller, mobile);
      expect(codesOf(await guessOften(unauthorisedCaller, mobile, wrong(await kadam().codeFor(mobile))))).toEqual([
        4302, 4302, 4302, 4302, 4301, 4301,
      ]);
      expect((await untilRefused(await open(), mobile)).body?.success).toBe(true);
    });

    it('takes neither code nor attempts from a shopper who has had his sent before', async () => {
      const mobile = someMobile();
      const [shopper, unauthorisedCaller] = [await open(), await startedFrame(kadam)];
      await shopper.post('/app/payment/send-otp', asked(mobile));
      const otp = await kadam().codeFor(mobile);
      expect((await initiate(unauthorisedCaller, mobile)).body?.success).toBe(true);
      await guessOften(unauthorisedCaller, mobile, wrong(await kadam().codeFor(mobile)));
      const off = await shopper.post('/app/payment/verify-otp', { mobile, otp: wrong(otp), isTermsAccepted: true });
      expect(off.body).toMatchObject({ code: 4002, data: { attemptsRemaining: 4 } });
      const right = await shopper.post('/app/payment/verify-otp', { mobile, otp, isTermsAccepted: true });
      expect(right.body?.code).not.toBe(4002);
    });

    it('a caller without a code is told that there is none, and uses no attempt of others', async () => {
      const mobile = someMobile();
      const [shopper, unauthorisedCaller] = [await startedFrame(kadam), await startedFrame(kadam)];
      await initiate(shopper, mobile);
      const otp = await kadam().codeFor(mobile);
      for (const { body } of await guessOften(unauthorisedCaller, mobile, otp))
        expect(body).toMatchObject({ code: 'LOGIN_OTP_EXPIRED', data: { attemptsRemaining: 5 } });
      expect((await guess(shopper, mobile, wrong(otp))).body?.data).toEqual({ attemptsRemaining: 4 });
      expect((await guess(shopper, mobile, otp)).body?.success).toBe(true);
    });

    it('has 5 codes sent to a number from one address and 10 from all, then none: a payment and an agent still do', async () => {
      const mobile = someMobile();
      const sends = async (count: number, address: string): Promise<unknown[]> => {
        const replies = [];
        for (let time = 0; time < count; time += 1)
          replies.push(await initiate(await startedFrame(kadam, {}, address), mobile));
        return codesOf(replies);
      };
      const five = Array.from({ length: 5 }, () => true);
      expect(await sends(6, '203.0.113.1')).toEqual([...five, 'OTP_TOO_SOON']);
      expect(await sends(6, '203.0.113.2')).toEqual([...five, 'OTP_TOO_SOON']);
      expect(await sends(1, '203.0.113.3')).toEqual(['OTP_TOO_SOON']);
      expect((await (await open()).post('/app/payment/send-otp', asked(mobile))).body?.success).toBe(true);
      expect((await byAgent('ZM-3071').send(mobile)).body?.success).toBe(true);
      kadam().clock.advance(30 * MINUTE_MS);
      expect(await sends(1, '203.0.113.3')).toEqual([true]);
    });

    it('cannot stop a session that has verified the number from being sent another code', async () => {
      const mobile = someMobile();
      const shopper = await startedFrame(kadam);
      await shopper.login(mobile);
      for (let time = 0; time < 5; time += 1) await initiate(await startedFrame(kadam), mobile);
      expect((await initiate(await startedFrame(kadam), mobile)).body?.code).toBe('OTP_TOO_SOON');
      expect((await shopper.post('/auth/initiate-user-verification')).body?.success).toBe(true);
    });
  });

  describe('an unauthorised caller with a session of the same payment', () => {
    it('uses up neither the code, nor the attempts, nor the sends of the shopper', async () => {
      const mobile = someMobile();
      const shopper = await open();
      await shopper.post('/app/payment/send-otp', asked(mobile));
      const otp = await kadam().codeFor(mobile);
      const unauthorisedCaller = await onPhone(shopper);
      for (let time = 0; time < 6; time += 1)
        expect(
          (await unauthorisedCaller.post('/app/payment/verify-otp', { mobile, otp, isTermsAccepted: true })).body
            ?.success,
        ).toBe(false);
      for (let time = 0; time < 5; time += 1) {
        await unauthorisedCaller.post('/app/payment/send-otp', asked(mobile));
        kadam().clock.advance(30_000);
      }
      const off = await shopper.post('/app/payment/verify-otp', { mobile, otp: wrong(otp), isTermsAccepted: true });
      expect(off.body).toMatchObject({ code: 4002, data: { attemptsRemaining: 4 } });
      expect((await shopper.post('/app/payment/resend-otp/', { mobile })).body?.success).toBe(true);
    });

    it('can be one of 20 in 30 minutes who have codes sent to a number, each 5 wrong ones: 100 guesses', async () => {
      const mobile = someMobile();
      const sent = [];
      for (let payment = 0; payment < 5; payment += 1) {
        const first = await open();
        const sessions = [first, ...(await Promise.all([1, 2, 3].map(() => onPhone(first))))];
        for (const each of sessions) sent.push(await each.post('/app/payment/send-otp', asked(mobile)));
      }
      expect(codesOf(sent)).toEqual(Array.from({ length: 20 }, () => true));
      const late = await (await open()).post('/app/payment/send-otp', asked(mobile));
      const resendAtMs = kadam().clock.nowMs() + 30 * MINUTE_MS;
      expect(late.body).toMatchObject({ code: 'OTP_TOO_SOON', data: { resendAtMs } });
    });
  });

  describe('an agent at another till', () => {
    const [mine, other] = [byAgent('ZM-3071'), byAgent('ZM-3072')];

    it('who types 6 wrong codes takes no attempt from the code that a customer reads out here', async () => {
      const mobile = someMobile();
      await mine.send(mobile);
      const otp = await kadam().codeFor(mobile);
      for (let time = 0; time < 6; time += 1)
        expect((await other.verify(mobile, otp)).body).toMatchObject({
          code: 'SHARE_CODE_EXPIRED',
          data: { remainingShareCodeAttempts: 5 },
        });
      expect(dataOf(await mine.verify(mobile, wrong(otp)))).toEqual({ remainingShareCodeAttempts: 4 });
      expect((await mine.verify(mobile, otp)).body?.success).toBe(true);
    });

    it('has an own code, which replaces no code of others', async () => {
      const mobile = someMobile();
      await mine.send(mobile);
      const otp = await kadam().codeFor(mobile);
      expect((await other.send(mobile)).body?.success).toBe(true);
      expect((await mine.verify(mobile, otp)).body?.success).toBe(true);
    });
  });
}
