import { describe, expect, it } from 'vitest';
import { header } from '../../../shared/api/headers';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { dataOf, lenderIds, MINUTE_MS, type ServerOf, someMobile } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { asAnswered, newFrame, startedFrame } from './widget-steps';

const CHECK = '/app/widget/check-user-eligibility?v=1';
const other = { 'ic-merchant-key': OTHER_MERCHANT.merchantKey, 'ic-origin': OTHER_MERCHANT.origin };

export function widgetTests(kadam: ServerOf): void {
  /** A frame with a logged-in shopper, even if the number was used before. */
  const loggedIn = async (mobile: string, headers = {}) => {
    kadam().clock.advance(31 * MINUTE_MS);
    const frame = await startedFrame(kadam, headers);
    await frame.login(mobile);
    return frame;
  };

  describe('app/widget/init', () => {
    it('starts a session that belongs to no transaction', async () => {
      const { body } = await newFrame(kadam).post('/app/widget/init');
      expect(body?.data).toMatchObject({
        sessionToken: expect.stringMatching(/^[\w-]{43}$/),
        sessionId: expect.stringMatching(/^[\w-]{43}$/),
        merchantName: 'Zenmart',
        merchantLogo: null,
        sessionConfig: {
          template: 'widget',
          shouldShowHeader: false,
          shouldShowTimer: false,
          shouldShowDrawer: false,
          shouldShowTransactionDetails: false,
          redirectToEnterMobile: true,
          pageKey: 'widget',
          txnUuid: null,
          theme: null,
          backRoute: null,
          routeDetails: null,
          metadata: null,
        },
        serverNowMs: kadam().clock.nowMs(),
      });
    });

    // @req API-005
    it('names the session by an id, which every later call sends: 401 for the id of another session', async () => {
      const told = async () => dataOf(await newFrame(kadam).post('/app/widget/init'));
      const [own, another] = [await told(), await told()];
      const frame = newFrame(kadam);
      frame.token = String(own.sessionToken);
      const asked = (sessionId: unknown) => frame.get('/auth/identify-user', { [header.sessionId]: String(sessionId) });
      expect((await asked(own.sessionId)).status).toBe(200);
      expect((await asked(another.sessionId)).status).toBe(401);
      expect((await asked('x')).status).toBe(401);
      const { sessionId } = dataOf(await frame.post('/auth/logout'));
      expect([(await asked(sessionId)).status, (await asked(own.sessionId)).status]).toEqual([200, 401]);
    });

    it('preloads what the widget asks for next, as those calls answer themselves', async () => {
      const frame = newFrame(kadam);
      const { sessionToken, givenAlong } = dataOf(await frame.post('/app/widget/init', { amount: 54_990 }));
      frame.token = String(sessionToken);
      expect(givenAlong).toEqual([
        await asAnswered(frame, 'POST', '/app/widget/get-emi-info', { amount: 54_990 }),
        await asAnswered(frame, 'GET', '/app/widget/how-to-buy'),
        await asAnswered(frame, 'GET', '/auth/identify-user'),
      ]);
    });

    it('refuses a checkout token that opens nothing, and one that can be none, in the same way', async () => {
      for (const checkoutToken of ['x'.repeat(43), 'x', 'https://pay.example/payment/init?ref=1']) {
        const { body } = await newFrame(kadam).post('/app/widget/init', { checkoutToken });
        expect([checkoutToken, body]).toEqual([checkoutToken, expect.objectContaining({ success: false, code: 4100 })]);
      }
    });
  });

  describe('app/widget/check-user-eligibility', () => {
    const check = async (mobile: string, amount?: number): Promise<Reply> =>
      (await loggedIn(mobile)).post(CHECK, amount === undefined ? {} : { amount });

    it('is 401 for a guest: nothing is told about a person before the OTP', async () => {
      const frame = await startedFrame(kadam);
      expect((await frame.post(CHECK, { amount: 20_000 })).status).toBe(401);
    });

    // @req WID-028
    it('of a pre-approved shopper names the lenders with their plans', async () => {
      const reply = await check('9000000001', 20_000);
      expect(dataOf(reply)).toMatchObject({ isEligible: true, isPreApproved: true, isNtbAllowed: false });
      expect(lenderIds(reply, 'lenders').length).toBeGreaterThan(5);
    });

    it('of a shopper with one limit of ₹60,000 names that lender, and without an amount no plan', async () => {
      const reply = await check('9000000002');
      expect(dataOf(reply).lenders).toMatchObject([{ lenderId: '401', maxLoanAmount: 60_000, emiPlans: [] }]);
    });

    // @req WID-028
    it('of a shopper who may apply names who takes applications', async () => {
      const reply = await check('9000000003', 20_000);
      expect(dataOf(reply)).toMatchObject({ isEligible: false, isPreApproved: false, isNtbAllowed: true });
      expect(lenderIds(reply, 'lenders')).toContain('2303');
    });

    it('of a shopper without any lender names no lender', async () => {
      expect(dataOf(await check('9000000004', 20_000))).toEqual({
        isEligible: false,
        isPreApproved: false,
        isNtbAllowed: false,
        lenders: [],
        applicationLenders: [],
      });
    });

    it('of a shopper whose limits are below the price names who takes applications as well', async () => {
      const reply = await check('9000000012', 90_000);
      expect(lenderIds(reply, 'lenders').sort()).toEqual(['401', '502']);
      expect(lenderIds(reply, 'applicationLenders')).toContain('2303');
    });

    it('of a test customer meets that customer’s error: 403, 4102', async () => {
      const frame = await startedFrame(kadam);
      const blocked = await frame.post('/auth/initiate-login/', { mobile: '9000000006' });
      expect([blocked.status, blocked.body?.type]).toEqual([403, 'User_Blocked_By_FM']);
      expect((await check('6000004102')).body?.code).toBe(4102);
    });
  });

  describe('app/widget/get-emi-info', () => {
    // @req WID-029
    it('returns plans of an amount without a session, and no number', async () => {
      const frame = await startedFrame(kadam);
      const reply = await frame.post('/app/widget/get-emi-info', { amount: 20_000 });
      expect(dataOf(reply)).toMatchObject({
        hashedMobile: null,
        creditLenders: ['1201', '1401', '901'],
        debitLenders: ['504'],
        creditCardOffers: [{ bankName: 'Amex', offer: '₹500 Zenmart voucher', termsUrl: null }],
        debitCardOffers: [],
      });
      expect(lenderIds(reply, 'lenders').length).toBeGreaterThan(10);
    });

    // @req WID-029
    it('has the same hash for the same number at a merchant, another at another merchant, and never the number', async () => {
      const mobile = someMobile();
      const hashOf = async (headers = {}): Promise<unknown> =>
        dataOf(await (await loggedIn(mobile, headers)).post('/app/widget/get-emi-info')).hashedMobile;
      const hash = await hashOf();
      expect(hash).toMatch(/^[\w-]{43}$/);
      expect(await hashOf()).toBe(hash);
      expect(await hashOf(other)).not.toBe(hash);
    });
  });

  it('app/widget/how-to-buy has no film where the merchant has none', async () => {
    expect(dataOf(await newFrame(kadam).get('/app/widget/how-to-buy'))).toEqual({ videoUrl: null });
  });

  describe('app/widget/download-app-sms', () => {
    const ask = '/app/widget/download-app-sms';

    it('sends the link of the app to the session’s own number, 3 times a day', async () => {
      const mobile = someMobile();
      const frame = await loggedIn(mobile);
      const maskedMobile = `${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}`;
      for (let time = 1; time <= 3; time += 1)
        expect(dataOf(await frame.post(ask))).toEqual({ isSent: true, maskedMobile });
      expect((await frame.post(ask)).status).toBe(429);
      const inbox = await kadam().request('GET', `/sandbox/sms?mobile=${mobile}`);
      expect(inbox.text.match(/Get the Kadam app: https:\/\/kadam\.example\/app/g)).toHaveLength(3);
    });

    it('sends a guest nothing', async () => {
      expect((await (await startedFrame(kadam)).post(ask)).status).toBe(401);
    });

    it('can be asked for where hasAppLink says so: by the EMI info of a widget, and the session', async () => {
      const frame = await startedFrame(kadam);
      expect(dataOf(await frame.post('/app/widget/get-emi-info', {}))).toMatchObject({ hasAppLink: true });
      expect(dataOf(await newFrame(kadam).post('/app/widget/init', {}))).toMatchObject({
        sessionConfig: { hasAppLink: true },
      });
    });
  });
}
