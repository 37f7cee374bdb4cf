import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { describe, expect, it } from 'vitest';
import type { Kfs } from '../../../shared/api/kfs';
import type { PaymentLender } from '../../../shared/api/payment-fields';
import type { EmiPlan } from '../../../shared/api/sales';
import { emiPlans, lenderById } from '../../../shared/lenders';
import { nearestAlternatives } from '../../../shared/rules/nearest-alternatives';
import { limitCustomer } from '../account/limit-customer';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import { type Checkout, checkoutSteps } from './checkout-steps';

/** One lender gives this number ₹40,000, another ₹80,000. */
const LIMITED = '9000000012';
const PRICE = 54_990;
const LENDER = '401';

export function partPaymentTests(kadam: ServerOf): void {
  const { merchant, open, onPhone, fresh, sendStatementLinks } = checkoutSteps(kadam);
  const opened: Checkout[] = [];
  /** At the plans, with a verified number without debts or reserved credit. */
  const verified = async (order: object = { allowSplit: true }): Promise<Checkout> => {
    for (const checkout of opened.splice(0)) await checkout.post('/app/payment/cancel');
    await merchant.call('POST', '/sandbox/reset-customer', { mobile: fresh(LIMITED) });
    const checkout = await open({ amount: PRICE, ...order });
    opened.push(checkout);
    await checkout.verify(LIMITED);
    return checkout;
  };
  const choose = (checkout: Checkout, financedAmount?: unknown, tenure = 12, lenderId = LENDER) =>
    checkout.post('/app/transaction/initiate-txn', { lenderId, emiPlanId: `${lenderId}-${tenure}`, financedAmount });
  const paid = async (checkout: Checkout) => {
    await choose(checkout, 40_000);
    await checkout.post('/app/payment/authorize', { aivfValue: 'ABCDE1234F' });
    await checkout.agree();
    return dataOf(await checkout.confirm(LIMITED));
  };
  const partLendersOf = async (checkout: Checkout): Promise<readonly PaymentLender[]> =>
    dataOf(await checkout.get('/app/payment/details')).partLenders as PaymentLender[];
  const claimsOf = async (jws: unknown): Promise<Record<string, unknown>> => {
    const keys = JSON.parse((await kadam().request('GET', '/.well-known/jwks.json')).text) as JSONWebKeySet;
    const { payload } = await compactVerify(String(jws), createLocalJWKSet(keys));
    return JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>;
  };
  const told = async (txnUuid: string): Promise<unknown[]> => {
    const rows = await kadam()
      .server.db.selectFrom('webhook_deliveries')
      .select('claims')
      .where('txn_uuid', '=', txnUuid)
      .execute();
    return rows.map(({ claims }) => JSON.parse(claims) as unknown);
  };
  const held = () =>
    kadam()
      .server.db.selectFrom('ledger_accounts')
      .select(['kind', 'balance_paise'])
      .where('lender_id', '=', LENDER)
      .where('mobile', '=', LIMITED)
      .where('kind', 'in', ['available', 'reserved', 'drawn'])
      .orderBy('kind')
      .execute()
      .then((rows) => Object.fromEntries(rows.map(({ kind, balance_paise }) => [kind, balance_paise])));

  describe('a part of the price, with the rest at the shop', () => {
    it('is offered to a verified number alone, of lenders that do not reach the price, where the shop’s server allows it', async () => {
      const unverified = await open({ amount: PRICE, allowSplit: true });
      expect(await partLendersOf(unverified)).toEqual([]);
      expect(await partLendersOf(await verified({}))).toEqual([]);
      expect(await partLendersOf(await verified({ allowSplit: false }))).toEqual([]);
      const lender = lenderById(LENDER);
      const [part, ...others] = await partLendersOf(await verified());
      expect(others).toEqual([]);
      expect(part).toMatchObject({ lenderId: LENDER, maxLoanAmount: 40_000, aivfType: 'PAN' });
      expect(part?.emiPlans).toEqual(lender && emiPlans(lender, 40_000));
    });

    it('is what the rule shows: every plan of it can be taken as it is offered', async () => {
      const checkout = await verified();
      const partLenders = await partLendersOf(checkout);
      const wanted = { amountRupees: PRICE, lenderId: LENDER, refusals: [], lenders: [], applicationLenders: [] };
      for (const months of [3, 6, 12, 24]) {
        const [alternative] = nearestAlternatives({ ...wanted, months, partLenders });
        if (alternative?.kind !== 'partNow') throw new Error('no part now');
        const reserved = await choose(
          checkout,
          alternative.financedRupees,
          alternative.plan.tenure,
          alternative.lender.lenderId,
        );
        expect(dataOf(reserved)).toMatchObject({ step: 'TWO_FACTOR' });
        expect(await checkout.details()).toMatchObject({
          emiPlan: { emiPlanId: alternative.plan.emiPlanId, emi: alternative.plan.emi, cost: alternative.plan.cost },
          financedAmount: alternative.financedRupees,
          amountDueAtMerchant: alternative.nowRupees,
        });
        expect(await held()).toEqual({ available: 0, reserved: 4_000_000, drawn: 0 });
      }
    });

    it('is all that is lent: plan, statement, its page, the lender’s OTP and limit, SMS; the order keeps its price', async () => {
      await sendStatementLinks();
      const checkout = await verified();
      expect(dataOf(await choose(checkout, 40_000))).toMatchObject({ step: 'TWO_FACTOR' });
      await checkout.post('/app/payment/authorize', { aivfValue: 'ABCDE1234F' });
      const { kfsData, printUrl } = dataOf(await checkout.get('/app/payment/get-kfs-data')) as {
        kfsData: Kfs;
        printUrl: string;
      };
      expect(kfsData).toMatchObject({
        purchaseAmountPaise: 5_499_000,
        dueAtMerchantPaise: 1_499_000,
        loanAmountPaise: 4_000_000,
      });
      expect(kfsData.totalPayablePaise).toBe(kfsData.loanAmountPaise + kfsData.costOfLoanPaise);
      const page = await kadam().request('GET', printUrl.replace('http://localhost:4400', ''));
      for (const shown of ['You pay to the shop, not lent', '− ₹14,990', '₹40,000', 'loan, interest and fees'])
        expect(page.text).toContain(shown);
      await checkout.agree();
      expect(await kadam().smsTo(LIMITED)).toContain('is your OTP to pay ₹40,000 to Zenmart');
      const { completion } = dataOf(await checkout.confirm(LIMITED)) as { completion: { emiPlan: EmiPlan } };
      expect(completion).toMatchObject({ amount: PRICE, financedAmount: 40_000, amountDueAtMerchant: 14_990 });
      expect(completion.emiPlan.cost?.totalPayablePaise).toBe(kfsData.totalPayablePaise);
      expect(dataOf(await checkout.get('/app/payment/order-info'))).toMatchObject({ amount: PRICE });
      expect(await held()).toEqual({ available: 0, reserved: 0, drawn: 4_000_000 });
      await sendStatementLinks();
      expect(await kadam().smsTo(LIMITED)).toContain('You pay ₹40,000 to Zenmart on EMI');
    });

    it('is told by result, webhook and order/track alike, and of all other payments that all is financed', async () => {
      const parts = { financedAmount: 40_000, amountDueAtMerchant: 14_990 };
      const checkout = await verified();
      const { signedResult } = await paid(checkout);
      const claims = await claimsOf(signedResult);
      expect(claims).toMatchObject({ status: 'COMPLETE', amount: PRICE, ...parts });
      const { iat: _, ...news } = claims;
      expect(await told(checkout.txnUuid)).toEqual([news]);
      expect(dataOf(await merchant.track(`txnUuid=${checkout.txnUuid}`))).toMatchObject({
        amount: PRICE,
        ...parts,
        signedResult,
      });

      const mobile = fresh('9000000001');
      const whole = await open();
      expect(dataOf(await merchant.track(`txnUuid=${whole.txnUuid}`))).toMatchObject({
        financedAmount: null,
        amountDueAtMerchant: null,
      });
      await whole.verify(mobile);
      await whole.choose();
      await whole.agree();
      const all = { amount: 20_000, financedAmount: 20_000, amountDueAtMerchant: 0 };
      const { completion, signedResult: result } = dataOf(await whole.confirm(mobile));
      expect(completion).toMatchObject(all);
      expect(await claimsOf(result)).toMatchObject(all);
    });

    it('that is given up is reserved no more and told with no amounts', async () => {
      const checkout = await verified();
      await choose(checkout, 40_000);
      const { signedResult } = dataOf(await checkout.post('/app/payment/cancel'));
      expect(await claimsOf(signedResult)).toMatchObject({
        status: 'CANCELED',
        amount: PRICE,
        financedAmount: null,
        amountDueAtMerchant: null,
      });
      expect(await held()).toEqual({ available: 4_000_000, reserved: 0, drawn: 0 });
    });

    it('is paid back as far as it was lent, and never by the part that the shop took', async () => {
      const checkout = await verified();
      await paid(checkout);
      kadam().clock.advance(MINUTE_MS);
      const reset = await merchant.call('POST', '/sandbox/reset-customer', { mobile: LIMITED });
      expect(dataOf(reset)).toMatchObject({ loansRepaid: 1 });
      const { rows } = await kadam()
        .server.db.selectFrom('ledger_transfers as t')
        .innerJoin('ledger_entries as e', 'e.transfer_id', 't.transfer_id')
        .select('e.amount_paise')
        .where('t.kind', '=', 'repay')
        .where('t.reservation_key', 'like', `${checkout.txnUuid}:%`)
        .where('e.amount_paise', '>', 0)
        .execute()
        .then((found) => ({ rows: found.map(({ amount_paise }) => amount_paise) }));
      expect(rows).toEqual([4_000_000]);
    });
  });

  describe('a part that a page names', () => {
    it.each([
      ['the price', PRICE, 400, 'must be less than the price'],
      ['more than the price', PRICE + 1, 400, 'must be less than the price'],
      ['less than the lender lends', 39_999, 200, 'must be what partLenders says at this moment'],
      ['more than the lender lends', 40_001, 200, 'must be what partLenders says at this moment'],
      ['₹1', 1, 200, 'must be what partLenders says at this moment'],
    ])('as %s is refused by the name of its field, and nothing is reserved', async (_what, amount, status, message) => {
      const checkout = await verified();
      const refused = await choose(checkout, amount);
      expect(refused.status).toBe(status);
      expect(refused.body).toMatchObject({ success: false, fields: [{ path: 'financedAmount', message }] });
      if (status === 200) expect(refused.body?.code).toBe('PAYMENT_PARTS_CHANGED');
      expect(await checkout.details()).toMatchObject({ step: 'EMI_PLAN_SELECTION', amountDueAtMerchant: 0 });
      expect(dataOf(await choose(checkout, 40_000))).toMatchObject({ step: 'TWO_FACTOR' });
    });

    it.each([0, -1, 1.5, '40000', 10_000_000])('as %j is no amount: 400', async (amount) => {
      const checkout = await open({ amount: PRICE, allowSplit: true });
      expect((await choose(checkout, amount)).body?.fields).toMatchObject([{ path: 'financedAmount' }]);
    });

    it('is refused where the shop’s server has not allowed it, before a number is verified, and of a lender that lends it all', async () => {
      const refusalOf = async (checkout: Checkout, ...asked: [number, number, string] | [number]) =>
        (await choose(checkout, ...asked)).body?.fields;
      const path = 'financedAmount';
      expect(await refusalOf(await verified({}), 40_000)).toEqual([
        { path, message: 'needs allowSplit of the merchant’s server' },
      ]);
      expect(await refusalOf(await open({ amount: PRICE, allowSplit: true }), 40_000)).toEqual([
        { path, message: 'needs a verified number' },
      ]);
      expect(await refusalOf(await verified(), 40_000, 12, '502')).toMatchObject([{ path }]);
      // No lender has approved it there.
      expect(await refusalOf(await verified(), 40_000, 12, '402')).toMatchObject([{ path }]);
    });

    it('that is no plan of the lender is refused by that field', async () => {
      const checkout = await verified();
      expect((await choose(checkout, 40_000, 7)).body?.fields).toMatchObject([{ path: 'emiPlanId' }]);
    });
  });

  describe('a part that is reserved', () => {
    it('stays when it is asked for again; the whole price with the same months is another plan', async () => {
      const checkout = await verified();
      const { reservation_key } = await reservationOf(checkout, () => choose(checkout, 40_000));
      expect((await reservationOf(checkout, () => choose(checkout, 40_000))).reservation_key).toBe(reservation_key);
      expect((await choose(checkout)).body?.code).toBe(4006);
      expect(await checkout.details()).toMatchObject({ financedAmount: PRICE, amountDueAtMerchant: 0 });
      expect(dataOf(await choose(checkout, undefined, 12, '502'))).toMatchObject({ status: 'INITIATED' });
      expect(await checkout.details()).toMatchObject({ financedAmount: PRICE, amountDueAtMerchant: 0 });
      expect(await held()).toEqual({ available: 4_000_000, reserved: 0, drawn: 0 });
    });

    it('gives way to another number: its draft is for the whole price', async () => {
      const checkout = await verified();
      await choose(checkout, 40_000);
      kadam().clock.advance(MINUTE_MS);
      await checkout.verify('9000000001');
      expect(await checkout.details()).toMatchObject({ financedAmount: PRICE, amountDueAtMerchant: 0 });
      expect(await held()).toEqual({ available: 4_000_000, reserved: 0, drawn: 0 });
    });

    it('is taken over with the payment, and invisible to other sessions', async () => {
      const checkout = await verified();
      await choose(checkout, 40_000);
      const phone = await onPhone(checkout);
      opened.push(phone);
      expect(await phone.details()).toMatchObject({ lenderId: null, financedAmount: PRICE, amountDueAtMerchant: 0 });
      kadam().clock.advance(MINUTE_MS);
      await phone.verify(LIMITED);
      expect(await phone.details()).toMatchObject({ step: 'TWO_FACTOR', financedAmount: 40_000 });
    });

    it('is lowered, like its offer, to what the customer may still borrow at the shop', async () => {
      const checkout = await verified();
      await limitCustomer(kadam(), LENDER, 30_000);
      try {
        expect(await partLendersOf(checkout)).toMatchObject([{ lenderId: LENDER, maxLoanAmount: 30_000 }]);
        expect((await choose(checkout, 40_000)).body?.code).toBe('PAYMENT_PARTS_CHANGED');
        expect(dataOf(await choose(checkout, 30_000))).toMatchObject({ step: 'TWO_FACTOR' });
        // Reserved credit counts by its financed part.
        const second = await open({ amount: PRICE, allowSplit: true });
        opened.push(second);
        kadam().clock.advance(MINUTE_MS);
        await second.verify(LIMITED);
        expect(await partLendersOf(second)).toEqual([]);
      } finally {
        await limitCustomer(kadam(), LENDER, null);
      }
    });
  });

  async function reservationOf(checkout: Checkout, ask: () => Promise<unknown>) {
    await ask();
    return kadam()
      .server.db.selectFrom('transactions')
      .select('reservation_key')
      .where('txn_uuid', '=', checkout.txnUuid)
      .executeTakeFirstOrThrow();
  }
}
