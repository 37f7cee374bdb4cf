import { describe, expect, it } from 'vitest';
import { derivedProfile } from '../../lenders/customer-profile';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { dataOf, lenderIds, MINUTE_MS, type ServerOf, someMobile } from '../sales/sales-steps';
import { MERCHANT_ORIGIN, type Reply } from '../server/test-server';
import { type Browser, newBrowser } from '../site/site-steps';

const PAGE = '/app/landing-page';
const LENDERS_HOST = 'hdfc.localhost:4400';
const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];
const fieldsOf = ({ body }: Reply) => body?.fields?.map(({ path }) => path);

const AXIS = '1903';
function whoseLenderIsDown(lenderId: string): string {
  let mobile = 7_650_000_000;
  while (!derivedProfile(String(mobile)).isDownAt(lenderId)) mobile += 1;
  return String(mobile);
}

export function landingPageTests(kadam: ServerOf): void {
  /** A known number, after earlier messages to it have expired. */
  const sent = async (mobile: string, host?: string): Promise<Browser> => {
    kadam().clock.advance(31 * MINUTE_MS);
    const own = newBrowser(kadam, host);
    expect((await own.post(`${PAGE}/send-otp`, { mobile })).body?.success).toBe(true);
    return own;
  };
  const verified = async (mobile: string, more: object = {}, host?: string): Promise<[Browser, Reply]> => {
    const own = await sent(mobile, host);
    return [
      own,
      await own.post(`${PAGE}/verify-otp`, {
        mobile,
        otp: await kadam().codeFor(mobile),
        ...more,
        isTermsAccepted: true,
      }),
    ];
  };

  describe('a landing page', () => {
    // @req NTB-007
    it('lists the lenders of its merchant without a login, and whether a new customer may apply there', async () => {
      const own = newBrowser(kadam);
      const site = dataOf(await own.get(`${PAGE}/details`));
      expect(site).toMatchObject({ merchantName: 'Kadam', isNTBEnabledOnMerchant: true });
      expect(site.lenders).toHaveLength(24);
      const lotus = dataOf(await own.get(`${PAGE}/details?merchantId=${OTHER_MERCHANT.merchantKey}`));
      expect(lotus).toMatchObject({ merchantName: 'Lotus', isNTBEnabledOnMerchant: false });
      expect(lotus.lenders).toHaveLength(2);
      const lenders = dataOf(await newBrowser(kadam, LENDERS_HOST).get(`${PAGE}/details`)).lenders;
      expect(lenders).toEqual([expect.objectContaining({ lenderId: '401', name: 'HDFC Bank' })]);
      const unknown = await own.get(`${PAGE}/details?merchantId=unknown`);
      expect([unknown.status, fieldsOf(unknown)]).toEqual([400, ['merchantId']]);
      expect([...own.jar.keys()]).toEqual(['userUUID']);
    });

    // @req OTP-045, OTP-047, API-018, API-019
    it('takes the payload of the specification, all of it, and logs in as any page does', async () => {
      kadam().clock.advance(31 * MINUTE_MS);
      const own = newBrowser(kadam);
      const mobile = '9000000001';
      const tracking = {
        channel: 'CAMPAIGN_LANDING_PAGE',
        utmSource: 'mail',
        utmMedium: 'news',
        utmContent: 'a',
        utmTerm: 'b',
        merchantId: 'zenmart_sandbox',
      };
      const first = await own.post(`${PAGE}/send-otp`, { mobile, ...tracking, utmCampaign: 'diwali' });
      expect(dataOf(first)).toMatchObject({ attemptsRemaining: 5, isEligible: null, userStatus: null });
      const reply = await own.post(`${PAGE}/verify-otp`, {
        ...tracking,
        campaignId: 'c-1',
        mobile,
        otp: await kadam().codeFor(mobile),
        isTermsAccepted: true,
        amount: 36_000,
        samePage: false,
        variant: 'a',
        variation: 'v2',
        urls: { successUrl: '/eligible?x=1', nonapprovedUrl: `${MERCHANT_ORIGIN}/sorry` },
      });
      expect(dataOf(reply)).toEqual({
        message: 'VERIFIED',
        emiInfoResponse: expect.objectContaining({ isPreApproved: true, lenders: expect.any(Array) }),
        redirectUrl: '/eligible?x=1',
        isNTBEnabledOnMerchant: true,
      });
      expect(dataOf(await own.get(`${PAGE}/identify-user`))).toMatchObject({ authDetails: { mobile } });
      expect([...own.jar.keys()].sort()).toEqual([
        '__Host-session',
        'authToken',
        'kadamSession',
        'sessionId',
        'userUUID',
      ]);
    });

    // @req OTP-046, ELG-026
    it('redirects a shopper without an approval to the other address, and others nowhere', async () => {
      const sorry = `http://${LENDERS_HOST}/sorry`;
      const urls = { successUrl: '/eligible', nonapprovedUrl: sorry };
      const whither = async (more: object) => dataOf((await verified('9000000004', more))[1]).redirectUrl;
      expect(await whither({ urls })).toBe(sorry);
      expect(await whither({ urls, samePage: true })).toBeNull();
      expect(await whither({ urls: { successUrl: '/eligible' } })).toBeNull();
      expect(await whither({})).toBeNull();
    });

    it('leads to no address but its own host’s and its merchant’s, and spends no attempt on another', async () => {
      const mobile = someMobile();
      const own = await sent(mobile);
      const otp = await kadam().codeFor(mobile);
      const ask = (urls: object, more: object = {}) =>
        own.post(`${PAGE}/verify-otp`, { mobile, otp, urls, ...more, isTermsAccepted: true });
      for (const address of [
        'https://evil.example/a',
        '//evil.example',
        '/\\evil.example',
        '/.//evil.example',
        'javascript:alert(1)',
        'http://a:b@localhost:4400/x',
        OTHER_MERCHANT.origin,
        'eligible',
      ]) {
        const reply = await ask({ successUrl: '/eligible', nonapprovedUrl: address });
        expect([address, reply.status, fieldsOf(reply)]).toEqual([address, 400, ['urls.nonapprovedUrl']]);
      }
      const { merchantKey: merchantId, origin } = OTHER_MERCHANT;
      const reply = await ask({ successUrl: `${origin}/a`, nonapprovedUrl: `${origin}/b` }, { merchantId });
      expect(String(dataOf(reply).redirectUrl)).toMatch(new RegExp(`^${origin}/[ab]$`));
    });

    it('logs in where no lender answers, and says that it does not know how the shopper stands', async () => {
      const mobile = whoseLenderIsDown(AXIS);
      const [own, reply] = await verified(mobile, { urls: { successUrl: '/eligible' } }, 'axis.localhost:4400');
      expect(dataOf(reply)).toMatchObject({ message: 'VERIFIED', emiInfoResponse: null, redirectUrl: null });
      expect(dataOf(await own.get('/auth/identify-user'))).toMatchObject({ authDetails: { mobile } });
      expect((await own.post(`${PAGE}/dynamic-check-eligibility`)).body?.code).toBe('LENDER_UNAVAILABLE');
    });

    // @req ELG-003, ELG-004, ELG-016
    it('returns notEligibleIcici for a shopper that its bank does not approve, and notEligible elsewhere', async () => {
      const ask = async (mobile: string, host?: string) => {
        const [own] = await verified(mobile, {}, host);
        return dataOf(await own.post(`${PAGE}/dynamic-check-eligibility`, {}));
      };
      expect(await ask('9000000004')).toMatchObject({ userStatus: 'notEligible', isPreApproved: false });
      expect(await ask('9000000004', LENDERS_HOST)).toMatchObject({ userStatus: 'notEligibleIcici', lenders: [] });
      expect(await ask('9000000002', LENDERS_HOST)).toMatchObject({ userStatus: 'eligible' });
      expect(await ask('9000000002', 'icici.localhost:4400')).toMatchObject({ userStatus: 'notEligibleIcici' });
    });

    // @req OTP-031
    it('answers a second login call for that number with notEligibleIcici on the bank’s host, and elsewhere with NOT_ELIGIBLE', async () => {
      const statusAgain = async (host?: string) => {
        const [own] = await verified('9000000004', {}, host);
        return dataOf(await own.post('/auth/initiate-login/', { mobile: '9000000004' })).userStatus;
      };
      expect(await statusAgain(LENDERS_HOST)).toBe('notEligibleIcici');
      kadam().clock.advance(31 * MINUTE_MS);
      expect(await statusAgain()).toBe('NOT_ELIGIBLE');
    });

    it('asks the lenders of the merchant that it names, on a bank’s host that bank alone, and 401 of a guest', async () => {
      const [own] = await verified('9000000001');
      const path = `${PAGE}/dynamic-check-eligibility`;
      const reply = dataOf(await own.post(path, { merchantId: OTHER_MERCHANT.merchantKey, amount: 20_000 }));
      expect(reply).toMatchObject({ userStatus: 'eligible', isNTBEnabledOnMerchant: false });
      expect((reply.lenders as unknown[]).length).toBeLessThanOrEqual(2);
      const [atBank] = await verified('9000000001', {}, LENDERS_HOST);
      expect(lenderIds(await atBank.post(path, { merchantId: 'zenmart_sandbox' }), 'lenders')).toEqual(['401']);
      expect(short(await newBrowser(kadam).post(path, {}))).toEqual([401, 401]);
    });
  });

  describe('a shopper’s eligibility', () => {
    // @req ENT-008, ENT-009, ENT-010
    it('names each lender that approves, its limit and what it asks besides, in the form of shoppers’ pages', async () => {
      const [own] = await verified('9000000002');
      const data = dataOf(await own.post('/app/bic/check-user-eligibility', { amount: 36_000 }));
      expect(data).toMatchObject({ eligible: true, status: 'PRE_APPROVED' });
      expect(data.lenderDetailsList).toEqual([
        {
          lenderId: '401',
          name: 'HDFC Bank',
          minLoanAmount: 3_000,
          maxLoanAmount: 60_000,
          lender_offer: null,
          aivfType: 'PAN',
        },
      ]);
      expect(data.emiLenderDetailsList).toEqual([
        { lenderId: '401', lenderName: 'HDFC Bank', emiPlans: expect.arrayContaining([expect.anything()]) },
      ]);
      const [other] = await verified('9000000004');
      expect(dataOf(await other.post('/app/bic/check-user-eligibility'))).toEqual({
        eligible: false,
        status: 'NOT_ELIGIBLE',
        lenderDetailsList: [],
        emiLenderDetailsList: [],
      });
      const [newHere] = await verified('9000000003');
      expect(dataOf(await newHere.post('/app/bic/check-user-eligibility'))).toMatchObject({
        eligible: false,
        status: 'NEW_TO_BANK',
        lenderDetailsList: [],
        emiLenderDetailsList: [],
      });
      expect(short(await newBrowser(kadam).post('/app/bic/check-user-eligibility'))).toEqual([401, 401]);
    });
  });

  describe.each(['/v2/smartUserDetect', '/api/sud/v1'])('the status of a number by %s', (path) => {
    // @req ELG-017, ENT-002, API-013, API-017
    it('is told of the session’s own, and of no other, nor with ignoreCookie', async () => {
      const mobile = '9000000002';
      const [own] = await verified(mobile);
      const untold = { isEligible: null, lenders: [], userStatus: null };
      const ask = async (browser: Browser, asked: object) => dataOf(await browser.post(path, asked));
      expect(await ask(own, { mobiles: [mobile] })).toEqual({
        isEligible: true,
        lenders: ['401'],
        userStatus: 'PRE_APPROVED',
        mobile,
      });
      expect(await ask(own, { mobiles: [mobile], ignoreCookie: true })).toEqual({ ...untold, mobile });
      expect(await ask(own, { mobiles: ['9000000001'] })).toEqual({ ...untold, mobile: '9000000001' });
      expect(await ask(newBrowser(kadam), { mobiles: [mobile] })).toEqual({ ...untold, mobile });
    });

    // @req ENT-003
    it('is of the lenders of a merchant that is named, and 400 for none, two numbers, and an unknown merchant', async () => {
      const mobile = '9000000002';
      const [own] = await verified(mobile);
      const at = await own.post(path, { mobiles: [mobile], gatewayMerchantId: OTHER_MERCHANT.merchantKey });
      expect(dataOf(at)).toMatchObject({ isEligible: false, lenders: [], userStatus: 'NOT_ELIGIBLE' });
      for (const asked of [
        { mobiles: [] },
        { mobiles: [mobile, mobile] },
        { mobiles: [mobile], gatewayMerchantId: 'x' },
      ])
        expect((await own.post(path, asked)).status).toBe(400);
    });
  });

  describe('a test number on the site', () => {
    // @req ENT-005
    it('answers with the codes of a login at its step: 4203, 4301, 4302, and 403 for a blocked one', async () => {
      const own = newBrowser(kadam);
      for (const [send, verify] of [
        ['/auth/initiate-login/', '/auth/verify-login'],
        [`${PAGE}/send-otp`, `${PAGE}/verify-otp`],
      ] as const) {
        kadam().clock.advance(31 * MINUTE_MS);
        const codes = async (mobile: string) => {
          const first = await own.post(send, { mobile });
          if (first.body?.success !== true) return [first.status, first.body?.code, first.body?.message];
          const { status, body } = await own.post(verify, {
            mobile,
            otp: await kadam().codeFor(mobile),
            isTermsAccepted: true,
          });
          return [status, body?.code, body?.message];
        };
        expect(await codes('6000004203')).toEqual([200, 4203, 'This number is not registered.']);
        expect(await codes('6000004301')).toEqual([200, 4301, expect.stringMatching(/^Your account is blocked/)]);
        expect(await codes('6000004302')).toEqual([200, 4302, 'Please enter a valid OTP']);
        expect(await codes('9000000006')).toEqual([403, 403, expect.stringMatching(/^Your access has been blocked/)]);
      }
    });

    it('answers with the codes of the catalogue at the eligibility check, by each of its calls', async () => {
      const mobile = '6000004102';
      const [own] = await verified(mobile, { samePage: true });
      for (const path of [`${PAGE}/dynamic-check-eligibility`, '/app/bic/check-user-eligibility'])
        expect((await own.post(path, {})).body?.code).toBe(4102);
      expect((await own.post('/v2/smartUserDetect', { mobiles: [mobile] })).body?.code).toBe(4102);
    });
  });

  describe('a navigation hint', () => {
    // @req TXN-028
    it('leads an activation to the second factor, and nowhere when it is done: its registration says where', async () => {
      const [own, mobile] = [(await verified('9000000005'))[0], '9000000005'];
      const lenderId = '502';
      const hintOf = (reply: Reply) => (reply.body as { nav?: unknown } | null)?.nav;
      const begun = await own.post('/app/credit-line/initiate', { lenderId });
      expect([dataOf(begun).step, hintOf(begun)]).toEqual([
        'VERIFY_AIVF',
        { source: 'activation', next: 'VERIFY_AIVF' },
      ]);
      await own.post('/app/credit-line/authorize', { lenderId, aivfValue: '1234' });
      const done = await own.post('/app/credit-line/confirm', { lenderId, otp: await kadam().codeFor(mobile) });
      expect([dataOf(done).step, hintOf(done)]).toEqual(['ACTIVE', undefined]);
      expect(hintOf(await own.get('/auth/identify-user'))).toBeUndefined();
    });
  });
}
