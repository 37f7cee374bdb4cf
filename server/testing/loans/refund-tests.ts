import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../shared/rules/duration';
import { approvedMobiles } from '../account/shopper';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { loanSteps } from './loan-steps';
import { expectSoundAfterResets } from './sound-books';

export function refundTests(kadam: ServerOf): void {
  const { buy, debtor, merchant } = loanSteps(kadam);
  const mobiles = approvedMobiles(12, 7_480_000_000);
  const someMobile = (): string => mobiles.shift() ?? expect.fail('no number is left');
  const refund = (asked: Readonly<Record<string, unknown>>): Promise<Reply> =>
    merchant.call('POST', '/app/pg/refund', { refundId: randomUUID(), ...asked });
  const AMOUNT = { amount: 12_000, tenure: 6 } as const;
  const expectSound = () => expectSoundAfterResets(kadam().server.db, kadam().clock.nowMs());

  describe('a refund of a paid order', () => {
    it('of all of it ends the loan, frees the line, and nothing is owed', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      expect(dataOf(await refund({ txnUuid }))).toMatchObject({
        refundStatus: 'DONE',
        amount: 12_000,
        refundedAmount: 12_000,
        refundableAmount: 0,
      });
      const shopper = await debtor(mobile);
      expect(await shopper.details(txnUuid)).toMatchObject({
        status: 'RETURNED',
        leftPaise: 0,
        paidPaise: 0,
        refundedPaise: 1_200_000,
        isRefundPending: false,
        refunds: [{ loanPaise: 1_200_000, toShopperPaise: 0, status: 'DONE' }],
        canExit: false,
        canClose: false,
      });
      await expectSound();
    });

    it('of a part makes the loan less by it, once for its name, and a second part as much as is left', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, { ...AMOUNT, orderId: 'ZM-refund-parts' });
      const [part, refundId] = [3_000, 'R-1'];
      const first = await refund({ orderId: 'ZM-refund-parts', refundId, amount: part });
      expect(dataOf(first)).toMatchObject({ refundStatus: 'DONE', refundedAmount: 3_000, refundableAmount: 9_000 });
      expect(dataOf(await refund({ txnUuid, refundId, amount: part }))).toMatchObject({ refundedAmount: 3_000 });
      expect((await refund({ txnUuid, refundId, amount: 2_000 })).body?.type).toBe('REFERENCE_TAKEN');
      const tooMuch = await refund({ txnUuid, amount: 9_001 });
      expect(tooMuch.status).toBe(400);
      expect(tooMuch.body?.fields).toMatchObject([{ path: 'amount' }]);
      const shopper = await debtor(mobile);
      const after = await shopper.details(txnUuid);
      expect(after.status).toBe('ACTIVE');
      expect(after.instalments.reduce((sum, { principalPaise }) => sum + principalPaise, 0)).toBe(900_000);
      expect((await shopper.quotes(txnUuid)).exit?.principalPaise).toBe(900_000);
      expect(dataOf(await refund({ txnUuid }))).toMatchObject({ amount: 9_000, refundableAmount: 0 });
      expect((await refund({ txnUuid })).status).toBe(400);
      expect(await shopper.details(txnUuid)).toMatchObject({ status: 'RETURNED' });
      await expectSound();
    });

    it('of all of it after the cooling-off days leaves interest and a paid fee with the lender, and the rest comes back', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      await kadam().request('POST', `/sandbox/month-later?mobile=${mobile}`);
      const shopper = await debtor(mobile);
      const { instalments, feesPaise } = await shopper.details(txnUuid);
      const paid = instalments.find(({ number }) => number === 1);
      const settlement = {
        loanPaise: 1_200_000 - (paid?.principalPaise ?? 0),
        toShopperPaise: paid?.principalPaise,
        keptByLenderPaise: (paid?.interestPaise ?? 0) + feesPaise,
        stillOwedPaise: 0,
      };
      expect(dataOf(await refund({ txnUuid }))).toMatchObject({ refundStatus: 'DONE', settlement });
      expect(await shopper.details(txnUuid)).toMatchObject({ status: 'RETURNED', leftPaise: 0 });
      await expectSound();
    });

    it('of all of it 20 days after the payment leaves one instalment: the interest of those days', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      kadam().clock.advance(20 * DAY_MS);
      const shopper = await debtor(mobile);
      const { annualRateBps } = await shopper.details(txnUuid);
      const interestPaise = Math.round((1_200_000 * annualRateBps * 20) / 3_650_000);
      expect(dataOf(await refund({ txnUuid }))).toMatchObject({
        settlement: { toShopperPaise: 0, keptByLenderPaise: interestPaise, stillOwedPaise: interestPaise },
      });
      const open = await shopper.details(txnUuid);
      expect(open).toMatchObject({ status: 'ACTIVE', leftPaise: interestPaise });
      expect(open.instalments).toMatchObject([{ principalPaise: 0, interestPaise, feesPaise: 0, state: 'NEXT' }]);
      expect((await shopper.quotes(txnUuid)).closing?.totalPaise).toBe(interestPaise);
      await kadam().request('POST', `/sandbox/month-later?mobile=${mobile}`);
      expect(await shopper.details(txnUuid)).toMatchObject({
        status: 'RETURNED',
        leftPaise: 0,
        paidPaise: interestPaise,
      });
      await expectSound();
    });

    it('of all but ₹500 on its day and of the rest 20 days later leaves the interest of ₹500 to pay, and no fee', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      await refund({ txnUuid, amount: 11_500 });
      kadam().clock.advance(20 * DAY_MS);
      const shopper = await debtor(mobile);
      const { annualRateBps, feesPaise } = await shopper.details(txnUuid);
      expect(feesPaise).toBe(23_482);
      const interestPaise = Math.round((50_000 * annualRateBps * 20) / 3_650_000);
      const settlement = { stillOwedPaise: interestPaise, keptByLenderPaise: interestPaise };
      expect(dataOf(await refund({ txnUuid }))).toMatchObject({ settlement });
      expect(await shopper.details(txnUuid)).toMatchObject({ status: 'ACTIVE', leftPaise: interestPaise });
      expect((await shopper.quotes(txnUuid)).closing?.totalPaise).toBe(interestPaise);
      await kadam().request('POST', `/sandbox/month-later?mobile=${mobile}`);
      expect(await shopper.details(txnUuid)).toMatchObject({
        status: 'RETURNED',
        leftPaise: 0,
        paidPaise: interestPaise,
      });
      await expectSound();
    });

    it('of a loan that is paid back is the shopper’s money, and the loan stays closed', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      const shopper = await debtor(mobile);
      await shopper.end('close', txnUuid, (await shopper.quotes(txnUuid)).closing?.totalPaise ?? 0);
      expect(dataOf(await refund({ txnUuid, amount: 5_000 }))).toMatchObject({ refundStatus: 'DONE' });
      expect(await shopper.details(txnUuid)).toMatchObject({
        status: 'CLOSED',
        refunds: [{ loanPaise: 0, toShopperPaise: 500_000 }],
      });
      await expectSound();
    });

    it('of a part that leaves nothing to pay closes the loan, and of its instalments those stay that are paid', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      await kadam().request('POST', `/sandbox/month-later?mobile=${mobile}`);
      expect(dataOf(await refund({ txnUuid, amount: 11_000 }))).toMatchObject({ refundStatus: 'DONE' });
      const { status, instalments, leftPaise } = await (await debtor(mobile)).details(txnUuid);
      expect([status, leftPaise]).toEqual(['CLOSED', 0]);
      expect(instalments.map(({ number, state }) => [number, state])).toEqual([[1, 'PAID']]);
      await expectSound();
    });

    it('of all principal that is left leaves a loan of which charges are overdue open, with nothing drawn', async () => {
      const mobile = '9000000013';
      const txnUuid = await buy(mobile, AMOUNT);
      const shopper = await debtor(mobile);
      // The first instalment bounces, then is paid, and the second bounces.
      for (let month = 0; month < 2; month += 1) await kadam().request('POST', `/sandbox/month-later?mobile=${mobile}`);
      expect(dataOf(await refund({ txnUuid, amount: 11_500 }))).toMatchObject({ refundStatus: 'DONE' });
      const { status, instalments, leftPaise } = await shopper.details(txnUuid);
      const unpaid = instalments.filter(({ paidAtMs }) => paidAtMs === null);
      expect(status).toBe('OVERDUE');
      expect(unpaid.map(({ number, principalPaise }) => [number, principalPaise])).toEqual([[2, 0]]);
      expect(leftPaise).toBeGreaterThan(0);
      await expectSound();
    });

    it('of two at once is never more than was paid', async () => {
      const txnUuid = await buy(someMobile(), AMOUNT);
      const replies = await Promise.all([1, 2].map(() => refund({ txnUuid, amount: 8_000 })));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      await expectSound();
    });

    it('is the last one after 200 of parts: all that is left, and nothing else', { tags: ['long'] }, async () => {
      const txnUuid = await buy(someMobile(), AMOUNT);
      for (let part = 0; part < 200; part += 1) expect((await refund({ txnUuid, amount: 1 })).status).toBe(200);
      const message = 'must be 11800, all that is left: an order takes 200 partial refunds';
      expect((await refund({ txnUuid, amount: 1 })).body?.fields).toEqual([{ path: 'amount', message }]);
      expect(dataOf(await refund({ txnUuid, amount: 11_800 }))).toMatchObject({ refundableAmount: 0 });
      await expectSound();
    });

    it('of an order that is not paid, or not the shop’s, is refused', async () => {
      const order = dataOf(await merchant.order());
      expect((await refund({ txnUuid: order.txnUuid })).body?.code).toBe(4100);
      for (const unknown of [{ txnUuid: randomUUID() }, { orderId: 'ZM-unknown' }])
        expect(await refund(unknown)).toMatchObject({ status: 404, body: { type: 'ORDER_NOT_FOUND' } });
      expect((await refund({ orderId: 'ZM-1', txnUuid: randomUUID() })).status).toBe(400);
    });
  });
}
