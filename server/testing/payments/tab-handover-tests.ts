import { describe, expect, it } from 'vitest';
import { approvedApplication, loggedInFrame, someApplicant } from '../account/customer-application-tests';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import { MERCHANT_ORIGIN } from '../server/test-server';
import { type Checkout, checkoutSteps } from './checkout-steps';

const KEEP = '/app/payment/tab-handover';
const TAKE = '/app/tab-handover/take';

export function tabHandoverTests(kadam: ServerOf): void {
  const { open, onPhone, fresh } = checkoutSteps(kadam);
  const take = (handover: string) =>
    kadam().request('POST', TAKE, {
      headers: { 'content-type': 'application/json', origin: MERCHANT_ORIGIN },
      payload: JSON.stringify({ handover }),
    });
  const handoverOf = async (checkout: Checkout, leadsTo: string): Promise<string> =>
    String(dataOf(await checkout.post(KEEP, { leadsTo })).handover);
  const atLender = async () => {
    const mobile = fresh('9000000007');
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.choose();
    const { lenderRedirectUrl } = dataOf(await checkout.agree());
    return { mobile, checkout, url: String(lenderRedirectUrl) };
  };

  describe('a way that is handed over to a new tab', () => {
    // @req RTE-060
    it('leads to the lender’s page of the payment once, and a second time says that it was used', async () => {
      const { checkout, url } = await atLender();
      const handover = await handoverOf(checkout, 'payment');
      expect(handover).toMatch(/^[\w-]{22}$/);
      expect(dataOf(await take(handover)).url).toBe(url);
      expect(dataOf(await take(handover))).toMatchObject({ state: 'used', url: null });
    });

    it('of ten tabs at once leads one on', async () => {
      const { checkout, url } = await atLender();
      const handover = await handoverOf(checkout, 'payment');
      const told = await Promise.all(Array.from({ length: 10 }, async () => dataOf(await take(handover)).url));
      expect(told.filter((each) => each !== null)).toEqual([url]);
    });

    it('is unknown after 5 min, used or not, and so is one that was never stored', async () => {
      const { checkout } = await atLender();
      const [unused, used] = [await handoverOf(checkout, 'payment'), await handoverOf(checkout, 'payment')];
      await take(used);
      kadam().clock.advance(5 * MINUTE_MS - 1);
      expect(dataOf(await take(used)).state).toBe('used');
      kadam().clock.advance(1);
      for (const handover of [unused, used, 'x'.repeat(22)])
        expect(dataOf(await take(handover))).toMatchObject({ state: 'unknown', url: null });
      expect((await take('x'.repeat(21))).status).toBe(400);
    });

    it('is stored for the payment’s owner alone, and only if the payment leads to such a page', async () => {
      const { checkout } = await atLender();
      const other = await onPhone(checkout);
      expect((await other.post(KEEP, { leadsTo: 'payment' })).body?.success).toBe(false);
      for (const leadsTo of ['application', 'mandate'])
        expect((await checkout.post(KEEP, { leadsTo })).body?.code).toBe(4100);
      expect((await checkout.post(KEEP, { leadsTo: 'payment', url: 'https://else.example' })).status).toBe(400);
    });

    it('leads to the page of the mandate that a new line needs', async () => {
      const mobile = someApplicant();
      await approvedApplication(await loggedInFrame(kadam, mobile));
      fresh(mobile);
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose('1');
      const url = new URL(String(dataOf(await take(await handoverOf(checkout, 'mandate'))).url));
      expect([url.pathname, [...url.searchParams.keys()].sort()]).toEqual([
        '/sandbox/mandate',
        ['key', 'mandateId', 'until'],
      ]);
    });
  });
}
