import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../shared/rules/duration';
import { SmsNotSent } from '../../sms/sms-sender';
import { tidy } from '../../store/housekeeping';
import { consent } from '../account/application-form';
import { loggedInBrowser, someApplicant } from '../account/customer-application-tests';
import { dataOf, type ServerOf, someMobile, wrong } from '../sales/sales-steps';
import { type Reply, STARTS_WITHIN_MS, startTestServer } from '../server/test-server';
import { type Browser, newBrowser } from '../site/site-steps';
import { FILED_FORM, filedFor, provedBy, VERIFICATION } from './telesales-journey';
import { atDesk } from './telesales-steps';

const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];
const FILE = '/app/telesales/file-application';
const REASONS = { details: ['wrongPan', 'wrongPincode'], offer: ['notExplained'] };

type Listed = Readonly<Record<string, unknown>>;

export function filedApplicationTests(kadam: ServerOf): void {
  const details = (browser: Browser, ref: string): Promise<Reply> => browser.get(`${VERIFICATION}/details?ref=${ref}`);
  const submit = (browser: Browser, ref: string): Promise<Reply> =>
    browser.post(`${VERIFICATION}/submit`, { ref, consent });
  const decline = (browser: Browser, ref: string, reasons: object = REASONS): Promise<Reply> =>
    browser.post(`${VERIFICATION}/decline`, { ref, reasons });
  const listed = async (desk: Browser): Promise<Listed[]> =>
    dataOf(await desk.get('/app/telesales/applications')).applications as Listed[];
  /** A number with an application filed by an agent. */
  const filed = async (mobile = someApplicant()) => {
    kadam().clock.advance(31 * MINUTE_MS);
    const desk = await atDesk(kadam);
    return { mobile, desk, ref: await filedFor(kadam, desk, mobile) };
  };
  const storedOf = (mobile: string) =>
    kadam().server.db.selectFrom('filed_details').select('sealed_details').where('mobile', '=', mobile).execute();

  describe('an application that an agent files', () => {
    // @req NTB-019, API-036, API-038
    it('is visible only to its number, can be submitted, and continues as any other', async () => {
      const { mobile, desk, ref } = await filed('9000000003');
      const masked = '90XXXXX003';
      const guest = dataOf(await details(newBrowser(kadam), ref));
      expect(guest).toMatchObject({
        state: 'guest',
        merchantName: 'Zenmart',
        agentId: 'ZM-5001',
        maskedMobile: masked,
        details: null,
        declined: null,
        applicationId: null,
      });
      expect((await listed(desk))[0]).toMatchObject({ state: 'filed', userName: 'Meera Iyer', maskedMobile: masked });

      const phone = await provedBy(kadam, mobile, ref);
      const seen = await details(phone, ref);
      expect(dataOf(seen)).toMatchObject({
        state: 'opened',
        details: {
          userName: 'Meera Iyer',
          email: 'meera@mail.example',
          maskedDateOfBirth: '15/08/XXXX',
          maskedPan: 'XXXXXX234F',
          pincode: '560001',
          income: FILED_FORM.income,
        },
      });
      expect(seen.text).not.toMatch(/ABCDE1234F|1990/);
      expect((await listed(desk))[0]).toMatchObject({ state: 'opened' });

      const submitted = dataOf(await submit(phone, ref));
      expect(submitted).toMatchObject({ state: 'submitted', details: null });
      expect(await storedOf(mobile)).toEqual([]);
      const path = `/app/ntbpq/application-status?applicationId=${String(submitted.applicationId)}`;
      expect(dataOf(await phone.get(path))).toMatchObject({ status: 'APPROVED', creditLineStatus: 'APPROVED' });
      expect((await listed(desk))[0]).toMatchObject({ state: 'approved', applicationId: submitted.applicationId });
      const again = dataOf(await submit(phone, ref));
      expect(again).toMatchObject({ state: 'approved', applicationId: submitted.applicationId });
      expect(short(await decline(phone, ref))).toEqual([200, 'APPLICATION_NOT_ALLOWED']);
    });

    // @req NTB-019, API-037
    it('of 9000000009 is declined with reasons of both lists, once, and its lender never hears of it', async () => {
      const { mobile, desk, ref } = await filed('9000000009');
      const phone = await provedBy(kadam, mobile, ref);
      expect(dataOf(await decline(phone, ref))).toMatchObject({ state: 'declined', declined: REASONS, details: null });
      const other = dataOf(await decline(phone, ref, { details: ['notMine'], offer: [] }));
      expect(other).toMatchObject({ state: 'declined', declined: REASONS });
      expect((await listed(desk))[0]).toMatchObject({ state: 'declined', declined: REASONS });
      expect(short(await submit(phone, ref))).toEqual([200, 'APPLICATION_NOT_ALLOWED']);
      expect(await storedOf(mobile)).toEqual([]);
      const pages = await kadam()
        .server.db.selectFrom('application_pages')
        .select('status')
        .where('mobile', '=', mobile)
        .execute();
      expect(pages).toEqual([]);
    });

    // @req NTB-020
    it('is declined for at least one reason, and for no unknown one', async () => {
      const { mobile, ref } = await filed();
      const phone = await provedBy(kadam, mobile, ref);
      expect(short(await decline(phone, ref, { details: [], offer: [] }))).toEqual([400, 400]);
      expect(short(await decline(phone, ref, { details: ['ugly'], offer: [] }))).toEqual([400, 400]);
      expect(dataOf(await details(phone, ref))).toMatchObject({ state: 'opened' });
    });

    it('is hidden from a guest and from a session with another number', async () => {
      const { mobile, ref } = await filed();
      for (const unauthorisedCaller of [newBrowser(kadam), await loggedInBrowser(kadam, someMobile())]) {
        const told = await details(unauthorisedCaller, ref);
        expect(dataOf(told)).toMatchObject({ state: 'guest', details: null });
        expect(told.text).not.toMatch(new RegExp(`${mobile}|Meera|234F|560001`));
        expect(short(await submit(unauthorisedCaller, ref))).toEqual([200, 'PAYMENT_MOBILE_NOT_VERIFIED']);
        expect(short(await decline(unauthorisedCaller, ref))).toEqual([200, 'PAYMENT_MOBILE_NOT_VERIFIED']);
      }
      expect(short(await details(newBrowser(kadam), 'x'.repeat(22)))).toEqual([404, 404]);
      expect(short(await details(newBrowser(kadam), 'short'))).toEqual([400, 400]);
    });

    it('opens without another OTP to a browser that has proved the number already', async () => {
      const { mobile, ref } = await filed();
      expect(dataOf(await details(await loggedInBrowser(kadam, mobile), ref))).toMatchObject({ state: 'opened' });
    });

    it('takes 5 wrong codes, says how many are left, and then none for half an hour', async () => {
      const { mobile, ref } = await filed();
      const phone = newBrowser(kadam);
      const sent = await phone.post(`${VERIFICATION}/send-code`, { ref });
      expect(dataOf(sent)).toMatchObject({ attemptsRemaining: 5 });
      expect(short(await phone.post(`${VERIFICATION}/send-code`, { ref }))).toEqual([200, 'OTP_TOO_SOON']);
      const text = await kadam().smsTo(mobile);
      expect(text).toMatch(/OTP to look at the application that Zenmart has filled in for you/);
      const code = await kadam().codeFor(mobile);
      const type = (otp: string) => phone.post(`${VERIFICATION}/verify-code`, { ref, otp, isTermsAccepted: true });
      for (let left = 4; left >= 1; left -= 1)
        expect((await type(wrong(code))).body).toMatchObject({ success: false, data: { attemptsRemaining: left } });
      expect((await type(wrong(code))).body).toMatchObject({ success: false, data: { attemptsRemaining: 0 } });
      expect((await type(code)).body?.success).toBe(false);
      kadam().clock.advance(31 * MINUTE_MS);
      expect(dataOf(await details(await provedBy(kadam, mobile, ref), ref))).toMatchObject({ state: 'opened' });
    });

    it('expires after 3 days, and its details are deleted', async () => {
      const { mobile, ref } = await filed();
      kadam().clock.advance(3 * DAY_MS);
      const desk = await atDesk(kadam);
      expect((await listed(desk))[0]).toMatchObject({ state: 'expired' });
      const phone = newBrowser(kadam);
      expect(dataOf(await details(phone, ref))).toMatchObject({ state: 'expired', details: null });
      expect(short(await phone.post(`${VERIFICATION}/send-code`, { ref }))).toEqual([200, 'APPLICATION_NOT_ALLOWED']);
      const own = await loggedInBrowser(kadam, mobile);
      expect(short(await submit(own, ref))).toEqual([200, 'APPLICATION_NOT_ALLOWED']);
      expect(short(await decline(own, ref))).toEqual([200, 'APPLICATION_NOT_ALLOWED']);
      await tidy(kadam().server.db, kadam().clock.nowMs());
      expect(await storedOf(mobile)).toEqual([]);
      kadam().clock.advance(27 * DAY_MS);
      expect(short(await details(newBrowser(kadam), ref))).toEqual([404, 404]);
    });

    it('ends one that still waits for the same number and lender, and no other', async () => {
      const { mobile, desk, ref } = await filed();
      const corrected = await filedFor(kadam, desk, mobile, { pincode: '560002' });
      expect(dataOf(await details(newBrowser(kadam), ref))).toMatchObject({ state: 'expired' });
      const phone = await provedBy(kadam, mobile, corrected);
      expect(dataOf(await details(phone, corrected))).toMatchObject({ details: { pincode: '560002' } });
      expect((await storedOf(mobile)).length).toBe(1);
    });

    it('submitted by 2 phones and declined by a third at once is one of both', async () => {
      const { mobile, ref } = await filed();
      const phones = [
        await provedBy(kadam, mobile, ref),
        await provedBy(kadam, mobile, ref),
        await provedBy(kadam, mobile, ref),
      ] as const;
      await Promise.all([submit(phones[0], ref), submit(phones[1], ref), decline(phones[2], ref)]);
      const { db } = kadam().server;
      const at = await db
        .selectFrom('applications')
        .select(['status', 'closed_at_ms'])
        .where('mobile', '=', mobile)
        .execute();
      const filedWithLender = await db
        .selectFrom('application_pages')
        .select('reference')
        .where('mobile', '=', mobile)
        .execute();
      const { state } = dataOf(await details(phones[0], ref));
      expect([at.length, filedWithLender.length, state]).toEqual([1, state === 'declined' ? 0 : 1, state]);
      expect(['submitted', 'declined']).toContain(state);
    });

    it('stores PAN, date of birth and income sealed', async () => {
      const { mobile } = await filed();
      const { db } = kadam().server;
      const rows = await Promise.all([
        db.selectFrom('applications').selectAll().where('mobile', '=', mobile).execute(),
        db.selectFrom('filed_details').selectAll().where('mobile', '=', mobile).execute(),
        db.selectFrom('event_log').selectAll().execute(),
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/ABCDE1234F|1990-08-15|Cauvery/);
      const held = await (await loggedInBrowser(kadam, mobile)).get('/app/customer/held');
      expect(dataOf(held)).toMatchObject({ applications: [{ filed: { maskedPan: 'XXXXXX234F', pincode: '560001' } }] });
      expect(held.text).not.toContain('ABCDE1234F');
    });

    it('is forgotten with its customer: then it can be submitted no more', async () => {
      const { mobile, ref } = await filed();
      const own = await loggedInBrowser(kadam, mobile);
      await own.post('/app/customer/forget', {});
      expect(await storedOf(mobile)).toEqual([]);
      expect(dataOf(await details(newBrowser(kadam), ref))).toMatchObject({ state: 'expired' });
    });
  });

  describe('the desk', () => {
    it('asks no lender about a number: a pre-approved customer is filed like any other, and told when he submits', async () => {
      const { mobile, ref } = await filed('9000000001');
      const phone = await provedBy(kadam, mobile, ref);
      expect(short(await submit(phone, ref))).toEqual([200, 'APPLICATION_NOT_ALLOWED']);
      expect(dataOf(await decline(phone, ref))).toMatchObject({ state: 'declined' });
    });

    it('files with lenders that take applications, for customers from 21, once however often the call is repeated', async () => {
      const desk = await atDesk(kadam);
      const mobile = someApplicant();
      const { lenders } = dataOf(await desk.get('/app/telesales/application-lenders')) as { lenders: Listed[] };
      expect(lenders.map(({ lenderId }) => lenderId)).toContain(FILED_FORM.lenderId);
      const body = { ...FILED_FORM, mobile };
      expect(short(await desk.post(FILE, { ...body, lenderId: '401' }))).toEqual([200, 'APPLICATION_NOT_ALLOWED']);
      const young = await desk.post(FILE, { ...body, dateOfBirth: '2010-01-01' });
      expect([young.status, young.body?.fields?.[0]?.path]).toEqual([400, 'dateOfBirth']);
      const key = { 'idempotency-key': `one-press-${mobile}` };
      const idOf = (reply: Reply) => (dataOf(reply).application as Listed).applicationId;
      expect(await idOf(await desk.post(FILE, body, key))).toBe(await idOf(await desk.post(FILE, body, key)));
    });

    it('has a list for each agent, newest first', async () => {
      const { desk } = await filed();
      kadam().clock.advance(1);
      await filedFor(kadam, desk, someApplicant());
      const [newest, before] = await listed(desk);
      const { applications } = dataOf(
        await desk.get(`/app/telesales/applications?after=${String(newest?.applicationId)}`),
      ) as { applications: Listed[] };
      expect(applications[0]).toEqual(before);
      const other = await atDesk(kadam, { agentId: 'ZM-3071' });
      expect(await listed(other)).toEqual([]);
    });

    it('sends 10 links a day to one number', async () => {
      const mobile = someApplicant();
      const desk = await atDesk(kadam);
      for (let time = 1; time <= 10; time += 1) await filedFor(kadam, desk, mobile);
      expect((await desk.post(FILE, { ...FILED_FORM, mobile })).status).toBe(429);
    });

    it(
      'of which the link cannot be sent has filed nothing: 503',
      async () => {
        const failing = await startTestServer({
          ports: {
            sms: {
              send: () => {
                throw new SmsNotSent('down');
              },
            },
          },
        });
        try {
          const desk = await atDesk(() => failing);
          expect((await desk.post(FILE, { ...FILED_FORM, mobile: someApplicant() })).status).toBe(503);
          expect(await listed(desk)).toEqual([]);
          const { db } = failing.server;
          expect(await db.selectFrom('applications').select('reference').execute()).toEqual([]);
        } finally {
          await failing.close();
        }
      },
      STARTS_WITHIN_MS,
    );
  });
}
