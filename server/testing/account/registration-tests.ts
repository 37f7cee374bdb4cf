import { describe, expect, it } from 'vitest';
import { header } from '../../../shared/api/headers';
import { activationCodes, behaviourOf } from '../../sandbox/payment-customers';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf, wrong } from '../sales/sales-steps';
import { shop } from '../server/registered-shop';
import { registerMerchant } from '../server/sealing';
import type { Reply } from '../server/test-server';
import { type Browser, MAIN_HOST, newBrowser, setBy } from '../site/site-steps';
import { approvedApplication, loggedInFrame, someApplicant } from './customer-application-tests';

/** Its second factor is a PIN at every lender. */
const PIN_CUSTOMER = '9000000005';
/** Pre-approved by every lender. */
const APPROVED = '9000000001';
const DAY_OF_BIRTH = '1990-08-15';
const PLAIN_LENDER = '1';
const DOB_LENDER = '1803';

export function registrationTests(kadam: ServerOf): void {
  const { fresh, merchant, open } = checkoutSteps(kadam);
  const loggedIn = async (mobile: string, host = MAIN_HOST): Promise<Browser> => {
    fresh(mobile);
    const browser = newBrowser(kadam, host);
    await browser.login(mobile);
    return browser;
  };
  const codeOf = (reply: Reply) => [reply.status, reply.body?.code ?? null];
  const initiate = (browser: Browser, lenderId: string, more: object = {}): Promise<Reply> =>
    browser.post('/app/registration/initiate', { lenderId, ...more });
  const end = (browser: Browser, lenderId: string): Promise<Reply> =>
    browser.post('/app/registration/confirm', { lenderId });
  const change = (browser: Browser, lenderId: string, currentPin: string, newPin: string): Promise<Reply> =>
    browser.post('/app/credit-line/change-pin', { lenderId, currentPin, newPin });
  const authorize = (browser: Browser, lenderId: string, aivfValue: string): Promise<Reply> =>
    browser.post('/app/credit-line/authorize', { lenderId, aivfValue });

  describe('what a lender offers', () => {
    // @req ACT-010
    it('is returned to a guest without a limit, and to a logged-in shopper with his limit', async () => {
      const ask = async (browser: Browser) =>
        dataOf(await browser.get(`/app/credit-scheme/all?lenderId=${DOB_LENDER}`)).schemes;
      const offered = { lenderId: DOB_LENDER, aivfType: 'DOB', rateFromBps: expect.any(Number) };
      expect(await ask(newBrowser(kadam))).toMatchObject([
        { ...offered, maskedMobile: null, status: null, limit: null },
      ]);
      expect(await ask(await loggedIn(APPROVED))).toMatchObject([
        { ...offered, maskedMobile: '90XXXXX001', status: 'APPROVED', limit: 500_000 },
      ]);
      expect(await ask(await loggedIn('9000000004'))).toMatchObject([{ status: 'NONE', limit: null }]);
    });

    it('without a lender is each line of the shopper’s, by name; on a bank’s host that bank’s alone, and a stranger’s is 400', async () => {
      const of = async (browser: Browser) =>
        (dataOf(await browser.get('/app/credit-scheme/all')).schemes as { lenderName: string }[]).map(
          ({ lenderName }) => lenderName,
        );
      const all = await of(await loggedIn(APPROVED));
      expect(all.length).toBeGreaterThan(20);
      expect(all).toEqual([...all].sort());
      const hdfc = await loggedIn(APPROVED, 'hdfc.localhost:4400');
      expect(await of(hdfc)).toEqual(['HDFC Bank']);
      expect((await hdfc.get('/app/credit-scheme/all?lenderId=1')).status).toBe(400);
      expect(await of(newBrowser(kadam))).toEqual([]);
    });
  });

  describe('an activation', () => {
    it('leads a guest to the number, an approved line to its second factor, a line in use to the lenders, and a shopper without a line nowhere', async () => {
      const hint = (reply: Reply) => (reply.body as { nav?: { source: string; next: string } } | undefined)?.nav;
      const next = (name: string) => ({ source: 'activation', next: name });
      expect(hint(await initiate(newBrowser(kadam), DOB_LENDER))).toEqual(next('VERIFY_MOBILE'));
      const own = await loggedIn(APPROVED);
      expect(hint(await initiate(own, DOB_LENDER))).toEqual(next('VERIFY_AIVF'));
      expect(hint(await authorize(own, DOB_LENDER, DAY_OF_BIRTH))).toEqual(next('VERIFY_AIVF'));
      const otp = await kadam().codeFor(APPROVED);
      const confirmed = await own.post('/app/credit-line/confirm', { lenderId: DOB_LENDER, otp });
      expect([dataOf(confirmed).step, hint(confirmed)]).toEqual(['ACTIVE', undefined]);
      expect(hint(await initiate(own, DOB_LENDER))).toEqual(next('BIC'));
      const none = await initiate(await loggedIn('9000000004'), DOB_LENDER);
      expect([dataOf(none).creditLineStatus, hint(none)]).toEqual(['NONE', undefined]);
    });

    // @req ACT-004
    it('of a pre-approved line is STARTED until its OTP is right, then CONFIRMED, and keeps the shop that waits for it', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      const lenderId = '2003';
      const started = dataOf(await initiate(own, lenderId, { merchantId: 'zenmart_sandbox' }));
      expect(started).toMatchObject({ status: 'STARTED', isNewUser: false, shopLater: true, limit: 500_000 });
      expect(dataOf(await end(own, lenderId))).toMatchObject({ status: 'STARTED', creditLineStatus: 'APPROVED' });
      await authorize(own, lenderId, '1234');
      const otp = await kadam().codeFor(PIN_CUSTOMER);
      await own.post('/app/credit-line/confirm', { lenderId, otp: wrong(otp) });
      expect(dataOf(await end(own, lenderId)).status).toBe('STARTED');
      await own.post('/app/credit-line/confirm', { lenderId, otp });
      for (const _ of [1, 2])
        expect(dataOf(await end(own, lenderId))).toMatchObject({
          status: 'CONFIRMED',
          registrationId: started.registrationId,
          creditLineStatus: 'ACTIVE',
          failure: null,
          merchant: { merchantKey: 'zenmart_sandbox' },
        });
    });

    it('names the newest order at the shop that waits: of one’s own number, there, and as long as it can be paid', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      const lenderId = '2003';
      const at = (merchantId?: string) => initiate(own, lenderId, { merchantId });
      const orderOf = async (reply: Promise<Reply>) => dataOf(await reply).order;
      const opened = async (orderId: string, amount: number, mobile = PIN_CUSTOMER): Promise<void> => {
        const items = [{ name: 'Hush Pro', quantity: 1, amountPaise: amount * 100 }];
        expect((await (await open({ orderId, amount, items })).verify(mobile)).status).toBe(200);
      };
      expect(await orderOf(at('zenmart_sandbox'))).toBeNull();
      await opened('ZM-WAITS-1', 20_000);
      kadam().clock.advance(1_000);
      await opened('ZM-WAITS-2', 54_000);
      kadam().clock.advance(1_000);
      await opened('ZM-WAITS-3', 30_000, APPROVED);
      expect(await orderOf(at())).toBeNull();
      await registerMerchant(kadam().server.db, { ...shop, lenderIds: [lenderId] });
      const elsewhere = dataOf(await at(shop.merchantKey));
      expect(elsewhere).toMatchObject({ merchant: { merchantKey: shop.merchantKey }, order: null });
      expect(await orderOf(at('zenmart_sandbox'))).toEqual({ orderId: 'ZM-WAITS-2', amountRupees: 54_000 });
      expect(await orderOf(end(own, lenderId))).toEqual({ orderId: 'ZM-WAITS-2', amountRupees: 54_000 });
      kadam().clock.advance(16 * MINUTE_MS);
      expect(await orderOf(end(own, lenderId))).toBeNull();
    });

    it('of a line that an application brought is a new customer’s', async () => {
      const mobile = someApplicant();
      await approvedApplication(await loggedInFrame(kadam, mobile));
      const own = await loggedIn(mobile);
      expect(dataOf(await initiate(own, PLAIN_LENDER))).toMatchObject({ isNewUser: true, status: 'STARTED' });
    });

    // @req ACT-014
    it('ends FAILED with the error after 3 wrong answers, can start again, and is CONFIRMED once the line is in use', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      const lenderId = '2303';
      await initiate(own, lenderId);
      const seen = [];
      for (const _ of [1, 2, 3]) seen.push((await authorize(own, lenderId, '9999')).body?.code);
      expect(seen).toEqual([4303, 4303, 4105]);
      const failed = { status: 'FAILED', failure: 'ACTIVATION_MULTIPLE_AIVF_BLOCK' };
      expect(dataOf(await end(own, lenderId))).toMatchObject(failed);
      kadam().clock.advance(10 * MINUTE_MS);
      expect((await authorize(own, lenderId, '1234')).body?.code).toBe(4105);
      expect(dataOf(await initiate(own, lenderId))).toMatchObject({ status: 'STARTED', failure: null });
      const later = await loggedIn(PIN_CUSTOMER);
      await authorize(later, lenderId, '1234');
      await later.post('/app/credit-line/confirm', { lenderId, otp: await kadam().codeFor(PIN_CUSTOMER) });
      expect(dataOf(await end(later, lenderId))).toMatchObject({ status: 'CONFIRMED', failure: null });
    });

    it('is visible to its own number alone: NONE for another one, 401 for a guest', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      await initiate(own, '1801');
      const other = await loggedIn(APPROVED);
      expect(dataOf(await end(other, '1801'))).toMatchObject({ registrationId: null, status: 'NONE' });
      expect((await end(newBrowser(kadam), '1801')).status).toBe(401);
      expect(codeOf(await initiate(own, '1801', { merchantId: 'unknown' }))).toEqual([400, 400]);
      expect((await initiate(own, '99999')).status).toBe(400);
    });

    it.each(activationCodes.map(({ mobile, name }) => [mobile, name] as const))(
      '%s meets %s where it shows who it is',
      async (mobile, name) => {
        const own = await loggedIn(mobile);
        await initiate(own, DOB_LENDER);
        const { aivfType } = behaviourOf(mobile);
        const reply = await authorize(own, DOB_LENDER, aivfType === 'PIN' ? '1234' : DAY_OF_BIRTH);
        expect(codeOf(reply)).toEqual([200, Number(mobile.slice(-4))]);
        const isEnd = !['ACTIVATION_INVALID_AIVF', 'ACTIVATION_SESSION_EXPIRED'].includes(name);
        const isFailed = isEnd && name !== 'ACTIVATION_INVALID_REQUEST_PARAMETER';
        expect(dataOf(await end(own, DOB_LENDER))).toMatchObject({
          status: isFailed ? 'FAILED' : 'STARTED',
          failure: isFailed ? name : null,
        });
      },
    );
  });

  describe('the PIN of a line', () => {
    it('is another one once it is changed: in activations and payments, with that lender alone; the customer is told by SMS', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      const lenderId = '1601';
      const reply = await change(own, lenderId, '1234', '8642');
      expect(dataOf(reply)).toMatchObject({ maskedMobile: '90XXXXX005', isMessageSent: true });
      expect(await kadam().smsTo(PIN_CUSTOMER)).toContain('PIN of your credit line with RBL');
      expect((await authorize(own, lenderId, '1234')).body?.code).toBe(4303);
      expect(dataOf(await authorize(own, lenderId, '8642')).step).toBe('LENDER_OTP');
      kadam().clock.advance(31_000);
      expect(dataOf(await authorize(own, '1501', '1234')).step).toBe('LENDER_OTP');

      kadam().clock.advance(31 * MINUTE_MS);
      const checkout = await open();
      await checkout.verify(PIN_CUSTOMER);
      await checkout.choose(lenderId);
      const paying = (aivfValue: string) => checkout.post('/app/payment/authorize', { aivfValue });
      expect((await paying('1234')).body?.code).toBe(4302);
      expect((await paying('8642')).body?.success).toBe(true);
    });

    // @req ACT-015, ACT-016
    it('cannot be the current one (4001), nor changed by who does not know it: 3 tries (4303, then 4105), none for 30 min', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      const lenderId = '504';
      expect((await change(own, lenderId, '1234', '1234')).body?.code).toBe(4001);
      expect((await change(own, lenderId, '4321', '1234')).body).toMatchObject({
        code: 4303,
        data: { attemptsRemaining: 2 },
      });
      // A correct PIN resets the wrong ones, even if nothing changes.
      expect((await change(own, lenderId, '1234', '1234')).body?.code).toBe(4001);
      const seen = [];
      for (const _ of [1, 2, 3]) seen.push((await change(own, lenderId, '4321', '5555')).body?.code);
      expect(seen).toEqual([4303, 4303, 4105]);
      expect((await change(own, lenderId, '1234', '5555')).body?.code).toBe(4105);
      const later = await loggedIn(PIN_CUSTOMER);
      expect((await change(later, lenderId, '1234', '5555')).body?.success).toBe(true);
    });

    it('asked for twice is changed once: the answer may have been lost', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      const lenderId = '1903';
      const ask = () => change(own, lenderId, '1234', '2468');
      const replies = await Promise.all([ask(), ask(), ask()]);
      expect(replies.map(({ body }) => body?.success)).toEqual([true, true, true]);
      expect(replies.filter((reply) => dataOf(reply).isMessageSent)).toHaveLength(1);
      expect((await change(own, lenderId, '1111', '2468')).body?.code).toBe(4303);
    });

    it('is none of a lender that asks another factor, of a number without a line, of a guest, and in no other form', async () => {
      const approved = await loggedIn(APPROVED);
      expect((await change(approved, DOB_LENDER, '1234', '2468')).body?.code).toBe(4001);
      expect((await change(await loggedIn('9000000004'), DOB_LENDER, '1234', '2468')).body?.code).toBe(4204);
      expect((await change(newBrowser(kadam), DOB_LENDER, '1234', '2468')).status).toBe(401);
      expect((await change(approved, '99999', '1234', '2468')).status).toBe(400);
      const malformed = await change(approved, DOB_LENDER, '1234', '24a8');
      expect([malformed.status, malformed.body?.fields?.[0]?.path]).toEqual([400, 'newPin']);
    });

    // @req STO-014, STO-020, API-004
    it('that was forgotten is set by the lender’s OTP and the date of birth, once, with a cookie of 30 min and the header pin-setup-auth-token', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      const lenderId = '1703';
      let pinSetupAuthToken: unknown;
      const set = (browser: Browser, newPin: string, shown = pinSetupAuthToken) =>
        browser.post(
          '/app/credit-line/setup-pin',
          { lenderId, newPin },
          typeof shown === 'string' ? { [header.pinSetupAuthToken]: shown } : {},
        );
      const prove = (otp: string, dateOfBirth = DAY_OF_BIRTH) =>
        own.post('/app/credit-line/verify-pin-otp', { lenderId, otp, dateOfBirth });
      expect((await set(own, '1357')).body?.code).toBe(4001);
      const sent = dataOf(await own.post('/app/credit-line/send-pin-otp', { lenderId }));
      expect(sent).toMatchObject({ attemptsRemaining: 5, resendAtMs: kadam().clock.nowMs() + 30_000 });
      const otp = await kadam().codeFor(PIN_CUSTOMER);
      expect((await prove(otp, '1991-01-01')).body).toMatchObject({ code: 4303, data: { attemptsRemaining: 2 } });
      expect((await prove(wrong(otp))).body).toMatchObject({ code: 4302, data: { attemptsRemaining: 4 } });
      const proven = await prove(otp);
      expect(proven.body?.success).toBe(true);
      ({ pinSetupAuthToken } = dataOf(proven));
      expect(setBy(proven).find((cookie) => cookie.startsWith('pinAuthToken='))).toMatch(
        /; Path=\/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax$/,
      );
      // Another browser of the same shopper has no proof.
      const another = newBrowser(kadam);
      kadam().clock.advance(31_000);
      await another.login(PIN_CUSTOMER);
      expect((await set(another, '1357')).body?.code).toBe(4001);
      // The cookie without the page's header, or with its value in the header, is not accepted.
      for (const shown of ['', own.jar.get('pinAuthToken')])
        expect((await set(own, '1357', shown)).body?.code).toBe(4001);
      expect((await set(own, '1357')).body?.success).toBe(true);
      expect((await set(own, '2468')).body?.code).toBe(4001);
      expect((await change(own, lenderId, '1357', '1234')).body?.success).toBe(true);
    });

    it('cannot be set 30 min after that, nor for another lender', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      const lenderId = '2601';
      await own.post('/app/credit-line/send-pin-otp', { lenderId });
      const otp = await kadam().codeFor(PIN_CUSTOMER);
      const proven = await own.post('/app/credit-line/verify-pin-otp', { lenderId, otp, dateOfBirth: DAY_OF_BIRTH });
      const proof = { [header.pinSetupAuthToken]: String(dataOf(proven).pinSetupAuthToken) };
      const set = (of: string) => own.post('/app/credit-line/setup-pin', { lenderId: of, newPin: '1357' }, proof);
      expect((await set('704')).body?.code).toBe(4001);
      for (const _ of [1, 2]) {
        kadam().clock.advance(15 * MINUTE_MS);
        await own.get('/auth/identify-user');
      }
      expect((await set(lenderId)).body?.code).toBe(4001);
    });

    it('logging out takes what stands for it away', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      await authorize(own, '402', '1234');
      expect(own.jar.has('pinAuthToken')).toBe(true);
      expect(setBy(await own.post('/auth/logout'))).toContain(
        'pinAuthToken=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
      );
    });

    it('is stored nowhere in plain text: no table, no idempotency key, no log has it', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      const lenderId = '202';
      await change(own, lenderId, '1234', '8095');
      await authorize(own, lenderId, '8095');
      const { db } = kadam().server;
      const line = await db
        .selectFrom('credit_lines')
        .selectAll()
        .where('lender_id', '=', lenderId)
        .where('mobile', '=', PIN_CUSTOMER)
        .executeTakeFirstOrThrow();
      expect(line.pin_hash).toMatch(/^[\w-]{43}$/);
      const stored = [
        line,
        await db.selectFrom('idempotency_keys').selectAll().where('endpoint', 'like', '%-pin').execute(),
        await db.selectFrom('event_log').select(['type', 'details']).execute(),
        await db.selectFrom('sandbox_sms').select('text').where('mobile', '=', PIN_CUSTOMER).execute(),
      ];
      const text = `${JSON.stringify(stored)}${kadam().logs()}`;
      expect(text).not.toMatch(/(?<![\w-])8095(?![\w-])/);
      expect(kadam().logs()).toContain('"route":"/app/credit-line/change-pin"');
      expect(
        (
          await db
            .selectFrom('idempotency_keys')
            .select('key')
            .where('endpoint', '=', '/app/credit-line/change-pin')
            .execute()
        ).length,
      ).toBe(0);
    });

    it('is 1234 again once the test customer is reset', async () => {
      const own = await loggedIn(PIN_CUSTOMER);
      await change(own, '1201', '1234', '8642');
      kadam().clock.advance(31 * MINUTE_MS);
      const reset = await merchant.call('POST', '/sandbox/reset-customer', { mobile: PIN_CUSTOMER });
      expect(reset.body?.success).toBe(true);
      expect((await change(await loggedIn(PIN_CUSTOMER), '1201', '1234', '8642')).body?.success).toBe(true);
    });
  });
}
