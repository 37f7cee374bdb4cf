import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Consent } from '../../../shared/api/consents';
import type { ResponseOf } from '../../../shared/api/endpoint';
import type { heldData } from '../../../shared/api/personal-data';
import { TERMS_UPDATED_ON } from '../../../shared/legal/terms-updated';
import { lenders } from '../../../shared/lenders';
import { DAY_MS } from '../../../shared/rules/duration';
import { LenderUnavailable } from '../../lenders/lender-gateway';
import { identity } from '../../testing/account/application-form';
import { approvedApplication, loggedInFrame, someApplicant } from '../../testing/account/customer-application-tests';
import { disputeSteps } from '../../testing/account/dispute-steps';
import { approvedMobiles } from '../../testing/account/shopper';
import { checkoutSteps, PLAIN_LENDER } from '../../testing/payments/checkout-steps';
import { dataOf, MINUTE_MS, salesSteps, someMobile } from '../../testing/sales/sales-steps';
import { asInProduction } from '../../testing/server/limits';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { type Browser, MAIN_HOST, newBrowser } from '../../testing/site/site-steps';

const HDFC = '401';
type PersonalData = ResponseOf<typeof heldData>;

let kadam: TestServer;
/** Lenders that do not answer. */
const silent = new Set<string>();
beforeAll(async () => {
  kadam = await startTestServer({
    ports: {
      lenders: (own) => ({
        ...own,
        standing: (lenderId, mobile, signal) => {
          if (silent.has(lenderId)) throw new LenderUnavailable('silent');
          return own.standing(lenderId, mobile, signal);
        },
      }),
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const steps = checkoutSteps(() => kadam);
const later = (): void => kadam.clock.advance(31 * MINUTE_MS);
async function loggedIn(mobile: string): Promise<Browser> {
  later();
  const browser = newBrowser(() => kadam);
  await browser.login(mobile);
  return browser;
}
const agreedBy = async (browser: Browser): Promise<Consent[]> =>
  dataOf(await browser.get('/app/consents')).consents as Consent[];
const inShort = (consents: readonly Consent[]) => consents.map(({ kind, state, place }) => [kind, state, place]);
const of = (consents: readonly Consent[], kind: Consent['kind']) => consents.find((each) => each.kind === kind);
const withdraw = (browser: Browser, consentId?: string): Promise<Reply> =>
  browser.post('/app/consents/withdraw', { consentId });
const textOf = async (browser: Browser, consentId?: string) =>
  dataOf(await browser.get(`/app/consents/text?consentId=${consentId}`)) as { text: string; printUrl: string };

let payers = 0;
/** A new number after a complete payment, and a browser that has logged in with it. */
async function payer(): Promise<{ mobile: string; browser: Browser }> {
  payers += 1;
  const mobile = approvedMobiles(payers).at(-1) ?? '';
  later();
  const paid = await steps.untilRefused(await steps.open(), mobile);
  expect(paid.text).toContain('COMPLETE');
  return { mobile, browser: await loggedIn(mobile) };
}

describe('the ledger of consents', () => {
  it('has the terms once regardless of the number of logins, and their text as displayed, by its hash', async () => {
    const mobile = someMobile();
    await loggedIn(mobile);
    const browser = await loggedIn(mobile);
    const [terms, ...others] = await agreedBy(browser);
    expect(others).toEqual([]);
    expect(terms).toMatchObject({
      kind: 'TERMS',
      state: 'NEEDED',
      place: 'SITE',
      version: TERMS_UPDATED_ON,
      language: 'en',
      merchantName: null,
      withdrawnAtMs: null,
    });
    const { text } = await textOf(browser, terms?.consentId);
    expect(text).toContain('We write to you by SMS, and on WhatsApp if the box for it is ticked');
    expect(createHash('sha256').update(text).digest('hex')).toBe(terms?.textHash);
  });

  it('has what a payment asks for: terms, WhatsApp and the statement, which opens as it was agreed to', async () => {
    const { browser } = await payer();
    const agreed = await agreedBy(browser);
    expect(inShort(agreed).sort()).toEqual([
      ['KFS', 'CONTRACT', 'CHECKOUT'],
      ['TERMS', 'NEEDED', 'CHECKOUT'],
      ['WHATSAPP', 'STANDING', 'CHECKOUT'],
    ]);
    const [kfs, whatsapp] = [of(agreed, 'KFS'), of(agreed, 'WHATSAPP')];
    expect(kfs).toMatchObject({ merchantName: 'Zenmart', orderId: expect.stringMatching(/^ZM-/) });
    expect(kfs?.lenderName).toBeTruthy();
    const { text, printUrl } = await textOf(browser, kfs?.consentId);
    expect(text).toBeNull();
    const page = await kadam.request('GET', printUrl.replace(/^https?:\/\/[^/]+/, ''));
    expect([page.status, page.text.includes(kfs?.textHash.slice(0, 8) ?? '-')]).toEqual([200, true]);
    expect(await textOf(browser, whatsapp?.consentId)).toEqual({
      text: 'Send me updates of this payment on WhatsApp',
      printUrl: null,
    });
  });

  it('has the share code of a till and an application, each used at once, in the words that stood there', async () => {
    const mobile = someApplicant();
    later();
    await salesSteps(() => kadam).verified(mobile);
    const frame = await loggedInFrame(() => kadam, mobile);
    const form = { lenderId: '1', userName: 'Asha Rao', email: '', ...identity };
    await frame.post('/app/ntbpq/initiate-application', form);
    const browser = await loggedIn(mobile);
    const agreed = await agreedBy(browser);
    expect(inShort(agreed)).toEqual([
      ['APPLICATION', 'USED', 'WIDGET'],
      ['TERMS', 'NEEDED', 'WIDGET'],
      ['SHARE_CODE', 'USED', 'TILL'],
    ]);
    const [application, , shareCode] = agreed;
    expect((await textOf(browser, application?.consentId)).text).toContain(
      'checks them and my credit report with a credit bureau',
    );
    const { text } = await textOf(browser, shareCode?.consentId);
    expect(text).toContain('Read it out only if you agree that Zenmart');
    expect(text).not.toMatch(/\d{5}/);
  });

  it('withdraws WhatsApp by a new row, once; a needed consent is 400; a renewed one is a new consent', async () => {
    const { mobile, browser } = await payer();
    const agreed = await agreedBy(browser);
    const [kfs, whatsapp, terms] = [of(agreed, 'KFS'), of(agreed, 'WHATSAPP'), of(agreed, 'TERMS')];
    const rows = async () =>
      Number(
        (
          await kadam.server.db
            .selectFrom('consents')
            .select(({ fn }) => fn.countAll().as('n'))
            .where('mobile', '=', mobile)
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await rows();
    for (let time = 0; time < 2; time += 1) {
      const { consents } = dataOf(await withdraw(browser, whatsapp?.consentId)) as { consents: Consent[] };
      expect(of(consents, 'WHATSAPP')).toMatchObject({ state: 'WITHDRAWN', withdrawnAtMs: kadam.clock.nowMs() });
    }
    expect(await rows()).toBe(before + 1);
    for (const needed of [kfs, terms]) {
      const refused = await withdraw(browser, needed?.consentId);
      expect([refused.status, refused.body?.fields?.[0]?.path]).toEqual([400, 'consentId']);
    }
    expect(dataOf(await browser.get('/app/customer'))).toMatchObject({ isWhatsappAllowed: false });
    for (const isWhatsappAllowed of [true, true, false, true])
      expect(dataOf(await browser.post('/app/customer/change', { isWhatsappAllowed }))).toMatchObject({
        isWhatsappAllowed,
      });
    expect(inShort(await agreedBy(browser)).filter(([kind]) => kind === 'WHATSAPP')).toEqual([
      ['WHATSAPP', 'STANDING', 'SITE'],
      ['WHATSAPP', 'WITHDRAWN', 'SITE'],
      ['WHATSAPP', 'WITHDRAWN', 'CHECKOUT'],
    ]);
  });

  it('another number’s is 404 with the body of one that does not exist, and a guest is 401', async () => {
    const owner = await loggedIn(someMobile());
    const other = newBrowser(() => kadam);
    await other.login(someMobile());
    const [own] = await agreedBy(owner);
    const body = ({ status, text }: Reply) => [status, text.replace(/"requestId":"[^"]+"/, '')];
    for (const asked of [
      (id?: string) => other.get(`/app/consents/text?consentId=${id}`),
      (id?: string) => withdraw(other, id),
    ]) {
      const others = await asked(own?.consentId);
      expect(others.status).toBe(404);
      expect(body(others)).toEqual(body(await asked('999999999')));
    }
    expect(inShort(await agreedBy(owner))).toEqual([['TERMS', 'NEEDED', 'SITE']]);
    const guest = newBrowser(() => kadam);
    for (const path of ['consents', 'consents/text?consentId=1', 'customer', 'customer/held', 'credit-line/limits'])
      expect([path, (await guest.get(`/app/${path}`)).status]).toEqual([path, 401]);
    for (const path of ['customer/change', 'customer/forget', 'credit-line/check-limit'])
      expect([
        path,
        (await guest.post(`/app/${path}`, path.endsWith('limit') ? { lenderId: HDFC } : {})).status,
      ]).toEqual([path, 401]);
  });

  it('at a lender’s host, like the stored data, names no other lender: 404 for a consent to one', async () => {
    const { mobile, browser } = await payer();
    await browser.post('/app/registration/initiate', { lenderId: HDFC });
    const kfs = of(await agreedBy(browser), 'KFS');
    await kadam.server.db.updateTable('transactions').set({ lender_id: HDFC }).where('mobile', '=', mobile).execute();
    for (const { name, subDomainName, lenderId } of lenders.filter((lender) => lender.subDomainName !== null)) {
      later();
      const there = newBrowser(() => kadam, `${subDomainName}.localhost:4400`);
      await there.login(mobile);
      const held = dataOf(await there.get('/app/customer/held')) as unknown as PersonalData;
      const all = [held.orders, held.accounts, held.registrations, held.applications, held.consents];
      const named = all.flatMap((rows) => rows.map(({ lenderName }) => lenderName)).filter((each) => each !== null);
      const own = lenderId === HDFC ? 1 : 0;
      expect([name, held.orders.length, held.registrations.length]).toEqual([name, own, own]);
      expect([name, new Set(named)]).toEqual([name, new Set(own === 1 ? [name] : [])]);
      const consents = await agreedBy(there);
      expect([name, of(consents, 'KFS')]).toEqual([name, undefined]);
      expect(dataOf(await there.get('/app/customer'))).toMatchObject({ consents: consents.length });
      const asked = [
        await there.get(`/app/consents/text?consentId=${kfs?.consentId}`),
        await withdraw(there, kfs?.consentId),
      ];
      expect([name, ...asked.map(({ status }) => status)]).toEqual([name, 404, 404]);
    }
  });

  it('only grows: neither rows nor words can be changed, deleted or emptied', async () => {
    const { db } = kadam.server;
    for (const statement of [
      sql`update consents set action = 'WITHDRAWN'`,
      sql`delete from consents`,
      sql`truncate consents`,
      sql`update consent_texts set body = ''`,
      sql`delete from consent_texts`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('only grows');
  });
});

describe('what a customer has told us', () => {
  it('is changed field by field, and taken away by an empty one', async () => {
    const browser = await loggedIn(someMobile());
    const change = async (asked: object) => dataOf(await browser.post('/app/customer/change', asked));
    expect(dataOf(await browser.get('/app/customer'))).toMatchObject({
      name: null,
      email: null,
      language: null,
      isWhatsappAllowed: false,
      activeVouchers: 0,
      consents: 1,
    });
    await change({ name: 'आशा Rao', email: 'asha@mail.example' });
    expect(await change({ language: 'hi' })).toMatchObject({
      name: 'आशा Rao',
      email: 'asha@mail.example',
      language: 'hi',
    });
    expect(await change({ email: '' })).toMatchObject({ name: 'आशा Rao', email: null, language: 'hi' });
    for (const wrong of [{ name: 'A1' }, { email: 'asha@' }, { language: 'fr' }, { mobile: '9876543210' }])
      expect((await browser.post('/app/customer/change', wrong)).status).toBe(400);
  });

  it('is all in one answer, with orders, consents and tickets, and without anything of another', async () => {
    const { mobile, browser } = await payer();
    await browser.post('/app/customer/change', { name: 'Asha Rao' });
    await browser.post('/app/feedback', { rating: 5, message: 'Quick', mobile });
    const held = dataOf(await browser.get('/app/customer/held'));
    expect(held).toMatchObject({
      mobile,
      name: 'Asha Rao',
      orders: [{ merchantName: 'Zenmart', amountRupees: 20_000, status: 'COMPLETE' }],
      feedback: [{ rating: 5, message: 'Quick' }],
      applications: [],
      tickets: [],
    });
    expect((held.consents as unknown[]).length).toBe(3);
    const other = await loggedIn(someMobile());
    expect(dataOf(await other.get('/app/customer/held'))).toMatchObject({ name: null, orders: [], feedback: [] });
  });

  it('has each loan with what falls due, what was paid and given back; accounts, activations and tickets with their files', async () => {
    const mobile = approvedMobiles(40).at(-1) ?? '';
    const { bought, uploaded, create } = disputeSteps(() => kadam);
    const txnUuid = await bought(mobile);
    await steps.merchant.call('POST', '/app/pg/refund', { refundId: 'held-1', txnUuid, amount: 2_000 });
    const browser = await loggedIn(mobile);
    await browser.post('/app/registration/initiate', { lenderId: HDFC });
    const fileId = await uploaded(browser);
    await create(browser, {
      topic: 'DEBIT',
      txnUuid,
      message: 'Debited twice.',
      email: 'a@mail.example',
      fileIds: [fileId],
    });
    const held = dataOf(await browser.get('/app/customer/held')) as unknown as PersonalData;
    const [order] = held.orders;
    const { instalments, repayments } = order?.loan ?? { instalments: [], repayments: null };
    expect(order).toMatchObject({
      loan: { status: 'ACTIVE', loanPaise: 1_000_000, endedAtMs: null },
      refunds: [{ refundId: 'held-1', amountPaise: 200_000, status: 'DONE', loanPaise: 200_000 }],
    });
    expect(repayments).toEqual([]);
    expect(instalments.map(({ number, state }) => [number, state]).slice(0, 2)).toEqual([
      [1, 'NEXT'],
      [2, 'UPCOMING'],
    ]);
    expect(instalments.reduce((sum, { principalPaise }) => sum + principalPaise, 0)).toBe(800_000);
    expect(held.accounts).toEqual([
      { lenderName: order?.lenderName, account: order?.account, linkedAtMs: expect.any(Number) },
    ]);
    expect(held.registrations).toMatchObject([{ lenderName: 'HDFC Bank', status: 'STARTED', endedAtMs: null }]);
    expect(held.disputes).toMatchObject([
      {
        topic: 'DEBIT',
        status: 'RECEIVED',
        orderId: order?.orderId,
        email: 'a@mail.example',
        closedAtMs: null,
        thread: [
          { kind: 'SHOPPER', text: 'Debited twice.', files: [{ fileId, name: 'statement.png', kind: 'png' }] },
          {},
        ],
      },
    ]);
    expect(dataOf(await browser.get('/app/customer'))).toMatchObject({
      linkedAccounts: [{ lenderName: order?.lenderName, account: order?.account }],
      openTickets: 1,
      sessions: 1,
      nextVoucher: null,
    });
    const other = dataOf(await (await loggedIn(someMobile())).get('/app/customer/held'));
    expect(other).toMatchObject({ orders: [], accounts: [], registrations: [], disputes: [] });
  });

  it('has the questions to support and counts the sessions of its own number alone, while another is logged in', async () => {
    const asked = async (message: string): Promise<string> => {
      const mobile = someApplicant();
      const frame = await loggedInFrame(() => kadam, mobile);
      const applicationId = await approvedApplication(frame);
      await frame.post('/app/ntbpq/create-ticket', { applicationId, topic: 'STATUS', message });
      return mobile;
    };
    const [mine, theirs] = [await asked('When do I hear?'), await asked('Which papers?')];
    const browser = await loggedIn(mine);
    const other = newBrowser(() => kadam);
    await other.login(theirs);
    for (const [each, message] of [
      [browser, 'When do I hear?'],
      [other, 'Which papers?'],
    ] as const) {
      const { sessions, applications, tickets } = dataOf(
        await each.get('/app/customer/held'),
      ) as unknown as PersonalData;
      expect(tickets).toMatchObject([{ message, status: 'OPEN' }]);
      expect([sessions, applications.length]).toEqual([1, 1]);
    }
  });

  it('lists at a lender’s host only the account that this lender debits; elsewhere the last linked one first', async () => {
    const mobile = someMobile();
    const linked = { mobile, masked_account: 'XX0917', linked_at_ms: 1 };
    await kadam.server.db
      .insertInto('linked_accounts')
      .values([
        { ...linked, lender_id: '701' },
        { ...linked, lender_id: HDFC, masked_account: 'XX4410', linked_at_ms: 2 },
      ])
      .execute();
    const accountsAt = async (host: string) => {
      later();
      const browser = newBrowser(() => kadam, host);
      await browser.login(mobile);
      const { linkedAccounts } = dataOf(await browser.get('/app/customer')) as {
        linkedAccounts: { account: string }[];
      };
      return linkedAccounts.map(({ account }) => account);
    };
    expect(await accountsAt(MAIN_HOST)).toEqual(['XX4410', 'XX0917']);
    expect(await accountsAt(`baroda.${MAIN_HOST}`)).toEqual(['XX0917']);
    expect(await accountsAt(`axis.${MAIN_HOST}`)).toEqual([]);
  });

  it('its voucher is shown at the host of its lender and on the main site, not at another lender’s host', async () => {
    const { mobile } = await payer();
    const nowMs = kadam.clock.nowMs();
    await sql`
      insert into voucher_grants
        (txn_uuid, mobile, merchant_key, handle, language, order_id, granted_at_ms, link_sent_at_ms, attempts)
      select txn_uuid, mobile, merchant_key, 'zenmart', 'en', order_id, ${nowMs}, ${nowMs}, 0
      from transactions where mobile = ${mobile} limit 1`.execute(kadam.server.db);
    await kadam.server.db.updateTable('transactions').set({ lender_id: HDFC }).where('mobile', '=', mobile).execute();
    const other = lenders.find(({ lenderId, subDomainName }) => subDomainName !== null && lenderId !== HDFC);
    for (const [host, count] of [
      [MAIN_HOST, 1],
      [`hdfc.${MAIN_HOST}`, 1],
      [`${other?.subDomainName}.${MAIN_HOST}`, 0],
    ] as const) {
      later();
      const browser = newBrowser(() => kadam, host);
      await browser.login(mobile);
      const profile = dataOf(await browser.get('/app/customer'));
      const { vouchers } = dataOf(await browser.get('/txn/getVoucherDetails')) as { vouchers: readonly unknown[] };
      expect([host, profile.activeVouchers, profile.nextVoucher !== null, vouchers.length]).toEqual([
        host,
        count,
        count > 0,
        count,
      ]);
    }
  });

  it('its vouchers all, where the pages of vouchers show the newest 20', async () => {
    const { mobile, browser } = await payer();
    await sql`
      with bought as (select * from transactions where mobile = ${mobile} limit 1),
      others as (
        insert into transactions
        select (jsonb_populate_record(null::transactions, to_jsonb(bought) || jsonb_build_object(
          'txn_uuid', txn_uuid || n, 'txn_id', txn_id || n, 'token_hash', token_hash || n,
          'reference_hash', reference_hash || n, 'order_id', order_id || n, 'mobile', ${someMobile()}::text))).*
        from bought, generate_series(1, 21) n
        returning txn_uuid, order_id, merchant_key
      )
      insert into voucher_grants
        (txn_uuid, mobile, merchant_key, handle, language, order_id, granted_at_ms, attempts)
      select txn_uuid, ${mobile}, merchant_key, 'zenmart', 'en', order_id,
        (row_number() over (order by order_id)) * ${31 * DAY_MS}::bigint, 0
      from others`.execute(kadam.server.db);
    const held = dataOf(await browser.get('/app/customer/held')) as unknown as PersonalData;
    const shown = dataOf(await browser.get('/txn/getVoucherDetails')) as { vouchers: readonly unknown[] };
    expect([held.vouchers.length, shown.vouchers.length]).toEqual([21, 20]);
  });

  it('is deleted as far as nothing needs it: the loan and the ledger stay, WhatsApp is taken back, all are logged out', async () => {
    const { mobile, browser } = await payer();
    const phone = await loggedIn(mobile);
    await phone.post('/app/customer/change', { name: 'Asha Rao', email: 'asha@mail.example' });
    await phone.post('/app/feedback', { rating: 2, message: 'Slow', mobile });
    expect(dataOf(await phone.post('/app/customer/forget'))).toEqual({
      kept: { orders: 1, applications: 0, consents: 3 },
    });
    expect((await phone.get('/app/customer')).status).toBe(401);
    expect((await browser.get('/app/customer')).status).toBe(401);
    const again = await loggedIn(mobile);
    expect(dataOf(await again.get('/app/customer/held'))).toMatchObject({
      name: null,
      email: null,
      isWhatsappAllowed: false,
      feedback: [],
      orders: [{ merchantName: 'Zenmart' }],
    });
  });
});

describe('what can still be used', () => {
  it('is listed by lender, the largest first; the used part is the rest of the line', async () => {
    const { browser } = await payer();
    const { limits } = dataOf(await browser.get('/app/credit-line/limits')) as {
      limits: { lenderId: string; standing: string; availableLimit: number; wholeLimit: number }[];
    };
    const available = limits.map(({ availableLimit }) => availableLimit);
    expect(available).toEqual([...available].sort((one, other) => other - one));
    const used = limits.find(({ lenderId }) => lenderId === PLAIN_LENDER);
    expect([used?.standing, (used?.wholeLimit ?? 0) - (used?.availableLimit ?? 0)]).toEqual(['ACTIVE', 20_000]);
    expect(dataOf(await browser.post('/app/credit-line/check-limit', { lenderId: PLAIN_LENDER }))).toMatchObject({
      lenderId: PLAIN_LENDER,
      availableLimit: used?.availableLimit,
    });
  });

  it('has a lender that says nothing last, without figures, and is asked of it again by itself', async () => {
    const browser = await loggedIn('9000000001');
    silent.add(HDFC);
    const { limits } = dataOf(await browser.get('/app/credit-line/limits')) as { limits: { lenderId: string }[] };
    expect(limits.at(-1)).toMatchObject({ lenderId: HDFC, standing: 'NO_ANSWER', availableLimit: null });
    const ask = () => browser.post('/app/credit-line/check-limit', { lenderId: HDFC });
    expect((await ask()).body).toMatchObject({ success: false, code: 'LENDER_UNAVAILABLE' });
    silent.delete(HDFC);
    expect(dataOf(await ask()).availableLimit).toBeGreaterThan(0);
  });
});

describe('feedback', () => {
  it('needs no login, takes 1 to 5 and up to 500 characters, and stores a number only if the session has verified it', async () => {
    const guest = newBrowser(() => kadam);
    const send = async (asked: object) => (await guest.post('/app/feedback', asked)).status;
    expect(await send({ rating: 4 })).toBe(200);
    expect(await send({ rating: 1, message: 'क'.repeat(500), mobile: '9876543210' })).toBe(200);
    for (const wrong of [{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, {}, { rating: 4, message: 'x'.repeat(501) }])
      expect([wrong, await send(wrong)]).toEqual([wrong, 400]);
    expect(await send({ rating: 4, mobile: '123' })).toBe(400);
    const feedbackRows = await kadam.server.db
      .selectFrom('feedback')
      .selectAll()
      .orderBy('feedback_id', 'desc')
      .execute();
    expect(feedbackRows.slice(0, 2)).toMatchObject([
      { rating: 1, mobile: null, language: 'en' },
      { rating: 4, message: '', mobile: null },
    ]);
    const [mobile, owner] = [someMobile(), newBrowser(() => kadam)];
    await owner.login(mobile);
    for (const given of [mobile, '9876543210', undefined])
      expect((await owner.post('/app/feedback', { rating: 3, mobile: given })).status).toBe(200);
    const rows = await kadam.server.db.selectFrom('feedback').selectAll().orderBy('feedback_id', 'desc').execute();
    expect(rows.slice(0, 3).map((row) => row.mobile)).toEqual([null, null, mobile]);
  });

  it('of one network is 429 after thirty within an hour', async () => {
    const strict = await startTestServer({ env: asInProduction });
    try {
      const guest = newBrowser(() => strict);
      for (let time = 0; time < 30; time += 1)
        expect((await guest.post('/app/feedback', { rating: 5 })).status).toBe(200);
      expect((await guest.post('/app/feedback', { rating: 5 })).status).toBe(429);
      const elsewhere = newBrowser(() => strict, undefined, '198.51.100.7');
      expect((await elsewhere.post('/app/feedback', { rating: 5 })).status).toBe(200);
      strict.clock.advance(60 * MINUTE_MS);
      expect((await guest.post('/app/feedback', { rating: 5 })).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
