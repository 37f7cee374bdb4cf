import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../shared/rules/duration';
import { addMonths, daysBetween } from '../../../shared/rules/india-days';
import { askForMandate, decideMandate } from '../../lenders/mandates';
import { disputeSteps } from '../account/dispute-steps';
import { approvedMobiles } from '../account/shopper';
import { PLAIN_LENDER } from '../payments/checkout-steps';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import { loanSteps } from './loan-steps';
import { expectSoundAfterResets } from './sound-books';

export function loanDebitTests(kadam: ServerOf): void {
  const { buy, debtor } = loanSteps(kadam);
  const AMOUNT = { amount: 12_000, tenure: 3 } as const;
  const [plain = '', byClock = '', fresh = '', unmandated = ''] = approvedMobiles(4, 7_460_000_000);
  const BOUNCING = '9000000013';
  const monthLater = async (mobile: string): Promise<unknown> =>
    (await kadam().request('POST', `/sandbox/month-later?mobile=${mobile}`)).body;
  const expectSound = () => expectSoundAfterResets(kadam().server.db, kadam().clock.nowMs());

  describe('a month later in the sandbox', () => {
    it('the next instalment is paid with the fee, and the last one closes the loan and frees the line', async () => {
      const txnUuid = await buy(plain, AMOUNT);
      const shopper = await debtor(plain);
      const before = await shopper.details(txnUuid);
      const [first] = before.instalments;
      expect(await monthLater(plain)).toEqual({
        loans: 1,
        paid: 1,
        bounced: 0,
        missed: 0,
        paidPaise: first?.paymentPaise,
      });
      const after = await shopper.details(txnUuid);
      expect(after).toMatchObject({ status: 'ACTIVE', paidCount: 1, leftPaise: before.leftPaise - after.paidPaise });
      expect(after.instalments.map(({ state }) => state)).toEqual(['PAID', 'NEXT', 'UPCOMING']);
      expect(after.coolingOffUntilMs).toBeNull();
      await monthLater(plain);
      await monthLater(plain);
      const closed = await shopper.details(txnUuid);
      expect(closed).toMatchObject({ status: 'CLOSED', leftPaise: 0, paidPaise: before.totalPayablePaise });
      expect(closed.repayments.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(closed.instalments.map(({ state }) => state)).toEqual(['PAID', 'PAID', 'PAID']);
      expect(await monthLater(plain)).toMatchObject({ loans: 0, paid: 0 });
      await expectSound();
    });

    it('9000000013 bounces each instalment once: it costs ₹450 and 2 % a month by the day, and is paid a month later', async () => {
      const txnUuid = await buy(BOUNCING, AMOUNT);
      const shopper = await debtor(BOUNCING);
      const [first] = (await shopper.details(txnUuid)).instalments;
      expect(await monthLater(BOUNCING)).toMatchObject({ paid: 0, bounced: 1 });
      const overdue = await shopper.details(txnUuid);
      expect(overdue).toMatchObject({ status: 'OVERDUE', canExit: false, canClose: true });
      expect(overdue.instalments[0]).toMatchObject({ state: 'OVERDUE', chargesPaise: 45_000 });
      expect(await monthLater(BOUNCING)).toMatchObject({ paid: 1, bounced: 1 });
      const [paid] = (await shopper.details(txnUuid)).repayments;
      const duePaise = (first?.paymentPaise ?? 0) - (first?.feesPaise ?? 0);
      const dueOn = first?.dueOn ?? '';
      const penalPaise = Math.round((duePaise * 200 * 12 * daysBetween(dueOn, addMonths(dueOn, 1))) / 3_650_000);
      expect(paid).toMatchObject({ number: 1, chargesPaise: 45_000 + penalPaise });
      await expectSound();
    });

    it('without a mandate debits nothing: the instalment is overdue, costs by the day and no bounce, and is debited once there is one', async () => {
      const { db } = kadam().server;
      const txnUuid = await buy(unmandated, AMOUNT);
      const line = { lenderId: PLAIN_LENDER, mobile: unmandated };
      await db.updateTable('credit_lines').set({ needs_mandate: true }).where('mobile', '=', unmandated).execute();
      const shopper = await debtor(unmandated);
      const [first] = (await shopper.details(txnUuid)).instalments;
      expect(await monthLater(unmandated)).toEqual({ loans: 1, paid: 0, bounced: 0, missed: 1, paidPaise: 0 });
      const overdue = await shopper.details(txnUuid);
      expect(overdue).toMatchObject({ status: 'OVERDUE', paidCount: 0, repayments: [] });
      expect(overdue.instalments[0]).toMatchObject({ state: 'OVERDUE', chargesPaise: 0 });
      expect(overdue.timeline.map(({ what }) => what)).toContain('EMI_MISSED');
      kadam().clock.advance(DAY_MS);
      const aDay = Math.round((((first?.paymentPaise ?? 0) - (first?.feesPaise ?? 0)) * 2_400) / 3_650_000);
      const later = await debtor(unmandated);
      expect((await later.details(txnUuid)).instalments[0]).toMatchObject({ chargesPaise: aDay });
      await kadam().server.work.debits();
      expect((await later.details(txnUuid)).paidCount).toBe(0);
      const mandate = await askForMandate(db, line, { maxAmountPaise: 1, returnUrl: 'x' }, 'm'.repeat(22), 1);
      await decideMandate(db, mandate ?? expect.fail('no mandate'), 'REGISTERED', kadam().clock.nowMs());
      expect(await monthLater(unmandated)).toMatchObject({ paid: 2, missed: 0 });
      const after = await later.details(txnUuid);
      expect(after).toMatchObject({ status: 'ACTIVE', paidCount: 2 });
      expect(after.repaymentAccount).toMatch(/^XX\d{4}$/);
      await expectSound();
    });

    it('a loan that begins then is not ahead, and can still be given back', async () => {
      await buy(fresh, AMOUNT);
      await monthLater(fresh);
      const txnUuid = await buy(fresh, { amount: 5_000, tenure: 3 });
      const shopper = await debtor(fresh);
      expect(await shopper.details(txnUuid)).toMatchObject({ canExit: true, paidCount: 0 });
    });
  });

  it('a dispute pauses by the day what its lender says: no debit, no late charge, no interest of a closing', async () => {
    const { create, update } = disputeSteps(kadam);
    const txnUuid = await buy(BOUNCING, AMOUNT);
    await monthLater(BOUNCING);
    kadam().clock.advance(DAY_MS);
    const shopper = await debtor(BOUNCING);
    const late = async () => (await shopper.details(txnUuid)).instalments[0]?.chargesPaise;
    const closing = async () => (await shopper.quotes(txnUuid)).closing;
    const [charge, before] = [await late(), await closing()];
    expect(charge).toBeGreaterThan(45_000);
    expect(before?.days).toBeGreaterThan(0);
    const { ticketId } = dataOf(await create(shopper, { topic: 'DEBIT', txnUuid, message: 'Debited twice.' }));
    for (const _ of [1, 2]) await monthLater(BOUNCING);
    expect((await shopper.details(txnUuid)).instalments.map(({ state }) => state)).not.toContain('PAID');
    kadam().clock.advance(5 * MINUTE_MS);
    expect(await late()).toBe(charge);
    expect(await closing()).toMatchObject({ chargesPaise: before?.chargesPaise, days: 0 });
    await update(shopper, String(ticketId), { action: 'CLOSE' });
    expect(await late()).toBe(charge);
    await monthLater(BOUNCING);
    const { repayments, instalments } = await shopper.details(txnUuid);
    const first = repayments.find(({ number }) => number === 1);
    expect(first?.chargesPaise).toBe(charge);
    // Debited after the pause, not on the day inside it.
    expect(first?.atMs).toBeGreaterThan(Date.parse(instalments[2]?.dueOn ?? ''));
    await expectSound();
  });

  it('what falls due by the clock is debited on its day, once, and nothing of a loan whose debits are paused', async () => {
    const { db, work } = kadam().server;
    const txnUuid = await buy(byClock, AMOUNT);
    kadam().clock.advance(27 * DAY_MS);
    await work.debits();
    const due = async () => (await (await debtor(byClock)).details(txnUuid)).paidCount;
    expect(await due()).toBe(0);
    await db.updateTable('loans').set({ are_debits_paused: true }).where('txn_uuid', '=', txnUuid).execute();
    kadam().clock.advance(5 * DAY_MS);
    await work.debits();
    expect(await due()).toBe(0);
    await db.updateTable('loans').set({ are_debits_paused: false }).where('txn_uuid', '=', txnUuid).execute();
    await work.debits();
    await work.debits();
    expect(await due()).toBe(1);
    await expectSound();
  });

  it('one round of the job debits all of 21 loans that are due', async () => {
    const loans: string[] = [];
    for (const mobile of approvedMobiles(21, 7_462_000_000))
      loans.push(await buy(mobile, { ...AMOUNT, amount: 3_000 }));
    kadam().clock.advance(32 * DAY_MS);
    await kadam().server.work.debits();
    const { paid } = await kadam()
      .server.db.selectFrom('instalments')
      .select(({ fn }) => fn.count<number>('number').as('paid'))
      .where('txn_uuid', 'in', loans)
      .where('paid_at_ms', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(paid).toBe(21);
  });
}
