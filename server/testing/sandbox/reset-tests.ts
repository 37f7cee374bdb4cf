import { describe, expect, it } from 'vitest';
import { limitCustomer } from '../account/limit-customer';
import { soundBooks } from '../payments/ledger-audit';
import { dataOf, MINUTE_MS, type ServerOf, salesSteps, wrong } from '../sales/sales-steps';
import { newBrowser } from '../site/site-steps';
import { startedFrame } from '../widgets/widget-steps';
import { ITS_LENDER, resetSteps, SMALL_LIMIT } from './reset-steps';

const PIN_CUSTOMER = '9000000005';
const PIN_LENDER = '502';

/** What one press puts back of a test number: loans, limits, blocks and codes. */
export function resetTests(kadam: ServerOf): void {
  const { merchant, open, reset, begun, faultsOfBooks, chosen, buy } = resetSteps(kadam);

  describe('a test customer who is reset', () => {
    it('9000000002 has its ₹60,000 again after three loans of ₹20,000, and what was paid stays paid', async () => {
      await begun(SMALL_LIMIT);
      const paid = [];
      for (let loan = 0; loan < 3; loan += 1) {
        paid.push((await buy(SMALL_LIMIT, ITS_LENDER)).txnUuid);
        kadam().clock.advance(31 * MINUTE_MS);
      }
      expect((await (await open()).verify(SMALL_LIMIT)).body?.code).toBe('USER_NOT_FOUND_INLINE');
      const history = () =>
        kadam()
          .server.db.selectFrom('ledger_transfers')
          .selectAll()
          .where('mobile', '=', SMALL_LIMIT)
          .orderBy('transfer_id')
          .execute();
      const before = await history();

      expect(dataOf(await reset(SMALL_LIMIT))).toMatchObject({ linesClosed: 1, loansRepaid: 3 });
      expect((await history()).slice(0, before.length)).toEqual(before);
      expect((await history()).slice(before.length).map(({ kind }) => kind)).toEqual([
        'repay',
        'repay',
        'repay',
        'close',
      ]);
      for (const txnUuid of paid)
        expect(dataOf(await merchant.track(`txnUuid=${txnUuid}`))).toMatchObject({ status: 'COMPLETE' });
      kadam().clock.advance(31 * MINUTE_MS);
      const second = await open();
      await second.verify(SMALL_LIMIT);
      expect(dataOf(await second.post('/app/credit-line/check-limit', { lenderId: ITS_LENDER }))).toMatchObject({
        availableLimit: 60_000,
      });
      await second.post('/app/payment/cancel');
      await buy(SMALL_LIMIT, ITS_LENDER);
      expect(await faultsOfBooks()).toEqual(soundBooks);
    });

    it('owes nothing any more at a shop where a lender lends one customer ₹20,000', async () => {
      await begun(SMALL_LIMIT);
      const limitTo = (rupees: number | null) => limitCustomer(kadam(), ITS_LENDER, rupees);
      await limitTo(20_000);
      await buy(SMALL_LIMIT, ITS_LENDER);
      kadam().clock.advance(31 * MINUTE_MS);
      const second = await open();
      await second.verify(SMALL_LIMIT);
      expect((await second.choose(ITS_LENDER)).body?.code).toBe('MERCHANT_LIMIT_EXCEEDED');
      await reset(SMALL_LIMIT);
      kadam().clock.advance(31 * MINUTE_MS);
      await buy(SMALL_LIMIT, ITS_LENDER);
      await limitTo(null);
    });

    it('is blocked nowhere: not after wrong codes, not after wrong PINs, not after 5 applications', async () => {
      await begun(PIN_CUSTOMER);
      const { send, verify, check } = salesSteps(kadam);
      await send(PIN_CUSTOMER);
      const code = await kadam().codeFor(PIN_CUSTOMER);
      for (let typed = 0; typed < 5; typed += 1) await verify(PIN_CUSTOMER, wrong(code));
      expect((await send(PIN_CUSTOMER)).body?.code).toBe('MOBILE_BLOCKED');
      const visitor = await startedFrame(kadam);
      for (let sent = 0; sent < 6; sent += 1) {
        await visitor.post('/auth/initiate-login/', { mobile: PIN_CUSTOMER });
        kadam().clock.advance(90_000);
      }
      const checkout = await chosen(PIN_CUSTOMER, PIN_LENDER);
      for (let typed = 0; typed < 3; typed += 1) await checkout.post('/app/payment/authorize', { aivfValue: '9999' });
      expect(await checkout.details()).toMatchObject({ errorCode: 4104 });
      await checkout.post('/app/payment/cancel');

      expect((await reset(PIN_CUSTOMER)).body).toMatchObject({ success: true });
      expect((await send(PIN_CUSTOMER)).body).toMatchObject({ success: true });
      expect((await verify(PIN_CUSTOMER, await kadam().codeFor(PIN_CUSTOMER))).body).toMatchObject({ success: true });
      expect((await check(PIN_CUSTOMER)).body).toMatchObject({ success: true });
      const login = await startedFrame(kadam);
      expect((await login.login(PIN_CUSTOMER)).body).toMatchObject({ success: true });
      const again = await chosen(PIN_CUSTOMER, PIN_LENDER);
      expect((await again.post('/app/payment/authorize', { aivfValue: '1234' })).body).toMatchObject({ success: true });
      await again.post('/app/payment/cancel');

      await reset(PIN_CUSTOMER);
      expect((await check(PIN_CUSTOMER)).body?.code).toBe('MOBILE_NOT_VERIFIED');
      // The session is deleted.
      expect((await login.post('/auth/initiate-user-verification')).body?.code).toBe(4010);
    });

    it('is blocked nowhere on the shopper’s site either, and logged in nowhere there', async () => {
      await begun(PIN_CUSTOMER);
      const known = newBrowser(kadam);
      expect((await known.login(PIN_CUSTOMER)).body).toMatchObject({ success: true });
      const visitor = newBrowser(kadam);
      const ask = () => visitor.post('/auth/initiate-login/', { mobile: PIN_CUSTOMER });
      for (let sent = 0; sent < 4; sent += 1) {
        expect((await ask()).body).toMatchObject({ success: true });
        kadam().clock.advance(90_000);
      }
      expect((await ask()).body?.code).toBe('OTP_TOO_SOON');
      await reset(PIN_CUSTOMER);
      expect((await ask()).body).toMatchObject({ success: true });
      expect((await known.get('/auth/identify-user')).body?.data).toMatchObject({ permissions: [] });
    });

    it('is a test number: 9000000006, who is blocked, and 6000004302, but no number that has no row in the guide', async () => {
      for (const mobile of ['9000000006', '6000004302']) await begun(mobile);
      const refused = await reset('9812345678');
      expect([refused.status, refused.body?.fields]).toEqual([
        400,
        [{ path: 'mobile', message: 'must be a test number' }],
      ]);
      const guest = await kadam().request('POST', '/sandbox/reset-customer', {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ mobile: SMALL_LIMIT }),
      });
      expect(guest.status).toBe(401);
    });
  });
}
