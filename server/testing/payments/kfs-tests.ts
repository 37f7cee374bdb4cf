import { describe, expect, it } from 'vitest';
import type { Kfs } from '../../../shared/api/kfs';
import type { ComparedOffer } from '../../../shared/api/payment-kfs';
import type { EmiPlan } from '../../../shared/api/sales';
import { brand } from '../../../shared/brand';
import { dayText } from '../../../shared/format/day-text';
import { formatPaise } from '../../../shared/format/number';
import { lenderById } from '../../../shared/lenders';
import { monthNames } from '../../../shared/messages/en/grammar';
import { kfsValidUntilMs } from '../../../shared/rules/bank-holidays';
import { dayInIndia, daysBetween } from '../../../shared/rules/india-days';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import { ITS_ANSWER, ITS_LENDER, resetSteps, SMALL_LIMIT } from '../sandbox/reset-steps';
import type { Reply } from '../server/test-server';
import { type Checkout, checkoutSteps, PLAIN_LENDER } from './checkout-steps';
import { pdfAddressIn } from './pdf-address';
import { pdfTexts } from './pdf-texts';

/** A lender without second factor that is no-cost over 3 months. */
const NO_COST_LENDER = '701';

type Issued = { readonly kfsData: Kfs; readonly printUrl: string };
const pathOf = (url: string): string => url.replace('http://localhost:4400', '');
const fileOf = ({ text }: Reply): string => pdfAddressIn(text);
const headingOf = ({ text }: Reply): string | undefined => /<h1>([^<]*)<\/h1>/.exec(text)?.[1];

export function kfsTests(kadam: ServerOf): void {
  const { open, onPhone, fresh, sendStatementLinks } = checkoutSteps(kadam);
  const { begun } = resetSteps(kadam);
  const postForm = (path: string, fields: Readonly<Record<string, string>> = {}) =>
    kadam().request('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  describe('the statement', () => {
    it('is the same however often it is read, and a consent to another one is refused', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const hash = async () =>
        (dataOf(await checkout.get('/app/payment/get-kfs-data')).kfsData as { contentHash: string }).contentHash;
      const first = await hash();
      kadam().clock.advance(1_000);
      expect(await hash()).toBe(first);
      const other = { kfsVersion: '2026-9', contentHash: 'another', isAccepted: true };
      expect((await checkout.post('/app/payment/authorize-kfs', other)).body?.code).toBe('PAYMENT_KFS_CHANGED');
      expect(dataOf(await checkout.agree())).toMatchObject({ consent: { contentHash: first, kfsVersion: '2026-9' } });
      expect(dataOf(await checkout.get('/app/transaction/get-kfs-data'))).toMatchObject({
        consent: { contentHash: first },
      });
    });

    it('in another language is another one with the same figures; the one that was agreed to counts', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const statement = async (headers = {}) =>
        dataOf(await checkout.get('/app/payment/get-kfs-data', headers)).kfsData as Kfs;
      const english = await statement();
      kadam().clock.advance(1_000);
      const hindi = await statement({ 'accept-language': 'hi' });
      expect([english.language, hindi.language]).toEqual(['en', 'hi']);
      expect(hindi.contentHash).not.toBe(english.contentHash);
      const figuresOf = ({ issuedAtMs, aprBps, totalPayablePaise, schedule }: Kfs) => ({
        issuedAtMs,
        aprBps,
        totalPayablePaise,
        schedule,
      });
      expect(figuresOf(hindi)).toEqual(figuresOf(english));
      expect(hindi.coolingOff).toMatch(/^आप इस भुगतान के 3 दिन के अंदर लोन वापस कर सकते हैं।/);
      expect([await statement(), await statement({ 'accept-language': 'hi' })]).toEqual([english, hindi]);
      const { kfsVersion, contentHash } = hindi;
      await checkout.post('/app/payment/authorize-kfs', { kfsVersion, contentHash, isAccepted: true });
      expect(dataOf(await checkout.get('/app/transaction/get-kfs-data'))).toMatchObject({
        kfsData: { language: 'hi', contentHash },
      });
      const consents = await kadam()
        .server.db.selectFrom('kfs_consents')
        .select(['language', 'content_hash'])
        .where('txn_uuid', '=', checkout.txnUuid)
        .execute();
      expect(consents).toEqual([{ language: 'hi', content_hash: contentHash }]);
    });

    it('is a page under a policy without scripts, and a file, for 10 minutes, by its own address alone', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const { kfsData, printUrl } = dataOf(await checkout.get('/app/payment/get-kfs-data')) as Issued;
      const path = pathOf(printUrl);
      const page = await kadam().request('GET', path);
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      expect(page.text).toContain('APR, all costs included');
      expect(page.text).toContain(`+91 90XXXXX001`);
      const file = await kadam().request('GET', fileOf(page));
      expect([file.status, file.headers['content-type'], file.text.slice(0, 8)]).toEqual([
        200,
        'application/pdf',
        '%PDF-1.7',
      ]);
      expect(file.headers).toMatchObject({
        'content-disposition': `attachment; filename="KFS-${kfsData.proposalNumber}-en.pdf"`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect((await kadam().request('GET', fileOf(page))).text).toBe(file.text);
      for (const each of [path, fileOf(page)]) {
        const another = each.replace(/key=(.)/, (_, first) => `key=${first === '_' ? '-' : '_'}`);
        expect((await kadam().request('GET', another)).status).toBe(404);
      }
      kadam().clock.advance(10 * MINUTE_MS);
      for (const each of [path, fileOf(page)]) expect((await kadam().request('GET', each)).status).toBe(404);
    });

    it('names the company that lends and its nodal officer on page and file, with ours as the second contact', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const { kfsData, printUrl } = dataOf(await checkout.get('/app/payment/get-kfs-data')) as Issued;
      const { legalName, registeredOffice, rbiRegistration, nodalOfficer } = lenderById(kfsData.lenderId)?.legal ?? {};
      const named = [legalName, registeredOffice, rbiRegistration, nodalOfficer?.phone, nodalOfficer?.email];
      const page = await kadam().request('GET', pathOf(printUrl));
      const { rawPayload } = await kadam().server.app.inject({ url: fileOf(page) });
      const file = pdfTexts(rawPayload).join('\n');
      for (const text of [...named, brand.supportEmail]) {
        expect(page.text).toContain(text);
        expect(file).toContain(text);
      }
      expect(kfsData.grievanceOfficer).toMatchObject({ phone: nodalOfficer?.phone, email: nodalOfficer?.email });
      expect(kfsData.providerOfficer).toMatchObject({ phone: brand.supportPhone, email: brand.supportEmail });
    });

    it('that was agreed to and paid by asks for an OTP to its number once its time is over, and opens for it alone', async () => {
      const mobile = fresh('9000000001');
      await sendStatementLinks();
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const other = dataOf(await checkout.get('/app/payment/get-kfs-data', { 'accept-language': 'hi' })) as Issued;
      await checkout.agree();
      const { completion } = dataOf(await checkout.confirm(mobile)) as { completion: { statementUrl: string } };
      const path = pathOf(completion.statementUrl).replace(/\?.*/, '');
      expect(headingOf(await kadam().request('GET', pathOf(completion.statementUrl)))).toBe('Key Facts Statement');
      await sendStatementLinks();
      // The address without a key opens nothing.
      expect(await kadam().smsTo(mobile)).toMatch(new RegExp(`: http://localhost:4400${path} - Kadam$`));
      kadam().clock.advance(30 * 24 * 60 * MINUTE_MS);
      expect(await kadam().server.work.messages()).toBe(0);
      const asked = await kadam().request('GET', pathOf(completion.statementUrl));
      expect([asked.status, headingOf(asked)]).toEqual([200, 'Open your Key Facts Statement']);
      expect(asked.text).toContain('+91 90XXXXX001');
      expect(asked.text).not.toMatch(new RegExp(`${mobile}|₹`));
      // A statement without consent does not stay open.
      expect((await kadam().request('GET', pathOf(other.printUrl).replace(/\?.*/, ''))).status).toBe(404);

      const sent = await postForm(`${path}/code`);
      const holder = /name="asked" value="([\w-]{22})"/.exec(sent.text)?.[1] ?? '';
      const code = await kadam().codeFor(mobile);
      const wrong = code === '00000' ? '11111' : '00000';
      expect((await postForm(`${path}/open`, { asked: holder, code: wrong })).text).toContain('You have 4 more tries.');
      // A code belongs to its requester.
      const unauthorised = await postForm(`${path}/open`, { asked: 'a'.repeat(22), code });
      expect(unauthorised.text).toContain('That OTP can no longer be used.');
      expect((await postForm(`${path}/code`, { asked: holder })).text).toContain('An OTP was sent a moment ago.');
      const opened = await postForm(`${path}/open`, { asked: holder, code });
      expect([opened.status, opened.headers['referrer-policy']]).toEqual([303, 'no-referrer']);
      const page = await kadam().request('GET', String(opened.headers.location));
      expect([page.status, headingOf(page)]).toEqual([200, 'Key Facts Statement']);
      expect((await postForm(`${path}/open`, { asked: holder, code })).text).toContain('can no longer be used');
      expect(kadam().logs()).not.toContain(String(opened.headers.location).split('key=')[1]);
    });

    it('can be checked by number and fingerprint, which tells its lender and its day alone', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const { kfsData } = dataOf(await checkout.get('/app/payment/get-kfs-data')) as Issued;
      const answerOf = ({ text }: Reply): string =>
        /<section[^>]*aria-labelledby="answer"[^>]*>.*?<\/section>/.exec(text)?.[0] ?? '';
      const check = (proposal: string, fingerprint: string) =>
        kadam().request('GET', `/kfs/verify?${new URLSearchParams({ proposal, fingerprint })}`);
      const found = await check(kfsData.proposalNumber, ` ${kfsData.contentHash}`);
      expect([found.status, headingOf(found)]).toEqual([200, 'Is this Key Facts Statement genuine?']);
      expect(answerOf(found)).toMatch(/>Genuine</);
      expect(answerOf(found)).toContain(kfsData.lenderName);
      expect(found.text).not.toMatch(/XXXXX|₹|Zenmart/);
      for (const other of [await check('KD-1', kfsData.contentHash), await check(kfsData.proposalNumber, 'x')])
        expect(answerOf(other)).toMatch(/>Unknown</);
      expect(answerOf(await kadam().request('GET', '/kfs/verify'))).toBe('');
    });

    it('says to the paisa what the plan said before it and the receipt after it, and the printed page the same', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const { emiPlan } = await checkout.details();
      const { kfsData, printUrl } = dataOf(await checkout.get('/app/payment/get-kfs-data')) as Issued;
      await checkout.agree();
      const { completion } = dataOf(await checkout.confirm(mobile)) as { completion: { emiPlan: EmiPlan } };
      expect(completion.emiPlan).toEqual(emiPlan);
      expect(completion.emiPlan.cost).toEqual({
        discountPaise: kfsData.discountPaise,
        interestPaise: kfsData.totalInterestPaise,
        gstOnInterestPaise: kfsData.totalGstOnInterestPaise,
        feesPaise: kfsData.totalFeesPaise,
        totalPayablePaise: kfsData.totalPayablePaise,
        aprBps: kfsData.aprBps,
      });
      const page = await kadam().request('GET', pathOf(printUrl));
      expect(page.text).toContain(formatPaise(kfsData.totalPayablePaise));
      const days = kfsData.schedule.map(({ dueOn }) => dayText(dueOn, monthNames));
      for (const shown of [...days, `${(kfsData.aprBps / 100).toFixed(2)}%`]) expect(page.text).toContain(shown);
      expect(page.text.match(/\b\d{4}-\d\d-\d\d\b/g)).toBeNull();
      expect(page.text).toContain('<th scope="col">Interest + fee</th>');
    });

    it('of a no-cost plan lends less than the price, and the lender’s OTP names the price as what is paid, not as a loan', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose(NO_COST_LENDER, 3);
      const { kfsData } = dataOf(await checkout.get('/app/payment/get-kfs-data')) as { kfsData: Kfs };
      expect(kfsData.loanAmountPaise).toBeLessThan(kfsData.purchaseAmountPaise);
      await checkout.agree();
      expect(await kadam().smsTo(mobile)).toContain(
        `is your OTP to pay ₹20,000 to Zenmart with EMI from ${kfsData.lenderName}.`,
      );
    });

    it('can be calculated before anything is reserved', async () => {
      const checkout = await open();
      const asked = { lenderId: PLAIN_LENDER, emiPlanId: `${PLAIN_LENDER}-6` };
      const { kfsData } = dataOf(await checkout.post('/app/transaction/calculate-kfs-data', asked));
      expect(kfsData).toMatchObject({ purchaseAmountPaise: 2_000_000, maskedMobile: null });
      expect(await checkout.details()).toMatchObject({ kfsConsent: null, lenderId: null });
    });

    it('of two plans, to compare them, is what each is calculated as alone, with the figures of its charges', async () => {
      const checkout = await open();
      const plans = {
        first: { lenderId: NO_COST_LENDER, emiPlanId: `${NO_COST_LENDER}-6` },
        second: { lenderId: PLAIN_LENDER, emiPlanId: `${PLAIN_LENDER}-6` },
      };
      const compared = dataOf(await checkout.post('/app/transaction/compare-offers', plans)) as Record<
        keyof typeof plans,
        ComparedOffer
      >;
      for (const each of ['first', 'second'] as const) {
        const { kfsData, charges } = compared[each];
        const alone = dataOf(await checkout.post('/app/transaction/calculate-kfs-data', plans[each]));
        expect(kfsData).toEqual(alone.kfsData);
        const [late, early, bounce] = kfsData.contingentCharges.map(({ charge }) => charge);
        expect(late).toContain(`${charges.lateBps / 100}%`);
        expect(early).toContain(`${charges.earlyBps / 100}%`);
        expect(bounce).toContain(`₹${charges.bouncePaise / 100} `);
      }
      expect(await checkout.details()).toMatchObject({ kfsConsent: null, lenderId: null });
    });

    it('is compared of two plans that the lenders have: one alone, or one that is not, is refused', async () => {
      const checkout = await open();
      const first = { lenderId: PLAIN_LENDER, emiPlanId: `${PLAIN_LENDER}-6` };
      for (const plans of [{ first }, { first, second: { ...first, emiPlanId: `${PLAIN_LENDER}-7` } }])
        expect((await checkout.post('/app/transaction/compare-offers', plans)).status).toBe(400);
    });

    it('of another day is issued again and agreed to again: 69 h later it has the interest of the days that are lent alone', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open({ amount: 40_000, items: [{ name: 'Phone', quantity: 1, amountPaise: 4_000_000 }] });
      await checkout.verify(mobile);
      await checkout.choose();
      const statement = async (of: Checkout) => dataOf(await of.get('/app/payment/get-kfs-data')).kfsData as Kfs;
      const first = await statement(checkout);
      expect(first.validUntilMs).toBe(kfsValidUntilMs(dayInIndia(kadam().clock.nowMs())));
      expect(await checkout.details()).toMatchObject({ expiresAtMs: first.validUntilMs });
      await checkout.agree();
      kadam().clock.advance(69 * 60 * MINUTE_MS);
      const later = await onPhone(checkout);
      await later.verify(mobile);
      expect((await later.post('/app/payment/confirm', { otp: '12345' })).body?.code).toBe('PAYMENT_KFS_CHANGED');
      expect(await later.details()).toMatchObject({ step: 'KFS_CONSENT' });
      const again = await statement(later);
      const today = dayInIndia(kadam().clock.nowMs());
      const days = daysBetween(today, first.firstEmiOn);
      expect(again).toMatchObject({
        disbursedOn: today,
        firstPeriodDays: days,
        firstEmiOn: first.firstEmiOn,
        lastEmiOn: first.lastEmiOn,
        validUntilMs: first.validUntilMs,
        annualRateBps: first.annualRateBps,
        totalFeesPaise: first.totalFeesPaise,
        contingentCharges: first.contingentCharges,
      });
      const interestPaise = Math.round((4_000_000 * first.annualRateBps * days) / 3_650_000);
      expect(again.schedule[0]?.interestPaise).toBe(interestPaise);
      expect(first.schedule[0]?.interestPaise).toBeGreaterThan(interestPaise);
      // The consent of the first day is no longer valid.
      const { kfsVersion, contentHash } = first;
      const old = { kfsVersion, contentHash, isAccepted: true };
      expect((await later.post('/app/payment/authorize-kfs', old)).body?.code).toBe('PAYMENT_KFS_CHANGED');
      expect(dataOf(await later.agree())).toMatchObject({ step: 'LENDER_OTP' });
      expect(dataOf(await later.confirm(mobile))).toMatchObject({ status: 'COMPLETE' });
      const row = await kadam()
        .server.db.selectFrom('instalments')
        .selectAll()
        .where('txn_uuid', '=', checkout.txnUuid)
        .where('number', '=', 1)
        .executeTakeFirstOrThrow();
      expect([row.due_on, row.interest_paise]).toEqual([first.firstEmiOn, interestPaise]);
    });

    it('that the lender pays by on the next day, on its own page, costs the interest of the days that are lent', async () => {
      const mobile = fresh('9000000007');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const kfs = dataOf(await checkout.get('/app/payment/get-kfs-data')).kfsData as Kfs;
      const { lenderRedirectUrl } = dataOf(await checkout.agree());
      kadam().clock.advance(24 * 60 * MINUTE_MS);
      await postForm(`${pathOf(String(lenderRedirectUrl))}/approve`);
      const later = await onPhone(checkout);
      await later.verify(mobile);
      expect(dataOf(await later.post('/app/transaction/confirm'))).toMatchObject({ status: 'COMPLETE' });
      const days = daysBetween(dayInIndia(kadam().clock.nowMs()), kfs.firstEmiOn);
      const row = await kadam()
        .server.db.selectFrom('instalments')
        .selectAll()
        .where('txn_uuid', '=', checkout.txnUuid)
        .where('number', '=', 1)
        .executeTakeFirstOrThrow();
      expect(row.interest_paise).toBe(Math.round((kfs.loanAmountPaise * kfs.annualRateBps * days) / 3_650_000));
      expect(row.interest_paise).toBeLessThan(kfs.schedule[0]?.interestPaise ?? 0);
    });

    it('of an order that its number has left for 30 minutes keeps the order open, and no credit from the next one', async () => {
      const mobile = await begun(SMALL_LIMIT);
      const order = { amount: 50_000, items: [{ name: 'Phone', quantity: 1, amountPaise: 5_000_000 }] };
      const left = await open(order);
      await left.verify(mobile);
      await left.choose(ITS_LENDER);
      expect(dataOf(await left.post('/app/payment/authorize', { aivfValue: ITS_ANSWER })).step).toBe('KFS_CONSENT');
      const { kfsData } = dataOf(await left.get('/app/payment/get-kfs-data')) as Issued;
      kadam().clock.advance(31 * MINUTE_MS);
      const next = await open(order);
      await next.verify(mobile);
      expect((await next.choose(ITS_LENDER)).body).toMatchObject({ success: true });
      await kadam().server.work.sweep();
      const stands = await kadam()
        .server.db.selectFrom('transactions')
        .select(['is_open', 'credit', 'step', 'expires_at_ms'])
        .where('txn_uuid', '=', left.txnUuid)
        .executeTakeFirstOrThrow();
      expect(stands).toEqual({
        is_open: true,
        credit: 'none',
        step: 'EMI_PLAN_SELECTION',
        expires_at_ms: kfsData.validUntilMs,
      });
      await begun(mobile);
    });

    it('agreed to for one lender is no longer the one of the payment once lender 1703, which shows its own, is chosen', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const { consent } = dataOf(await checkout.agree());
      expect(dataOf(await checkout.get('/app/transaction/get-kfs-data'))).toMatchObject({ consent });
      expect(dataOf(await checkout.choose('1703'))).toMatchObject({ step: 'LENDER_OTP', kfsEnabled: false });
      expect(dataOf(await checkout.get('/app/transaction/get-kfs-data'))).toMatchObject({
        kfsData: null,
        consent: null,
        printUrl: null,
      });
      expect(await checkout.details()).toMatchObject({ kfsConsent: null, lenderId: '1703' });
    });

    // @req TXN-017
    it('of a lender that shows its own is on the lender’s page, is agreed to there, and is stored with the loan', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      const chosen = dataOf(await checkout.choose('1703'));
      expect(chosen).toMatchObject({ step: 'LENDER_OTP', kfsEnabled: false });
      const path = pathOf(String(chosen.lenderRedirectUrl));
      const page = await kadam().request('GET', path);
      for (const text of [
        'Key Facts Statement',
        'APR, all costs included',
        '2% a month of the overdue EMI',
        'Interest + fee',
      ])
        expect(page.text).toContain(text);
      const statement = /name="statement" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
      const without = await postForm(`${path}/approve`);
      expect([without.status, without.headers.location]).toEqual([303, path]);
      expect(dataOf(await checkout.post('/app/transaction/confirm'))).toMatchObject({ status: 'INITIATED' });
      await postForm(`${path}/approve`, { isAgreed: 'yes', statement });
      expect(dataOf(await checkout.post('/app/transaction/confirm'))).toMatchObject({ status: 'COMPLETE' });
      expect(dataOf(await checkout.get('/app/transaction/get-kfs-data'))).toMatchObject({
        kfsData: { lenderId: '1703', contentHash: statement },
        consent: { contentHash: statement },
      });
      const loan = await kadam()
        .server.db.selectFrom('loans')
        .select(['apr_bps', 'penal_by'])
        .where('txn_uuid', '=', checkout.txnUuid)
        .executeTakeFirstOrThrow();
      expect(loan.apr_bps).toBeGreaterThan(1450);
      expect(loan.penal_by).toBe('DAY');
    });
  });
}
