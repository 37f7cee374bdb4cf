import { describe, expect, it } from 'vitest';
import { lenders, salesLenders } from '../../../shared/lenders';
import { lowestEmi } from '../../../shared/lenders/order';
import { dataOf, type ServerOf, someMobile } from '../sales/sales-steps';
import { MERCHANT_ORIGIN as SHOP } from '../server/test-server';
import { checkoutSteps } from './checkout-steps';

export function shopPaymentTests(kadam: ServerOf): void {
  const { merchant, open, onPhone, fresh, untilRefused } = checkoutSteps(kadam);

  describe('a payment at a shop', () => {
    // @req TXN-023, TXN-042
    it('starts at the machine, sends its link, and goes on at the phone', async () => {
      const mobile = fresh('9000000001');
      const machine = await open({ channel: 'OFFLINE', isPosMachine: true });
      expect(dataOf(await machine.get('/app/payment/order-info'))).toMatchObject({ deviceType: 'POS_MACHINE' });
      const sent = dataOf(await machine.post('/app/transaction/send-offline-txn-sms', { mobile }));
      expect(sent).toMatchObject({ step: 'SPLIT_TXN_LINK_SEND', maskedMobile: '90XXXXX001', attemptsRemaining: 4 });
      expect(await kadam().smsTo(mobile)).toContain(machine.paymentLink);
      expect((await machine.post('/app/transaction/send-offline-txn-sms', { mobile })).body?.code).toBe('OTP_TOO_SOON');
      expect(dataOf(await machine.get('/app/transaction/get-offline-txn-status'))).toMatchObject({
        isLinkOpened: false,
      });
      const phone = await onPhone(machine);
      expect(dataOf(await phone.get('/app/payment/order-info'))).toMatchObject({ deviceType: 'POS_USER_MOBILE' });
      expect(dataOf(await machine.get('/app/transaction/get-offline-txn-status'))).toMatchObject({
        isLinkOpened: true,
        step: 'EMI_PLAN_SELECTION',
      });
      expect((await untilRefused(phone, mobile)).body?.success).toBe(true);
      expect(dataOf(await machine.get('/app/transaction/get-offline-txn-details'))).toMatchObject({
        status: 'COMPLETE',
        maskedMobile: '90XXXXX001',
        emiPlan: { tenure: 6 },
      });
      expect(await machine.details()).toMatchObject({ isMobileVerified: false, lenderId: null, completion: null });
      // The shop's page is told the step that paid.
      expect(await machine.details()).toMatchObject({ status: 'COMPLETE', step: 'LENDER_OTP' });
    });

    it('whose link is sent twice has that step once in its timeline', async () => {
      const machine = await open({ channel: 'OFFLINE', isPosMachine: true });
      for (const _ of [1, 2]) {
        expect((await machine.post('/app/transaction/send-offline-txn-sms', { mobile: someMobile() })).status).toBe(
          200,
        );
        kadam().clock.advance(30_000);
      }
      expect((await machine.details()).timeline).toMatchObject([
        { step: 'PAYMENT_LINK', status: 'INITIATED' },
        { step: 'PAYMENT_LINK', status: 'COMPLETE' },
        { step: 'SPLIT_TXN_LINK_SEND', status: 'INITIATED' },
      ]);
    });

    it('of which one page waits for the phone is at SPLIT_TXN_LINK_SEND', async () => {
      const page = await open({ channel: 'PAYMENT_LINK' });
      const sent = dataOf(await page.post('/app/payment/send-txn-sms', { mobile: someMobile() }));
      expect(sent).toMatchObject({ step: 'SPLIT_TXN_LINK_SEND' });
    });
  });

  describe('the merchant’s server', () => {
    // @req TXN-014
    it('learns whether an amount has plans, and nothing about a person', async () => {
      expect(dataOf(await merchant.call('POST', '/app/pg/check-eligibility', { amount: 20_000 }))).toMatchObject({
        isEligible: true,
        lowestEmi: Math.min(...salesLenders(lenders, 20_000).flatMap((lender) => lowestEmi(lender) ?? [])),
      });
      expect(dataOf(await merchant.call('POST', '/app/pg/check-eligibility', { amount: 1 }))).toMatchObject({
        isEligible: false,
        lenderIds: [],
        lowestEmi: null,
        nearestAmount: 1000,
      });
    });

    it('cannot send shoppers to a foreign page, or start an amount that no lender finances', async () => {
      expect((await merchant.order({ returnUrl: 'https://evil.example/' })).status).toBe(400);
      expect((await merchant.order({ amount: 1 })).body?.code).toBe(4016);
      expect((await merchant.order({ amount: 9_999_999 })).body?.code).toBe(4015);
    });

    it.each([
      ['add up to 19,999.99 rupees', [2_000_000 - 1], /20000 rupees are 2000000 paise, and the items have 1999999$/],
      ['are in rupees as the amount is', [15_000, 5_000], /both are 20000: 20000 rupees are 2000000 paise$/],
      ['are one in paise and one in rupees', [1_500_000, 5_000], /the items have 1505000$/],
    ])(
      'cannot start 20,000 rupees for items that %s: 400 names the items, and nothing is started',
      async (_what, prices, message) => {
        const orderId = `ZM-items-${prices.join('-')}`;
        const items = (all: readonly number[]) => ({
          orderId,
          items: all.map((amountPaise) => ({ name: 'Aster 5G phone', quantity: 1, amountPaise })),
        });
        const refused = await merchant.order(items(prices));
        expect([refused.status, refused.body?.code]).toEqual([400, 400]);
        expect(refused.body?.fields).toEqual([{ path: 'items', message: expect.stringMatching(message) }]);
        expect((await merchant.track(`orderId=${orderId}`)).body?.success).toBe(false);
        expect(dataOf(await merchant.order(items([1_500_000, 500_000])))).toHaveProperty('txnUuid');
      },
    );

    it('cannot name goods with invisible characters, or with characters that change the direction of text', async () => {
      const called = (name: string) => ({ items: [{ name, quantity: 1, amountPaise: 2_000_000 }] });
      const page = await open(called('\u202eAster\u200b 5G phone\ufeff'));
      expect(dataOf(await page.get('/app/payment/order-info'))).toMatchObject({ items: [{ name: 'Aster 5G phone' }] });
      const refused = await merchant.order(called('\u200b\u2060'));
      expect([refused.status, refused.body?.fields?.[0]?.path]).toEqual([400, 'items.0.name']);
    });

    it.each([
      [`${SHOP}/thanks?order=1`, `${SHOP}/thanks?order=1`],
      [` ${SHOP}/thanks`, `${SHOP}/thanks`],
      [`${SHOP}/th\r\nanks\t`, `${SHOP}/thanks`],
      [`${SHOP}\\@evil.example/thanks`, `${SHOP}/@evil.example/thanks`],
      [`http:\\\\127.1:4500\\thanks`, `${SHOP}/thanks`],
      [`HTTP://127.0.0.1:4500/a/../धन्यवाद`, `${SHOP}/%E0%A4%A7%E0%A4%A8%E0%A5%8D%E0%A4%AF%E0%A4%B5%E0%A4%BE%E0%A4%A6`],
      [`http://@127.0.0.1:4500`, `${SHOP}/`],
      ['http://shop:secret@127.0.0.1:4500/thanks', null],
      ['http://127.0.0.1:4500@evil.example/thanks', null],
      ['http://127.0.0.1:4500\r\n.evil.example/thanks', null],
      ['//127.0.0.1:4500/thanks', null],
      ['javascript:location="http://127.0.0.1:4500"', null],
    ])('sends shoppers back to %j as a browser reads it, %j, or not at all', async (returnUrl, stored) => {
      const order = await merchant.order({ returnUrl });
      expect([order.status, order.body?.fields?.[0]?.path ?? null]).toEqual(
        stored === null ? [400, 'returnUrl'] : [200, null],
      );
      if (stored === null) return;
      const page = await open({ returnUrl });
      expect(dataOf(await page.get('/app/payment/order-info')).returnUrl).toBe(stored);
      expect((await page.details()).returnUrl).toBe(stored);
      expect(dataOf(await page.post('/app/payment/cancel')).returnUrl).toBe(stored);
    });

    it('starts an order again: the earlier checkout is canceled', async () => {
      const orderId = 'ZM-again-1';
      const first = await open({ orderId });
      await open({ orderId });
      expect((await first.choose()).body?.code).toBe(4100);
      expect(dataOf(await merchant.track(`txnUuid=${first.txnUuid}`))).toMatchObject({
        status: 'CANCELED',
        isFinal: true,
      });
    });

    it('asks by one name, and for its own orders alone', async () => {
      expect((await merchant.track('')).status).toBe(400);
      const unknown = await merchant.track('orderId=no-such-order');
      expect([unknown.status, unknown.body]).toEqual([
        404,
        expect.objectContaining({ type: 'ORDER_NOT_FOUND', requestId: unknown.headers['x-request-id'] }),
      ]);
    });

    it('reads in the body of each refusal the id of its request, and which field is wrong', async () => {
      const early = await merchant.order({ amount: 0 });
      expect(early.body?.fields).toContainEqual({ path: 'amount', message: 'must be at least 1' });
      expect(early.body?.requestId).toBe(early.headers['x-request-id']);
    });
  });
}
