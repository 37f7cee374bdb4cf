import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SettlementLine } from '../../../shared/api/settlement';
import { DAY_MS } from '../../../shared/rules/duration';
import { derivedProfile } from '../../lenders/customer-profile';
import { lineSettled } from '../../store/settlements';
import { writeAll } from '../../store/write';
import { approvedMobiles } from '../account/shopper';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import { loanSteps } from './loan-steps';
import { expectSoundAfterResets } from './sound-books';

/** No cost over 3 months, at 13 %; the shop pays a fee of ₹199 with GST. */
const NO_COST = { lenderId: '1501', amount: 20_000, tenure: 3 } as const;
const SALE = {
  kind: 'SALE',
  refundId: null,
  pricePaise: 2_000_000,
  discountPaise: 42_563,
  processingFeePaise: 19_900,
  processingFeeGstPaise: 3_582,
  payoutPaise: 1_933_955,
} as const;
const FIGURES = {
  loanAmountPaise: 1_957_437,
  subvention: {
    borneBy: 'MERCHANT',
    discountPaise: 42_563,
    processingFeePaise: 19_900,
    processingFeeGstPaise: 3_582,
  },
  payoutPaise: 1_933_955,
} as const;

/** Subvention of a no-cost plan in each answer, and its reversals. */
export function settlementTests(kadam: ServerOf): void {
  const { buy, debtor, merchant } = loanSteps(kadam);
  const mobiles = approvedMobiles(100, 7_470_000_000).filter((mobile) => {
    const profile = derivedProfile(mobile);
    const standing = profile.standingAt(NO_COST.lenderId);
    return standing.standing === 'preApproved' && standing.limitRupees >= 20_000 && !profile.isDownAt(NO_COST.lenderId);
  });
  const someMobile = (): string => mobiles.shift() ?? expect.fail('no number is left');
  const track = async (txnUuid: string) => dataOf(await merchant.track(`txnUuid=${txnUuid}`));
  const refund = async (asked: Readonly<Record<string, unknown>>) =>
    dataOf(await merchant.call('POST', '/app/pg/refund', { refundId: randomUUID(), ...asked }));
  const linesOf = async (txnUuid: string): Promise<readonly SettlementLine[]> => {
    const { settlementLines } = await track(txnUuid);
    return settlementLines as SettlementLine[];
  };
  const sumOf = (lines: readonly SettlementLine[], of: (line: SettlementLine) => number): number =>
    lines.reduce((total, line) => total + of(line), 0);
  const verified = async (jws: unknown): Promise<Record<string, unknown>> => {
    const keys = (await kadam().request('GET', '/.well-known/jwks.json')).body as unknown as JSONWebKeySet;
    return (await jwtVerify(String(jws), createLocalJWKSet(keys))).payload;
  };
  const newsOf = async (txnUuid: string): Promise<Record<string, unknown>[]> => {
    const { db } = kadam().server;
    const rows = await db
      .selectFrom('webhook_deliveries')
      .select('claims')
      .where('txn_uuid', '=', txnUuid)
      .orderBy('created_at_ms')
      .execute();
    return rows.map(({ claims }) => JSON.parse(claims) as Record<string, unknown>);
  };
  const expectSound = () => expectSoundAfterResets(kadam().server.db, kadam().clock.nowMs());

  describe('the bearers of an order’s costs', () => {
    it('of ₹20,000 at no cost is the same in result, webhook, order/track and loan page: the shop is paid ₹19,339.55', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, NO_COST);
      const told = await track(txnUuid);
      expect(told).toMatchObject({ amount: 20_000, financedAmount: 20_000, amountDueAtMerchant: 0, ...FIGURES });
      expect(told.settlementLines).toMatchObject([SALE]);
      expect(await verified(told.signedResult)).toMatchObject({ financedAmount: 20_000, ...FIGURES });
      expect(await newsOf(txnUuid)).toMatchObject([FIGURES]);
      expect(await (await debtor(mobile)).details(txnUuid)).toMatchObject({
        pricePaise: 2_000_000,
        loanPaise: 1_957_437,
        discountPaise: 42_563,
        shopFeesPaise: 23_482,
        totalPayablePaise: 2_000_000,
      });
      await expectSound();
    });

    it('that costs the shopper interest has no subvention, and the shop is paid the price', async () => {
      const txnUuid = await buy(someMobile(), { amount: 12_000, tenure: 6 });
      const nothing = { discountPaise: 0, processingFeePaise: 0, processingFeeGstPaise: 0 };
      const told = await track(txnUuid);
      expect(told).toMatchObject({ loanAmountPaise: 1_200_000, subvention: null, payoutPaise: 1_200_000 });
      expect(told.settlementLines).toMatchObject([{ pricePaise: 1_200_000, payoutPaise: 1_200_000, ...nothing }]);
    });

    it('that is not paid is null, and has no lines', async () => {
      const { txnUuid } = dataOf(await merchant.order());
      const nothing = { loanAmountPaise: null, subvention: null, payoutPaise: null, settlementLines: [] };
      expect(await track(String(txnUuid))).toMatchObject(nothing);
    });
  });

  describe('a refund of an order at no cost', () => {
    it('of all of it in time takes back what the shop was paid, ₹19,339.55, and nothing is left on either side', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, NO_COST);
      const line = {
        kind: 'REFUND',
        refundId: 'R-all',
        pricePaise: -2_000_000,
        discountPaise: -42_563,
        processingFeePaise: -19_900,
        processingFeeGstPaise: -3_582,
        payoutPaise: -1_933_955,
      };
      const settlement = { loanPaise: 1_957_437, toShopperPaise: 0, keptByLenderPaise: 0, stillOwedPaise: 0 };
      const asked = { txnUuid, refundId: 'R-all' };
      expect(await refund(asked)).toMatchObject({ settlement, settlementLine: line });
      expect(await refund(asked)).toMatchObject({ settlement, settlementLine: line });
      expect((await newsOf(txnUuid)).at(-1)).toMatchObject({ refundId: 'R-all', settlement, settlementLine: line });
      const lines = await linesOf(txnUuid);
      expect(lines).toMatchObject([SALE, line]);
      expect(sumOf(lines, ({ payoutPaise }) => payoutPaise)).toBe(0);
      await expectSound();
    });

    it('of ₹6,667 and then of the rest lowers loan and discount in proportion to the paisa, and the fee comes back last', async () => {
      const txnUuid = await buy(someMobile(), NO_COST);
      const first = await refund({ txnUuid, amount: 6_667 });
      // 1,957,437 × 6,667 ÷ 20,000 = 652,511.62…: ₹6,525.12 of the loan, and ₹141.88 of the discount.
      expect(first).toMatchObject({
        settlement: { loanPaise: 652_512 },
        settlementLine: {
          discountPaise: -14_188,
          processingFeePaise: 0,
          processingFeeGstPaise: 0,
          payoutPaise: -652_512,
        },
      });
      expect(await refund({ txnUuid })).toMatchObject({
        settlement: { loanPaise: 1_304_925 },
        settlementLine: { discountPaise: -28_375, processingFeePaise: -19_900, payoutPaise: -1_281_443 },
      });
      const lines = await linesOf(txnUuid);
      for (const of of ['pricePaise', 'discountPaise', 'processingFeeGstPaise', 'payoutPaise'] as const)
        expect([of, sumOf(lines, (line) => line[of])]).toEqual([of, 0]);
      await expectSound();
    });

    it('of all of it 20 days later leaves interest of 20 days and the fee with the lender: the shop bears ₹374.25', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, NO_COST);
      kadam().clock.advance(20 * DAY_MS);
      // 1,957,437 × 13 % × 20 ÷ 365 = 13,943.39
      expect(await refund({ txnUuid })).toMatchObject({
        settlement: { toShopperPaise: 0, keptByLenderPaise: 0, stillOwedPaise: 0 },
        settlementLine: { discountPaise: -28_620, processingFeePaise: 0, payoutPaise: -1_971_380 },
      });
      expect(sumOf(await linesOf(txnUuid), ({ payoutPaise }) => payoutPaise)).toBe(-13_943 - 23_482);
      expect(await (await debtor(mobile)).details(txnUuid)).toMatchObject({ status: 'RETURNED', leftPaise: 0 });
      await expectSound();
    });
  });

  describe('an exit of a loan at no cost', () => {
    it('on the next day costs the shopper the interest of a day; the shop bears the discount and gets its fee back', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, NO_COST);
      kadam().clock.advance(DAY_MS);
      const shopper = await debtor(mobile);
      const { exit } = await shopper.quotes(txnUuid);
      // 1,957,437 × 13 % ÷ 365 = 697.17
      expect(exit).toMatchObject({
        principalPaise: 1_957_437,
        interestPaise: 697,
        feesPaise: 0,
        totalPaise: 1_958_134,
      });
      await shopper.end('exit', txnUuid, 1_958_134);
      const lines = await linesOf(txnUuid);
      const fees = { processingFeePaise: -19_900, processingFeeGstPaise: -3_582, payoutPaise: 23_482 };
      expect(lines).toMatchObject([SALE, { kind: 'EXIT', refundId: null, pricePaise: 0, discountPaise: 0, ...fees }]);
      expect(sumOf(lines, ({ payoutPaise }) => payoutPaise)).toBe(1_957_437);
      // The goods are returned later: the fee is not refunded twice.
      expect(await refund({ txnUuid })).toMatchObject({
        settlement: { toShopperPaise: 1_958_134 },
        settlementLine: { discountPaise: -42_563, processingFeePaise: 0, payoutPaise: -1_957_437 },
      });
      expect(sumOf(await linesOf(txnUuid), ({ payoutPaise }) => payoutPaise)).toBe(0);
      await expectSound();
    });

    it('is another thing than closing early, which reverses nothing', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, NO_COST);
      const shopper = await debtor(mobile);
      await shopper.end('close', txnUuid, (await shopper.quotes(txnUuid)).closing?.totalPaise ?? 0);
      expect(await shopper.details(txnUuid)).toMatchObject({ status: 'CLOSED' });
      expect(await linesOf(txnUuid)).toMatchObject([SALE]);
      await expectSound();
    });
  });

  it('a merchant that limits exits closes no-cost plans to a number after its second exit, and after 180 days no more', async () => {
    const { db } = kadam().server;
    const mobile = someMobile();
    const set = (limits: boolean) =>
      db
        .updateTable('merchants')
        .set({ limits_no_cost_exits: limits })
        .where('merchant_key', '=', 'zenmart_sandbox')
        .execute();
    const bought = async () => track(await buy(mobile, NO_COST));
    const exit = async (txnUuid: string) => {
      const shopper = await debtor(mobile);
      await shopper.end('exit', txnUuid, (await shopper.quotes(txnUuid)).exit?.totalPaise ?? 0);
    };
    await set(true);
    try {
      for (let exits = 0; exits < 2; exits += 1) {
        const order = await bought();
        expect(order).toMatchObject(FIGURES);
        await exit(String(order.txnUuid));
      }
      expect(await bought()).toMatchObject({ loanAmountPaise: 2_000_000, subvention: null });
      kadam().clock.advance(180 * DAY_MS);
      expect(await bought()).toMatchObject(FIGURES);
    } finally {
      await set(false);
    }
  });

  it('the database refuses a line that reverses more than the order has', async () => {
    const { db } = kadam().server;
    const txnUuid = await buy(someMobile(), NO_COST);
    await refund({ txnUuid });
    const line = { pricePaise: 0, discountPaise: -1, processingFeePaise: 0, processingFeeGstPaise: 0, payoutPaise: 1 };
    const more = lineSettled({ txnUuid, merchantKey: 'zenmart_sandbox' }, 'more', { kind: 'REFUND', ...line }, 1);
    await expect(writeAll(db, [more])).rejects.toThrow('more was reversed than the order has');
  });

  it('an order that an earlier release has completed and refunded gets its record and its lines when it is read', async () => {
    const { db } = kadam().server;
    const txnUuid = await buy(someMobile(), NO_COST);
    await refund({ txnUuid, amount: 6_667 });
    const before = await linesOf(txnUuid);
    // That release has written neither.
    await db.transaction().execute(async (trx) => {
      await sql`alter table settlement_lines disable trigger user`.execute(trx);
      await sql`alter table subventions disable trigger user`.execute(trx);
      await sql`delete from settlement_lines where txn_uuid = ${txnUuid}`.execute(trx);
      await sql`delete from subventions where txn_uuid = ${txnUuid}`.execute(trx);
      await sql`alter table settlement_lines enable trigger user`.execute(trx);
      await sql`alter table subventions enable trigger user`.execute(trx);
    });
    expect(await linesOf(txnUuid)).toEqual(before);
    expect(await track(txnUuid)).toMatchObject(FIGURES);
    await expectSound();
  });
}
