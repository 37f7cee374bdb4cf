import { describe, expect, it } from 'vitest';
import { lenders } from '../../../shared/lenders';
import { derivedProfile } from '../../lenders/customer-profile';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf, salesSteps, someMobile } from '../sales/sales-steps';
import { MERCHANT_ORIGIN, type Reply } from '../server/test-server';
import { type Browser, newBrowser } from '../site/site-steps';
import { type Frame, startedFrame } from '../widgets/widget-steps';
import { identity } from './application-form';

const DAY_MS = 24 * 60 * MINUTE_MS;
const LENDER = '1';
const FORM = { lenderId: LENDER, userName: 'आशा Rao', email: '', ...identity };
const APPLY = '/app/ntbpq/initiate-application';

/** A frame with a logged-in shopper, even if the number was used before. */
export const loggedInFrame = async (kadam: ServerOf, mobile: string, headers = {}): Promise<Frame> => {
  kadam().clock.advance(31 * MINUTE_MS);
  const frame = await startedFrame(kadam, headers);
  await frame.login(mobile);
  return frame;
};

let lastApplicant = 7_500_000_000;
/** An unused number: without approval, and accepted by this lender as a new customer. */
export function someApplicant(lenderId = LENDER): string {
  for (;;) {
    lastApplicant += 1;
    const { standingAt, isDownAt } = derivedProfile(String(lastApplicant));
    const isApproved = lenders.some((each) => standingAt(each.lenderId).standing === 'preApproved');
    if (!isApproved && standingAt(lenderId).standing === 'newToBank' && !isDownAt(lenderId))
      return String(lastApplicant);
  }
}

/** A logged-in browser at the site, even if the number was used before. */
export async function loggedInBrowser(kadam: ServerOf, mobile: string): Promise<Browser> {
  kadam().clock.advance(31 * MINUTE_MS);
  const browser = newBrowser(kadam);
  await browser.login(mobile);
  return browser;
}

/** Applies, and lets the lender decide. */
export const approvedApplication = async (frame: Frame, lenderId = LENDER): Promise<string> => {
  const { applicationId } = dataOf(await frame.post(APPLY, { ...FORM, lenderId }));
  await frame.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
  return String(applicationId);
};

export function customerApplicationTests(kadam: ServerOf): void {
  const { verified } = salesSteps(kadam);
  const { open, merchant } = checkoutSteps(kadam);
  const status = (frame: Frame, applicationId: unknown): Promise<Reply> =>
    frame.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
  const rowsOf = (mobile: string) =>
    kadam()
      .server.db.selectFrom('applications')
      .select(['status', 'source'])
      .where('mobile', '=', mobile)
      .where('source', '<>', 'PAYMENT')
      .execute();

  describe('an application outside a payment', () => {
    it('is 401 for a guest, and 400 for a customer under 21', async () => {
      expect((await (await startedFrame(kadam)).post(APPLY, FORM)).status).toBe(401);
      const frame = await loggedInFrame(kadam, someApplicant());
      const young = await frame.post(APPLY, { ...FORM, dateOfBirth: '2010-01-01' });
      expect([young.status, young.body?.fields?.[0]?.path]).toEqual([400, 'dateOfBirth']);
    });

    // @req NTB-002
    it('of 9000000009 is under way until the lender is asked, then REJECTED, and can be made again', async () => {
      const frame = await loggedInFrame(kadam, '9000000009');
      const filed = dataOf(await frame.post(APPLY, FORM));
      expect(filed).toMatchObject({
        applicationId: expect.stringMatching(/^KA-\d{5}-\d{5}$/),
        status: 'SUBMITTED',
        creditLineStatus: 'NONE',
        lenderWindowUrl: null,
      });
      expect(dataOf(await status(frame, filed.applicationId))).toMatchObject({ status: 'REJECTED' });
      const again = dataOf(await frame.post(APPLY, FORM));
      expect(again.applicationId).not.toBe(filed.applicationId);
      expect(dataOf(await status(frame, again.applicationId))).toMatchObject({ status: 'REJECTED' });
    });

    it('pressed 4 times at the same moment is one application, and answers alike', async () => {
      const mobile = someApplicant();
      const frame = await loggedInFrame(kadam, mobile);
      const replies = await Promise.all(Array.from({ length: 4 }, () => frame.post(APPLY, FORM)));
      const numbers = new Set(replies.map((reply) => dataOf(reply).applicationId));
      expect([numbers.size, ...numbers]).toEqual([1, expect.stringMatching(/^KA-/)]);
      expect(await rowsOf(mobile)).toEqual([{ status: 'SUBMITTED', source: 'SHOPPER' }]);
      const decided = dataOf(await status(frame, [...numbers][0]));
      expect(decided).toMatchObject({ status: 'APPROVED', creditLineStatus: 'APPROVED' });
      expect(dataOf(await frame.post(APPLY, FORM))).toEqual(decided);
    });

    it('is refused to a pre-approved customer, with a lender that takes none, and at a shop that allows none', async () => {
      const refused = async (mobile: string, lenderId: string, headers = {}): Promise<unknown> =>
        (await (await loggedInFrame(kadam, mobile, headers)).post(APPLY, { ...FORM, lenderId })).body?.code;
      expect(await refused('9000000001', LENDER)).toBe('APPLICATION_NOT_ALLOWED');
      expect(await refused('9000000003', '401')).toBe('APPLICATION_NOT_ALLOWED');
      const other = { 'ic-merchant-key': OTHER_MERCHANT.merchantKey, 'ic-origin': OTHER_MERCHANT.origin };
      expect(await refused('9000000003', LENDER, other)).toBe('APPLICATION_NOT_ALLOWED');
      expect(
        (await (await loggedInFrame(kadam, '9000000003')).post(APPLY, { ...FORM, lenderId: '99999' })).status,
      ).toBe(400);
    });

    it('sends the monthly income to the lender: 4107 if half of it goes to EMIs already, and it is not stored', async () => {
      const income = { worksAs: 'SALARIED', monthlyIncome: 40_000, monthlyEmis: 20_000, employer: 'Cauvery Textiles' };
      const mobile = someApplicant();
      const frame = await loggedInFrame(kadam, mobile);
      expect((await frame.post(APPLY, { ...FORM, income })).body).toMatchObject({ success: false, code: 4107 });
      expect(await rowsOf(mobile)).toEqual([]);
      const filed = dataOf(await frame.post(APPLY, { ...FORM, income: { ...income, monthlyEmis: 19_999 } }));
      expect(filed).toMatchObject({ status: 'SUBMITTED', filedAtMs: kadam().clock.nowMs() });
      const row = await kadam().server.db.selectFrom('applications').selectAll().where('mobile', '=', mobile).execute();
      expect(JSON.stringify(row)).not.toMatch(/Cauvery|19999|40000/);
    });

    it('returns the lenders of an amount, and the number it is for', async () => {
      const mobile = someApplicant();
      const frame = await loggedInFrame(kadam, mobile);
      const path = '/app/ntbpq/eligible-lenders';
      const any = dataOf(await frame.get(path));
      const some = dataOf(await frame.get(`${path}?amount=20000`));
      type Lenders = readonly { readonly lenderId: string; readonly emiPlans: readonly unknown[] }[];
      const plansOf = (data: typeof any) =>
        (data.lenders as Lenders).find(({ lenderId }) => lenderId === LENDER)?.emiPlans;
      expect([plansOf(any)?.length, (plansOf(some)?.length ?? 0) > 0]).toEqual([0, true]);
      expect(some).toMatchObject({ isNtbAllowed: true, maskedMobile: `${mobile.slice(0, 2)}XXXXX${mobile.slice(-3)}` });
      expect((await frame.get(`${path}?amount=0`)).status).toBe(400);
    });

    // @req NTB-015
    it('a lender that has rejected an application of 9000000009 is not among the eligible lenders until the rejection expires', async () => {
      const mobile = '9000000009';
      // Earlier tests have been rejected; a reset makes the number new.
      expect((await merchant.call('POST', '/sandbox/reset-customer', { mobile })).body?.success).toBe(true);
      const listed = async (frame: Awaited<ReturnType<typeof loggedInFrame>>): Promise<readonly string[]> => {
        const { lenders } = dataOf(await frame.get('/app/ntbpq/eligible-lenders')) as {
          lenders: readonly { readonly lenderId: string }[];
        };
        return lenders.map(({ lenderId }) => lenderId);
      };
      const frame = await loggedInFrame(kadam, mobile);
      const before = await listed(frame);
      expect(before).toContain(LENDER);
      const { applicationId } = dataOf(await frame.post(APPLY, FORM));
      expect(await listed(frame)).toEqual(before);
      expect(dataOf(await status(frame, applicationId))).toMatchObject({ status: 'REJECTED' });
      const others = before.filter((lenderId) => lenderId !== LENDER);
      expect(await listed(frame)).toEqual(others);
      const eligibility = await frame.post('/app/ntb-user-acquisition/eligibility/v1', {
        mobile,
        redirectUrl: `${MERCHANT_ORIGIN}/welcome`,
      });
      const { ntbDetails } = dataOf(eligibility) as { ntbDetails: readonly { readonly lenderId: string }[] };
      expect(ntbDetails.map(({ lenderId }) => lenderId)).toEqual(others);
      await kadam()
        .server.db.updateTable('applications')
        .set({ expires_at_ms: kadam().clock.nowMs() })
        .where('application_id', '=', `${applicationId}`)
        .execute();
      expect(await listed(frame)).toEqual(before);
    });

    it('that was filed at a shop is seen by its number on the site too, and by no frame of another shop', async () => {
      const mobile = someApplicant();
      const applicationId = await approvedApplication(await loggedInFrame(kadam, mobile));
      const path = `/app/ntbpq/application-status?applicationId=${applicationId}`;
      const own = await loggedInBrowser(kadam, mobile);
      expect(dataOf(await own.get(path))).toMatchObject({ applicationId, status: 'APPROVED' });
      const mandate = dataOf(await own.post('/app/emandate/get-redirection-params/', { applicationId }));
      expect(mandate).toMatchObject({ mandateStatus: 'NEEDED' });
      const other = { 'ic-merchant-key': OTHER_MERCHANT.merchantKey, 'ic-origin': OTHER_MERCHANT.origin };
      expect((await (await loggedInFrame(kadam, mobile, other)).get(path)).status).toBe(404);
      expect((await (await loggedInBrowser(kadam, someMobile())).get(path)).status).toBe(404);
    });

    it.each([4106, 4107])('of number 600000%i is told so', async (code) => {
      const frame = await loggedInFrame(kadam, `600000${code}`);
      expect((await frame.post(APPLY, FORM)).body).toMatchObject({ success: false, code });
    });

    // @req NTB-025
    it('for more than the lender gives is 4106', async () => {
      const frame = await loggedInFrame(kadam, someApplicant());
      const asked = { ...FORM, amount: 9_000_000 };
      expect((await frame.post(APPLY, asked)).body?.code).toBe(4106);
    });

    it('of another number is 404, even with its id', async () => {
      const applicationId = await approvedApplication(await loggedInFrame(kadam, someApplicant()));
      expect((await status(await loggedInFrame(kadam, someMobile()), applicationId)).status).toBe(404);
      expect((await status(await startedFrame(kadam), applicationId)).status).toBe(401);
    });

    it('made in a payment may be asked about here as well, and the payment goes on by the answer', async () => {
      const mobile = someApplicant();
      kadam().clock.advance(31 * MINUTE_MS);
      const checkout = await open();
      await checkout.verify(mobile);
      const filed = await checkout.post('/app/transaction/ntb/initiate-application', FORM);
      expect(dataOf(await status(checkout, dataOf(filed).applicationId))).toMatchObject({ status: 'APPROVED' });
      expect(await checkout.details()).toMatchObject({ step: 'NTB_APPLICATION' });
      for (let time = 0; time < 2; time += 1)
        expect(dataOf(await checkout.get('/app/transaction/ntb/application-status'))).toMatchObject({
          status: 'APPROVED',
          step: 'EMI_PLAN_SELECTION',
        });
    });

    it('is counted: the 6th filed for one number within a day is 429', async () => {
      kadam().clock.advance(DAY_MS);
      const mobile = '9000000009';
      for (let time = 1; time <= 5; time += 1) {
        const frame = await loggedInFrame(kadam, mobile);
        expect(await approvedApplication(frame)).toMatch(/^KA-/);
      }
      expect((await (await loggedInFrame(kadam, mobile)).post(APPLY, FORM)).status).toBe(429);
      kadam().clock.advance(DAY_MS);
    });
  });

  describe('the link that an agent has shared', () => {
    const FILE = '/app/ntbpq/sa-app/initiate-application';
    const shared = async (mobile: string): Promise<string> => {
      await verified(mobile);
      const asked = { mobile, lenderId: LENDER, email: '', userName: 'आशा Rao' };
      const { ntbLink } = dataOf(await kadam().call('share-ntb-application', asked));
      return new URL(String(ntbLink)).searchParams.get('ref') ?? '';
    };

    it('files its application once, for the session that has verified its number', async () => {
      const ref = await shared('9000000009');
      const frame = await loggedInFrame(kadam, '9000000009');
      const filed = dataOf(await frame.post(FILE, { ref, ...identity }));
      expect(filed).toMatchObject({ status: 'SUBMITTED', lenderId: LENDER });
      expect(dataOf(await frame.post(FILE, { ref, ...identity }))).toMatchObject(filed);
      expect(dataOf(await status(frame, filed.applicationId))).toMatchObject({ status: 'REJECTED' });
    });

    it('returns the lender’s current status to the holder of the link, without an earlier status call', async () => {
      const ref = await shared('9000000009');
      const frame = await loggedInFrame(kadam, '9000000009');
      const { applicationId } = dataOf(await frame.post(FILE, { ref, ...identity }));
      const info = await kadam().request('GET', `/app/ntbpq/info?ref=${ref}`);
      expect(info.body?.data).toMatchObject({ status: 'REJECTED' });
      expect(await rowsOf('9000000009')).toContainEqual({ status: 'REJECTED', source: 'LINK' });
      expect(dataOf(await status(frame, applicationId))).toMatchObject({ status: 'REJECTED' });
    });

    it('says that the number is to be verified by an OTP, and nothing of share codes', async () => {
      const ref = await shared('9000000009');
      const refused = await (await startedFrame(kadam)).post(FILE, { ref, ...identity });
      expect(refused.body?.message).toMatch(/with an OTP/);
    });

    it('files nothing for a guest, for another number, or after 30 days', async () => {
      const ref = await shared('9000000009');
      const file = async (frame: Frame): Promise<unknown> => (await frame.post(FILE, { ref, ...identity })).body?.code;
      expect(await file(await startedFrame(kadam))).toBe('PAYMENT_MOBILE_NOT_VERIFIED');
      expect(await file(await loggedInFrame(kadam, someMobile()))).toBe('PAYMENT_MOBILE_NOT_VERIFIED');
      kadam().clock.advance(30 * DAY_MS);
      expect(await file(await loggedInFrame(kadam, '9000000009'))).toBe('APPLICATION_NOT_ALLOWED');
      const unknown = await (await startedFrame(kadam)).post(FILE, { ref: 'x'.repeat(22), ...identity });
      expect(unknown.status).toBe(404);
    });
  });

  // @req ELG-005, NTB-011
  it('a new customer is nonLoggedin, eligible or notEligible, and the status of another number is not disclosed', async () => {
    const stands = async (frame: Frame, mobile: string) => {
      const asked = { mobile, redirectUrl: `${MERCHANT_ORIGIN}/welcome` };
      return frame.post('/app/ntb-user-acquisition/eligibility/v1', asked);
    };
    const [mobile, refused] = [someApplicant(), '9000000004'];
    expect(dataOf(await stands(await startedFrame(kadam), mobile))).toEqual({
      isNTBEnabledOnMerchant: true,
      userStatus: 'nonLoggedin',
      ntbDetails: [],
      redirectUrl: `${MERCHANT_ORIGIN}/welcome`,
    });
    const own = await loggedInFrame(kadam, mobile);
    expect(dataOf(await stands(own, mobile))).toMatchObject({ userStatus: 'eligible' });
    expect((await stands(own, refused)).status).toBe(401);
    expect(dataOf(await stands(await loggedInFrame(kadam, refused), refused))).toMatchObject({
      userStatus: 'notEligible',
      ntbDetails: [],
    });
  });

  it('app/ntb-user-acquisition/download-app-sms/v1 sends the link of the app, as the widget does', async () => {
    const mobile = someMobile();
    const frame = await loggedInFrame(kadam, mobile);
    expect(dataOf(await frame.post('/app/ntb-user-acquisition/download-app-sms/v1'))).toMatchObject({ isSent: true });
    expect(await kadam().smsTo(mobile)).toContain('Get the Kadam app: https://kadam.example/app');
    expect((await (await startedFrame(kadam)).post('/app/ntb-user-acquisition/download-app-sms/v1')).status).toBe(401);
  });
}
