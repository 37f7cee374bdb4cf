import { describe, expect, it } from 'vitest';
import { dataOf, MINUTE_MS, type ServerOf, someMobile } from '../sales/sales-steps';
import { type Checkout, checkoutSteps, PLAIN_LENDER } from './checkout-steps';

const asked = (mobile: string) => ({ mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true });

export function ownershipTests(kadam: ServerOf): void {
  const { merchant, open, onPhone, fresh } = checkoutSteps(kadam);
  const atLenderOtp = async (mobile: string): Promise<Checkout> => {
    const owner = await open();
    await owner.choose();
    await owner.verify(mobile);
    await owner.choose();
    await owner.agree();
    return owner;
  };

  describe('a payment that a session has verified a number for', () => {
    it('cannot be changed, at the lender’s OTP, by another session of the same payment, which is told where it goes on', async () => {
      const mobile = fresh('9000000001');
      const owner = await atLenderOtp(mobile);
      const before = await owner.details();
      expect(before).toMatchObject({ step: 'LENDER_OTP', ownership: 'OWN' });
      const other = await onPhone(owner);
      const tries = [
        await other.choose(PLAIN_LENDER, 9),
        await other.choose('401', 6),
        await other.post('/app/transaction/track-stage', { step: 'EMI_PLAN_SELECTION', status: 'INITIATED' }),
        await other.post('/app/payment/cancel'),
        await other.post('/app/payment/confirm', { otp: await kadam().codeFor(mobile) }),
        await other.post('/app/transaction/resend-otp'),
      ];
      expect(tries.map(({ body }) => body?.code)).toEqual(tries.map(() => 'PAYMENT_ELSEWHERE'));
      expect(tries[0]?.body?.message).toBe('This payment goes on in another window or on another device.');
      expect(await other.details()).toMatchObject({
        ownership: 'ELSEWHERE',
        step: 'VERIFY_MOBILE',
        status: 'INITIATED',
        lenderId: null,
        emiPlan: null,
        maskedMobile: null,
      });
      expect(await owner.details()).toEqual(before);
      expect((await owner.confirm(mobile)).body?.success).toBe(true);
      expect(await other.details()).toMatchObject({ status: 'COMPLETE', completion: null, lenderId: null });
    });

    it('is taken over by an OTP to the same number, as it stands, and taken back the same way', async () => {
      const mobile = fresh('9000000001');
      const first = await atLenderOtp(mobile);
      const { kfsConsent } = await first.details();
      const second = await onPhone(first);
      expect(dataOf(await second.verify(mobile))).toMatchObject({ step: 'LENDER_OTP' });
      expect(await second.details()).toMatchObject({
        ownership: 'OWN',
        step: 'LENDER_OTP',
        lenderId: PLAIN_LENDER,
        kfsConsent,
      });
      expect(await first.details()).toMatchObject({ ownership: 'TAKEN_OVER', lenderId: null, kfsConsent: null });
      expect(dataOf(await first.get('/app/payment/txn-status'))).toMatchObject({ ownership: 'TAKEN_OVER' });
      expect((await first.choose(PLAIN_LENDER, 9)).body?.code).toBe('PAYMENT_ELSEWHERE');
      kadam().clock.advance(30_000);
      expect(dataOf(await first.verify(mobile))).toMatchObject({ step: 'LENDER_OTP' });
      expect(await second.details()).toMatchObject({ ownership: 'TAKEN_OVER' });
      kadam().clock.advance(30_000);
      await first.post('/app/transaction/resend-otp');
      expect((await first.confirm(mobile)).body?.success).toBe(true);
      // A session with the verified number may see the outcome.
      expect(await second.details()).toMatchObject({ status: 'COMPLETE', completion: { lenderId: PLAIN_LENDER } });
    });

    it('is not taken over with another number, and a refusal does not disclose whether a number is the owner’s', async () => {
      const mobile = fresh('9000000001');
      const owner = await atLenderOtp(mobile);
      const before = await owner.details();
      const other = await onPhone(owner);
      expect((await other.verify(someMobile())).body?.code).toBe('PAYMENT_ELSEWHERE');
      const sent = [mobile, someMobile()].map((number) => other.post('/app/payment/send-otp', asked(number)));
      expect((await Promise.all(sent)).map(({ body }) => body?.success)).toEqual([true, true]);
      expect(await other.details()).toMatchObject({ ownership: 'ELSEWHERE', maskedMobile: null });
      expect(await owner.details()).toEqual(before);
    });

    it('waits for its shopper when his session is over: a new one goes on by an OTP', async () => {
      const mobile = fresh('9000000001');
      const owner = await open({ orderExpiresInSeconds: 3600 });
      await owner.verify(mobile);
      await owner.choose();
      kadam().clock.advance(31 * MINUTE_MS);
      expect((await owner.get('/app/transaction/details')).body?.code).toBe(4010);
      const again = await onPhone(owner);
      expect(await again.details()).toMatchObject({ ownership: 'ELSEWHERE' });
      expect(dataOf(await again.verify(mobile))).toMatchObject({ step: 'KFS_CONSENT' });
    });

    it('is open again once its owner asks for an OTP to another number', async () => {
      const mobile = fresh('9000000001');
      const owner = await open();
      await owner.verify(mobile);
      await owner.post('/app/payment/send-otp', asked(someMobile()));
      expect(await (await onPhone(owner)).details()).toMatchObject({ ownership: 'OPEN' });
    });

    it('is open again where no lender wants the number', async () => {
      const mobile = fresh('9000000004');
      const first = await open();
      expect((await first.verify(mobile)).body?.code).toBe('USER_NOT_FOUND_INLINE');
      expect((await (await onPhone(first)).verify('9000000001')).body?.success).toBe(true);
    });
  });

  describe('a payment without a verified number', () => {
    it('keeps number, code and plan of each session apart; the first to verify brings its own plan along', async () => {
      const mobile = fresh('9000000001');
      const first = await open();
      const second = await onPhone(first);
      await first.choose(PLAIN_LENDER, 6);
      await first.post('/app/payment/send-otp', asked(mobile));
      const otp = await kadam().codeFor(mobile);
      await second.choose(PLAIN_LENDER, 9);
      await second.post('/app/payment/send-otp', asked(someMobile()));
      expect(await first.details()).toMatchObject({ maskedMobile: '90XXXXX001', emiPlan: { tenure: 6 } });
      expect(await second.details()).toMatchObject({ emiPlan: { tenure: 9 }, attemptsRemaining: 5 });
      const verified = await first.post('/app/payment/verify-otp', { mobile, otp, isTermsAccepted: true });
      expect(dataOf(verified)).toMatchObject({ isChosenPlanAvailable: true });
      expect(await first.details()).toMatchObject({ ownership: 'OWN', emiPlan: { tenure: 6 } });
    });

    it('shows a session that has chosen nothing the plans, also where another is at the number', async () => {
      const first = await open();
      const second = await onPhone(first);
      await first.choose();
      expect(await first.details()).toMatchObject({ step: 'VERIFY_MOBILE', ownership: 'OPEN' });
      expect(await second.details()).toMatchObject({ step: 'EMI_PLAN_SELECTION', lenderId: null });
    });

    it('is ended by a session that is alone, and not while another one is alive', async () => {
      const first = await open({ orderExpiresInSeconds: 3600 });
      const second = await onPhone(first);
      expect((await second.post('/app/transaction/cancel')).body?.code).toBe('PAYMENT_ELSEWHERE');
      kadam().clock.advance(29 * MINUTE_MS);
      await second.details();
      kadam().clock.advance(MINUTE_MS);
      expect(dataOf(await second.post('/app/transaction/cancel'))).toMatchObject({ status: 'CANCELED' });
    });

    it('is ended by the shop’s machine while a phone looks at it, and not once the phone has verified its number', async () => {
      const mobile = fresh('9000000001');
      const atShop = { channel: 'OFFLINE', isPosMachine: true };
      const machine = await open(atShop);
      await onPhone(machine);
      expect(dataOf(await machine.post('/app/payment/cancel'))).toMatchObject({ status: 'CANCELED' });
      const busy = await open(atShop);
      await (await onPhone(busy)).verify(mobile);
      expect((await busy.post('/app/payment/cancel')).body?.code).toBe('PAYMENT_ELSEWHERE');
      expect(await busy.details()).toMatchObject({ ownership: 'ELSEWHERE', deviceType: 'POS_MACHINE' });
    });

    it('lets each session send the link 5 times, whatever others send', async () => {
      const page = await open({ channel: 'PAYMENT_LINK' });
      const others = [await onPhone(page), await onPhone(page)];
      const send = (from: Checkout) => from.post('/app/payment/send-txn-sms', { mobile: someMobile() });
      for (const attemptsRemaining of [4, 3, 2, 1, 0]) {
        for (const each of [page, ...others]) expect(dataOf(await send(each))).toMatchObject({ attemptsRemaining });
        kadam().clock.advance(30_000);
      }
      expect((await send(page)).body?.code).toBe('OTP_TOO_SOON');
    });
  });

  describe('a number', () => {
    it('that the shop gave is filled in on its own page, and not disclosed to another browser with the link', async () => {
      const page = await open({ mobile: '9876543210' });
      expect(dataOf(await page.get('/app/payment/order-info'))).toMatchObject({ mobile: '9876543210' });
      const info = await (await onPhone(page)).get('/app/payment/order-info');
      expect(dataOf(info)).toMatchObject({ mobile: null });
      expect(info.text).not.toContain('9876543210');
    });

    it('of the shopper is masked for the shop’s machine once it is paid, and told to no other session before or after', async () => {
      const mobile = fresh('9000000001');
      const machine = await open({ channel: 'OFFLINE', isPosMachine: true });
      const [phone, unauthorisedCaller] = [await onPhone(machine), await onPhone(machine)];
      const seen = async (by: Checkout) =>
        dataOf(await by.get('/app/transaction/get-offline-txn-details')).maskedMobile;
      await phone.verify(mobile);
      expect([await seen(phone), await seen(machine), await seen(unauthorisedCaller)]).toEqual([
        '90XXXXX001',
        null,
        null,
      ]);
      await phone.choose();
      await phone.agree();
      expect((await phone.confirm(mobile)).body?.success).toBe(true);
      expect([await seen(phone), await seen(machine), await seen(unauthorisedCaller)]).toEqual([
        '90XXXXX001',
        '90XXXXX001',
        null,
      ]);
      const tracked = dataOf(await merchant.track(`txnUuid=${machine.txnUuid}`));
      expect(tracked).toMatchObject({ maskedMobile: '90XXXXX001' });
    });
  });
}
