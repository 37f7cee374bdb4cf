import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditLedger, soundBooks } from '../lenders/ledger-audit';
import { end, reserve } from '../lenders/reservations';
import { identity } from './application-form';
import { type Checkout, checkoutSteps } from './checkout-steps';
import { approvedApplication, loggedInFrame } from './own-application-tests';
import { dataOf, MINUTE_MS, type ServerOf, salesSteps, wrong } from './sales-steps';
import type { Reply } from './test-server';
import { startedFrame } from './widget-steps';

const NEW_CUSTOMER = '9000000003';
/** Pre-approved by one lender, with ₹60,000. */
const SMALL_LIMIT = '9000000002';
const ITS_LENDER = '401';
const ITS_ANSWER = 'ABCDE1234F';
const PIN_CUSTOMER = '9000000005';
const PIN_LENDER = '502';
/** Of a payment that its own lender takes 6 s to tell of. */
const LATE_MS = 6_000;

/** The one press that puts a test number back. */
export function resetTests(kadam: ServerOf): void {
  const { merchant, open } = checkoutSteps(kadam);
  const reset = (mobile: string): Promise<Reply> => merchant.call('POST', '/sandbox/reset-customer', { mobile });
  /** After whatever earlier tests have left under way. */
  const begun = async (mobile: string): Promise<string> => {
    kadam().clock.advance(31 * MINUTE_MS);
    await kadam().server.work.sweep();
    expect((await reset(mobile)).body).toMatchObject({ success: true });
    return mobile;
  };
  const faultsOfBooks = async () => {
    const faults = await auditLedger(kadam().server.db, kadam().clock.nowMs());
    return { ...faults, reservedForNothing: 0, unmatchedPayments: 0 };
  };
  const offers = async (checkout: Checkout) => dataOf(await checkout.get('/app/payment/details'));
  const chosen = async (mobile: string, lenderId: string): Promise<Checkout> => {
    const checkout = await open();
    await checkout.verify(mobile);
    expect((await checkout.choose(lenderId)).body).toMatchObject({ success: true });
    return checkout;
  };
  const pay = async (checkout: Checkout, mobile: string): Promise<Reply> => {
    if ((await checkout.details()).step === 'TWO_FACTOR')
      await checkout.post('/app/payment/authorize', { aivfValue: ITS_ANSWER });
    await checkout.agree();
    return checkout.confirm(mobile);
  };
  const buy = async (mobile: string, lenderId: string): Promise<Checkout> => {
    const checkout = await chosen(mobile, lenderId);
    expect((await pay(checkout, mobile)).body).toMatchObject({ success: true });
    return checkout;
  };

  /** Applies while paying, is approved, and pays; returns the lender. */
  async function applyAndBuy(): Promise<string> {
    kadam().clock.advance(31 * MINUTE_MS);
    const checkout = await open();
    await checkout.verify(NEW_CUSTOMER);
    const { lenders } = dataOf(await checkout.get('/app/payment/ntb/details')) as { lenders: { lenderId: string }[] };
    const lenderId = lenders[0]?.lenderId ?? '';
    const form = { userName: 'आशा Rao', email: '', ...identity, lenderId };
    await checkout.post('/app/transaction/ntb/initiate-application', form);
    expect(dataOf(await checkout.get('/app/transaction/ntb/application-status'))).toMatchObject({ status: 'APPROVED' });
    await checkout.choose(lenderId);
    await checkout.agree();
    expect((await checkout.confirm(NEW_CUSTOMER)).body).toMatchObject({ success: true });
    return lenderId;
  }

  describe('a test customer who is reset', () => {
    it('9000000003 is new to the bank again: it applies, is approved and buys, as often as it is reset', async () => {
      await begun(NEW_CUSTOMER);
      for (let time = 0; time < 2; time += 1) {
        const lenderId = await applyAndBuy();
        const after = await open();
        await after.verify(NEW_CUSTOMER);
        expect(await offers(after)).toMatchObject({ isPreApproved: true });
        expect(dataOf(await reset(NEW_CUSTOMER))).toEqual({
          linesClosed: 1,
          loansRepaid: 1,
          mandatesEnded: 0,
          applicationsClosed: 1,
        });
        kadam().clock.advance(31 * MINUTE_MS);
        const anew = await open();
        await anew.verify(NEW_CUSTOMER);
        expect(await offers(anew)).toMatchObject({ isPreApproved: false, isNtbAllowed: true });
        expect((await anew.choose(lenderId)).body).toMatchObject({ success: false, code: 4012 });
      }
      expect(await faultsOfBooks()).toEqual(soundBooks);
    });

    it('has its mandate ended, its application over and its line none, and is asked for another mandate', async () => {
      await begun(NEW_CUSTOMER);
      const redirection = '/app/emandate/get-redirection-params/';
      const asked: unknown[] = [];
      for (let time = 0; time < 2; time += 1) {
        const frame = await loggedInFrame(kadam, NEW_CUSTOMER);
        const applicationId = await approvedApplication(frame);
        const { redirection: page } = dataOf(await frame.post(redirection, { applicationId })) as {
          redirection: { params: Record<string, string> };
        };
        asked.push(page.params.mandateId);
        const address = `/sandbox/mandate/approve?${new URLSearchParams(page.params)}`;
        const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' };
        await kadam().request('POST', address, form);
        expect(dataOf(await frame.post(redirection, { applicationId }))).toMatchObject({ mandateStatus: 'REGISTERED' });
        expect(dataOf(await reset(NEW_CUSTOMER))).toMatchObject({ mandatesEnded: 1, applicationsClosed: 1 });
        const shown = await kadam().request('GET', address.replace('/approve', ''));
        expect(shown.text).toContain('The mandate has ended with its credit line.');
        // Nobody is logged in with the number any more.
        expect((await frame.get(`/app/ntbpq/application-status?applicationId=${applicationId}`)).status).toBe(401);
        const back = await loggedInFrame(kadam, NEW_CUSTOMER);
        const standing = await back.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
        expect(dataOf(standing)).toMatchObject({ status: 'EXPIRED', creditLineStatus: 'NONE' });
        expect(dataOf(await back.post(redirection, { applicationId }))).toMatchObject({ mandateStatus: 'NOT_NEEDED' });
      }
      expect(new Set(asked).size).toBe(2);
    });

    it('gets no line by an application that was under way, also where the lender is asked after all', async () => {
      await begun(NEW_CUSTOMER);
      const frame = await loggedInFrame(kadam, NEW_CUSTOMER);
      const form = { lenderId: '1', userName: 'Asha Rao', email: '', ...identity };
      const { applicationId } = dataOf(await frame.post('/app/ntbpq/initiate-application', form));
      await reset(NEW_CUSTOMER);
      // As a call that had read the application before does.
      await sql`update applications set closed_at_ms = null where application_id = ${applicationId}`.execute(
        kadam().server.db,
      );
      const back = await loggedInFrame(kadam, NEW_CUSTOMER);
      const asked = await back.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
      expect(dataOf(asked)).toMatchObject({ status: 'REJECTED', creditLineStatus: 'NONE' });
    });

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
      const anew = await open();
      await anew.verify(SMALL_LIMIT);
      expect(dataOf(await anew.post('/app/credit-line/check-limit', { lenderId: ITS_LENDER }))).toMatchObject({
        availableLimit: 60_000,
      });
      await anew.post('/app/payment/cancel');
      await buy(SMALL_LIMIT, ITS_LENDER);
      expect(await faultsOfBooks()).toEqual(soundBooks);
    });

    it('owes nothing any more at a shop where a lender lends one customer ₹20,000', async () => {
      await begun(SMALL_LIMIT);
      const limitTo = (rupees: number | null) =>
        kadam()
          .server.db.updateTable('merchant_lenders')
          .set({ customer_limit_rupees: rupees })
          .where('merchant_key', '=', 'zenmart_sandbox')
          .where('lender_id', '=', ITS_LENDER)
          .execute();
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
      expect((await login.post('/auth/initiate-user-verification')).status).toBe(401);
    });

    it('is refused while a lender holds a loan ready or has still to answer, and told until when', async () => {
      await begun(SMALL_LIMIT);
      const checkout = await chosen(SMALL_LIMIT, ITS_LENDER);
      const { expiresAtMs } = dataOf(await checkout.get('/app/payment/order-info'));
      const refused = await reset(SMALL_LIMIT);
      expect(refused.body).toMatchObject({ success: false, code: 'CUSTOMER_IN_PAYMENT', retry: true });
      expect(dataOf(refused)).toEqual({ endsAtMs: expiresAtMs, serverNowMs: kadam().clock.nowMs() });
      // Nothing of it is forgotten: the payment goes on.
      expect((await pay(checkout, SMALL_LIMIT)).body).toMatchObject({ success: true });
      expect(dataOf(await reset(SMALL_LIMIT))).toMatchObject({ loansRepaid: 1 });

      const slow = await begun('9000000008');
      const late = await chosen(slow, '402');
      await late.agree();
      expect((await late.confirm(slow)).body?.code).toBe(4008);
      expect((await reset(slow)).body?.code).toBe('CUSTOMER_IN_PAYMENT');
      kadam().clock.advance(LATE_MS);
      expect(dataOf(await late.get('/app/payment/txn-status'))).toMatchObject({ status: 'COMPLETE' });
      expect(dataOf(await reset(slow))).toMatchObject({ loansRepaid: 1 });
      expect(await faultsOfBooks()).toEqual(soundBooks);
    });

    it('is refused while a lender has still to get a loan back that no payment takes any more', async () => {
      await begun(SMALL_LIMIT);
      const { db } = kadam().server;
      const nowMs = kadam().clock.nowMs();
      const line = { lenderId: ITS_LENDER, mobile: SMALL_LIMIT };
      const held = {
        ...line,
        key: `reset:${nowMs}`,
        amountPaise: 1,
        limitPaise: 6_000_000,
        expiresAtMs: nowMs + 60_000,
      };
      await reserve(db, { ...held, pageHash: null, merchantName: 'Zenmart', returnUrl: '' }, nowMs);
      const refused = await reset(SMALL_LIMIT);
      expect(refused.body).toMatchObject({ code: 'CUSTOMER_IN_PAYMENT', data: { endsAtMs: nowMs + 60_000 } });
      await end(db, line, held.key, 'CANCELED', nowMs);
      expect(dataOf(await reset(SMALL_LIMIT))).toMatchObject({ linesClosed: 1, loansRepaid: 0 });
      expect(await faultsOfBooks()).toEqual(soundBooks);
    });

    it('once by 8 presses at the same moment, and a later one finds nothing to do', async () => {
      await begun(SMALL_LIMIT);
      await buy(SMALL_LIMIT, ITS_LENDER);
      const replies = await Promise.all(Array.from({ length: 8 }, () => reset(SMALL_LIMIT)));
      expect(replies.map(({ body }) => body?.success)).toEqual(Array(8).fill(true));
      expect(replies.map((reply) => dataOf(reply).loansRepaid).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
      expect(dataOf(await reset(SMALL_LIMIT))).toMatchObject({ linesClosed: 0, loansRepaid: 0 });
      expect(await faultsOfBooks()).toEqual(soundBooks);
    });

    it('is as before where a fault comes in the middle, and is reset by the next press', async () => {
      await begun(SMALL_LIMIT);
      await buy(SMALL_LIMIT, ITS_LENDER);
      const { db } = kadam().server;
      const rows = async () =>
        (
          await sql`select 'line' as what, to_jsonb(l)::text as row from credit_lines l
            union all select 'transfer', to_jsonb(t)::text from ledger_transfers t
            union all select 'code', to_jsonb(c)::text from one_time_codes c
            union all select 'payment', to_jsonb(p)::text from transactions p order by 1, 2`.execute(db)
        ).rows;
      const before = await rows();
      // The last thing that a reset writes.
      await sql`alter table event_log add constraint no_resets check (type <> 'testCustomerReset') not valid`.execute(
        db,
      );
      const failed = await reset(SMALL_LIMIT);
      await sql`alter table event_log drop constraint no_resets`.execute(db);
      expect(failed.status).toBe(500);
      expect(await rows()).toEqual(before);
      expect(dataOf(await reset(SMALL_LIMIT))).toMatchObject({ loansRepaid: 1 });
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
