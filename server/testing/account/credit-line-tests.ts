import { describe, expect, it } from 'vitest';
import { checkoutSteps } from '../payments/checkout-steps';
import { auditLedger, soundBooks } from '../payments/ledger-audit';
import { dataOf, MINUTE_MS, type ServerOf, wrong } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { type Frame, startedFrame } from '../widgets/widget-steps';
import { approvedApplication, loggedInFrame, someApplicant } from './customer-application-tests';

const LENDER = '1';
/** A lender that takes applications and asks for the date of birth. */
const DOB_LENDER = '1803';
/** A lender that no other test uses for numbers whose second factor is a PIN. */
const PIN_LENDER = '1701';

export function creditLineTests(kadam: ServerOf): void {
  const { open, fresh } = checkoutSteps(kadam);
  const initiate = (frame: Frame, lenderId = LENDER): Promise<Reply> =>
    frame.post('/app/credit-line/initiate', { lenderId });
  const authorize = (frame: Frame, aivfValue: string): Promise<Reply> =>
    frame.post('/app/credit-line/authorize', { lenderId: PIN_LENDER, aivfValue });
  const confirm = (frame: Frame, otp: string, lenderId = LENDER): Promise<Reply> =>
    frame.post('/app/credit-line/confirm', { lenderId, otp });
  const availablePaise = async (mobile: string, lenderId = LENDER): Promise<number | undefined> => {
    const row = await kadam()
      .server.db.selectFrom('ledger_accounts')
      .select('balance_paise')
      .where('mobile', '=', mobile)
      .where('lender_id', '=', lenderId)
      .where('kind', '=', 'available')
      .executeTakeFirst();
    return row?.balance_paise;
  };

  describe('the line of an approved application', () => {
    // @req ACT-017
    it('of ₹1,00,000 is in the ledger once the lender’s OTP is typed, and a payment of ₹20,000 draws on it', async () => {
      const mobile = someApplicant();
      const frame = await loggedInFrame(kadam, mobile);
      const applicationId = await approvedApplication(frame);
      expect(dataOf(await initiate(frame))).toMatchObject({
        step: 'LENDER_OTP',
        aivfType: 'NONE',
        limit: 100_000,
        attemptsRemaining: 5,
        resendAtMs: kadam().clock.nowMs() + 30_000,
      });
      expect(await availablePaise(mobile)).toBeUndefined();
      const otp = await kadam().codeFor(mobile);
      expect(dataOf(await confirm(frame, otp))).toMatchObject({ step: 'ACTIVE', limit: 100_000 });
      expect(await availablePaise(mobile)).toBe(10_000_000);
      const status = await frame.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
      expect(dataOf(status)).toMatchObject({ status: 'APPROVED', creditLineStatus: 'ACTIVE' });

      kadam().clock.advance(31 * MINUTE_MS);
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose(LENDER);
      await checkout.agree();
      expect((await checkout.confirm(mobile)).body?.success).toBe(true);
      expect(await availablePaise(mobile)).toBe(8_000_000);
      expect(await auditLedger(kadam().server.db, kadam().clock.nowMs())).toEqual(soundBooks);
    });

    it('with a lender that asks for the date of birth takes that first, then the OTP', async () => {
      const mobile = someApplicant(DOB_LENDER);
      const frame = await loggedInFrame(kadam, mobile);
      await approvedApplication(frame, DOB_LENDER);
      const authorizeWith = (aivfValue: string): Promise<Reply> =>
        frame.post('/app/credit-line/authorize', { lenderId: DOB_LENDER, aivfValue });
      expect(dataOf(await initiate(frame, DOB_LENDER))).toMatchObject({ step: 'VERIFY_AIVF', aivfType: 'DOB' });
      expect((await confirm(frame, '12345', DOB_LENDER)).body?.code).toBe(4001);
      expect((await authorizeWith('1991-01-01')).body).toMatchObject({ code: 4303, data: { attemptsRemaining: 2 } });
      expect(dataOf(await authorizeWith('1990-08-15'))).toMatchObject({ step: 'LENDER_OTP' });
      expect(await availablePaise(mobile, DOB_LENDER)).toBeUndefined();
      const otp = await kadam().codeFor(mobile);
      expect(dataOf(await confirm(frame, otp, DOB_LENDER))).toMatchObject({ step: 'ACTIVE', limit: 100_000 });
      expect(await availablePaise(mobile, DOB_LENDER)).toBe(10_000_000);
    });

    it('is opened by a payment as well, which asks for the OTP itself', async () => {
      const mobile = someApplicant();
      await approvedApplication(await loggedInFrame(kadam, mobile));
      kadam().clock.advance(31 * MINUTE_MS);
      const checkout = await open();
      await checkout.verify(mobile);
      expect((await checkout.choose(LENDER)).body?.success).toBe(true);
      expect(await availablePaise(mobile)).toBe(8_000_000);
      expect(dataOf(await initiate(await loggedInFrame(kadam, mobile)))).toMatchObject({ step: 'ACTIVE' });
    });

    it('activated twice at the same moment is opened once', async () => {
      const mobile = someApplicant();
      const frame = await loggedInFrame(kadam, mobile);
      await approvedApplication(frame);
      await initiate(frame);
      const otp = await kadam().codeFor(mobile);
      const replies = await Promise.all([confirm(frame, otp), confirm(frame, otp), confirm(frame, otp)]);
      for (const reply of replies) expect(dataOf(reply)).toMatchObject({ step: 'ACTIVE' });
      expect(dataOf(await confirm(frame, otp))).toMatchObject({ step: 'ACTIVE' });
      expect(await availablePaise(mobile)).toBe(10_000_000);
      expect(await auditLedger(kadam().server.db, kadam().clock.nowMs())).toEqual(soundBooks);
    });

    it('takes 5 wrong OTPs, then none for 30 min; another lender’s OTP is wrong as well', async () => {
      const mobile = someApplicant();
      const frame = await loggedInFrame(kadam, mobile);
      await approvedApplication(frame);
      expect((await confirm(frame, '12345')).body?.code).toBe('LOGIN_OTP_EXPIRED');
      await initiate(frame);
      const otp = await kadam().codeFor(mobile);
      for (const attemptsRemaining of [4, 3, 2, 1])
        expect((await confirm(frame, wrong(otp))).body).toMatchObject({ code: 4302, data: { attemptsRemaining } });
      expect((await confirm(frame, wrong(otp))).body?.code).toBe('ACTIVATION_MULTIPLE_OTP_BLOCK');
      expect((await confirm(frame, otp)).body?.code).toBe('ACTIVATION_MULTIPLE_OTP_BLOCK');
      expect((await initiate(frame)).body?.code).toBe('ACTIVATION_MULTIPLE_OTP_BLOCK');
      expect(await availablePaise(mobile)).toBeUndefined();
      const later = await loggedInFrame(kadam, mobile);
      await initiate(later);
      expect((await confirm(later, await kadam().codeFor(mobile))).body?.success).toBe(true);
    });

    it('sends the next OTP after 30 s', async () => {
      const frame = await loggedInFrame(kadam, someApplicant());
      await approvedApplication(frame);
      await initiate(frame);
      expect((await initiate(frame)).body?.code).toBe('OTP_TOO_SOON');
      kadam().clock.advance(30_000);
      expect(dataOf(await initiate(frame))).toMatchObject({ step: 'LENDER_OTP' });
    });
  });

  describe('a lender’s second factor', () => {
    it('of 9000000005 comes before the OTP; a right PIN counts for 10 min', async () => {
      const mobile = '9000000005';
      const frame = await loggedInFrame(kadam, mobile);
      expect(dataOf(await initiate(frame, PIN_LENDER))).toMatchObject({
        step: 'VERIFY_AIVF',
        aivfType: 'PIN',
        resendAtMs: null,
      });
      expect((await confirm(frame, '12345', PIN_LENDER)).body?.code).toBe(4001);
      const malformed = await authorize(frame, '12x4');
      expect([malformed.status, malformed.body?.fields?.[0]?.path]).toEqual([400, 'aivfValue']);
      expect((await authorize(frame, '9999')).body).toMatchObject({ code: 4303, data: { attemptsRemaining: 2 } });
      expect(dataOf(await authorize(frame, '1234'))).toMatchObject({ step: 'LENDER_OTP' });
      kadam().clock.advance(10 * MINUTE_MS);
      expect(dataOf(await initiate(frame, PIN_LENDER))).toMatchObject({ step: 'VERIFY_AIVF' });
      await authorize(frame, '1234');
      const otp = await kadam().codeFor(mobile);
      expect(dataOf(await confirm(frame, otp, PIN_LENDER))).toMatchObject({ step: 'ACTIVE', limit: 500_000 });
      expect(dataOf(await authorize(frame, '0000'))).toMatchObject({ step: 'ACTIVE' });
    });

    it('of number 6000004302 is wrong 3 times, then blocked: 4105', async () => {
      const mobile = fresh('6000004302');
      const checkout = await open();
      await checkout.verify(mobile);
      const seen = [];
      for (let typed = 0; typed < 3; typed += 1) seen.push((await authorize(checkout, '1234')).body?.code);
      expect(seen).toEqual([4303, 4303, 4105]);
    });
  });

  it('a line that no lender has approved is 4204; a guest is 401, and a stranger’s lender 400', async () => {
    const frame = await loggedInFrame(kadam, '9000000004');
    for (const reply of [await initiate(frame), await confirm(frame, '12345')]) expect(reply.body?.code).toBe(4204);
    expect((await initiate(await startedFrame(kadam))).status).toBe(401);
    expect((await initiate(frame, '99999')).status).toBe(400);
  });
}
