import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../shared/rules/duration';
import { dayInIndia } from '../../../shared/rules/india-days';
import { approvedMobiles } from '../account/shopper';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import { newBrowser } from '../site/site-steps';
import { loanSteps } from './loan-steps';
import { expectSoundAfterResets } from './sound-books';

export function loanTests(kadam: ServerOf): void {
  const { buy, debtor } = loanSteps(kadam);
  const mobiles = approvedMobiles(17, 7_440_000_000);
  const someMobile = (): string => {
    const mobile = mobiles.shift();
    if (mobile === undefined) throw new Error('no number is left');
    return mobile;
  };
  const BUYING_TAKES_MS = 31 * MINUTE_MS;
  /** Advances the clock to `beforeMs` before a time of day in India. */
  const goTo = (time: string, { beforeMs }: { readonly beforeMs: number }): void => {
    const { clock } = kadam();
    const at = Date.parse(`${dayInIndia(clock.nowMs())}T${time}:00+05:30`) - beforeMs;
    clock.advance((at + 2 * DAY_MS - clock.nowMs()) % DAY_MS);
  };
  const AMOUNT = { amount: 12_000, tenure: 6 } as const;
  const expectSound = () => expectSoundAfterResets(kadam().server.db, kadam().clock.nowMs());

  describe('a purchase', () => {
    // @req CAT-024
    it('is in the history of its number with the instalments of its statement, to the paisa', async () => {
      const mobile = someMobile();
      const before = await (await debtor(mobile)).history();
      expect(before).toMatchObject({ transactionDetails: [], transactionCount: 0, hasMore: false });
      const txnUuid = await buy(mobile, AMOUNT);
      const shopper = await debtor(mobile);
      const { transactionDetails, filterColumnsData } = await shopper.history();
      expect(transactionDetails).toMatchObject([
        {
          txnUuid,
          title: 'Lumen M2 camera kit',
          merchantKey: 'zenmart_sandbox',
          status: 'ACTIVE',
          pricePaise: 1_200_000,
          instalmentCount: 6,
          paidCount: 0,
        },
      ]);
      expect(filterColumnsData).toMatchObject({
        statuses: [{ status: 'ACTIVE', count: 1 }],
        merchants: [{ merchantKey: 'zenmart_sandbox', count: 1 }],
      });
      const details = await shopper.details(txnUuid);
      const kfs = await kadam()
        .server.db.selectFrom('kfs_documents')
        .select('body')
        .where('txn_uuid', '=', txnUuid)
        .executeTakeFirstOrThrow();
      const { schedule, totalPayablePaise, totalFeesPaise } = JSON.parse(kfs.body) as {
        schedule: readonly Readonly<Record<string, unknown>>[];
        totalPayablePaise: number;
        totalFeesPaise: number;
      };
      expect(details.instalments).toMatchObject(
        schedule.map(({ number, dueOn, principalPaise, interestPaise, gstPaise, paymentPaise, balancePaise }) => ({
          number,
          dueOn,
          principalPaise,
          interestPaise,
          gstPaise,
          paymentPaise,
          balancePaise,
        })),
      );
      expect(details.totalPayablePaise).toBe(totalPayablePaise);
      expect(details.leftPaise).toBe(totalPayablePaise);
      expect(details.feesPaise).toBe(totalFeesPaise);
      expect(details.timeline.map(({ what }) => what)).toEqual(['ORDERED', 'STATEMENT_AGREED', 'LENT']);
      expect((await kadam().request('GET', String(details.statement?.pageUrl))).status).toBe(200);
      expect(await shopper.owed()).toMatchObject({
        toRepayPaise: totalPayablePaise,
        leftPaise: totalPayablePaise,
        paidPaise: 0,
        loans: [{ txnUuid, leftPaise: totalPayablePaise }],
      });
    });

    it('has name and picture of what the catalogue has at its shop, and else what the order says', async () => {
      const mobile = someMobile();
      const bought = (item: object): Promise<string> =>
        buy(mobile, { ...AMOUNT, items: [{ name: 'M2, black', quantity: 1, amountPaise: 1_200_000, ...item }] });
      const known = await bought({ productId: 'lumen-m2-kit' });
      const unknown = await bought({ productId: 'lumen-m9' });
      const elsewhere = await bought({ productId: 'feather-14' });
      const unnamed = await bought({});
      const shopper = await debtor(mobile);
      const cards = (await shopper.history()).transactionDetails;
      expect(cards.map(({ txnUuid, title, picture }) => [txnUuid, title, picture?.slice(0, 19) ?? null])).toEqual([
        [unnamed, 'M2, black', null],
        [elsewhere, 'M2, black', null],
        [unknown, 'M2, black', null],
        [known, 'Lumen M2 camera kit', 'data:image/svg+xml,'],
      ]);
      expect(await shopper.details(known)).toMatchObject({
        title: 'Lumen M2 camera kit',
        picture: cards[3]?.picture,
        items: [{ name: 'M2, black', productId: 'lumen-m2-kit' }],
      });
      expect((await shopper.owed()).loans.map(({ title }) => title).toSorted()).toEqual([
        'Lumen M2 camera kit',
        'M2, black',
        'M2, black',
        'M2, black',
      ]);
      await expect(bought({ productId: 'Lumen M2' })).rejects.toThrow();
    });

    // @req CAT-025
    it('is found by status, lender, merchant and day of purchase, and by none of those that it has not', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      const shopper = await debtor(mobile);
      const today = dayInIndia(kadam().clock.nowMs());
      const found = { transactionDetails: [{ txnUuid }], transactionCount: 1 };
      const none = { transactionDetails: [], transactionCount: 0 };
      expect(await shopper.history({ status: 'CLOSED,ACTIVE' })).toMatchObject(found);
      expect(await shopper.history({ status: 'CLOSED' })).toMatchObject(none);
      expect(await shopper.history({ lender: '401,402' })).toMatchObject(found);
      expect(await shopper.history({ lender: '401' })).toMatchObject(none);
      expect(await shopper.history({ merchant: 'zenmart_sandbox' })).toMatchObject(found);
      expect(await shopper.history({ merchant: 'other' })).toMatchObject(none);
      expect(await shopper.history({ from: today, to: today })).toMatchObject(found);
      expect(await shopper.history({ to: '2020-01-01' })).toMatchObject(none);
      for (const wrong of ['status=NONE', 'from=2026-02-30', 'to=2026-13-01', 'page=0'])
        expect((await shopper.get(`/txn/history/all?${wrong}`)).status).toBe(400);
    });

    it('of another number is 404 with the body of one that is not there, and a guest is refused', async () => {
      const txnUuid = await buy(someMobile(), AMOUNT);
      const unauthorisedCaller = await debtor(someMobile());
      const without = ({ body }: { readonly body: object | null }) => ({ ...body, requestId: undefined });
      for (const path of ['/txn/details', '/app/loan/quote']) {
        const [ofAnother, ofUnknown] = [
          await unauthorisedCaller.get(`${path}?txnUuid=${txnUuid}`),
          await unauthorisedCaller.get(`${path}?txnUuid=${randomUUID()}`),
        ];
        expect(ofAnother.status).toBe(404);
        expect(without(ofAnother)).toEqual(without(ofUnknown));
        expect((await newBrowser(kadam).get(`${path}?txnUuid=${txnUuid}`)).status).toBe(401);
      }
      for (const how of ['close', 'exit'] as const) {
        expect((await unauthorisedCaller.end(how, txnUuid, 1)).status).toBe(404);
      }
      expect((await unauthorisedCaller.history()).transactionCount).toBe(0);
      expect((await newBrowser(kadam).get('/txn/history/all')).status).toBe(401);
    });

    it('of before there were loans, or of a process of an earlier version, is there when its shopper looks', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      const { db } = kadam().server;
      const shopper = await debtor(mobile);
      const before = await shopper.details(txnUuid);
      await db.deleteFrom('instalments').where('txn_uuid', '=', txnUuid).execute();
      await db.deleteFrom('loans').where('txn_uuid', '=', txnUuid).execute();
      await db.updateTable('transactions').set({ has_loan: false }).where('txn_uuid', '=', txnUuid).execute();
      const after = await shopper.details(txnUuid);
      expect({ ...after, statement: null }).toEqual({ ...before, statement: null });
    });
  });

  describe('giving a loan back', () => {
    it('costs the live amount, changes at midnight in India, frees the line and cannot be done twice', async () => {
      // There is one midnight between two noons.
      goTo('12:00', { beforeMs: 0 });
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      const shopper = await debtor(mobile);
      const { exit } = await shopper.quotes(txnUuid);
      expect(exit).toMatchObject({ principalPaise: 1_200_000, feesPaise: 0 });
      kadam().clock.advance(DAY_MS);
      const later = await debtor(mobile);
      const changed = await later.end('exit', txnUuid, exit?.totalPaise ?? 0);
      expect(dataOf(changed)).toMatchObject({ outcome: 'AMOUNT_CHANGED' });
      const now = (await later.quotes(txnUuid)).exit;
      expect(now?.days).toBe((exit?.days ?? 0) + 1);
      expect(dataOf(await later.end('exit', txnUuid, now?.totalPaise ?? 0))).toMatchObject({
        outcome: 'DONE',
        exit: null,
        closing: null,
      });
      expect(await later.details(txnUuid)).toMatchObject({
        status: 'CANCELLED',
        leftPaise: 0,
        paidPaise: now?.totalPaise,
        canExit: false,
        canClose: false,
        repayments: [{ kind: 'EXIT', amountPaise: now?.totalPaise, feesPaise: 0, chargesPaise: 0 }],
      });
      expect(dataOf(await later.end('exit', txnUuid, now?.totalPaise ?? 0))).toMatchObject({ outcome: 'DONE' });
      expect(dataOf(await later.end('close', txnUuid, 1))).toMatchObject({ outcome: 'NOT_OPEN' });
      expect(await later.owed()).toMatchObject({ leftPaise: 0, loans: [], upcoming: [] });
      const { count } = await kadam()
        .server.db.selectFrom('repayments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('txn_uuid', '=', txnUuid)
        .executeTakeFirstOrThrow();
      expect(count).toBe(1);
      await expectSound();
    });

    it('ends 3 days after the payment', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      const shopper = await debtor(mobile);
      const { coolingOffUntilMs, boughtAtMs } = await shopper.details(txnUuid);
      expect(coolingOffUntilMs).toBe(boughtAtMs + 3 * DAY_MS);
      kadam().clock.advance(3 * DAY_MS);
      const late = await debtor(mobile);
      expect((await late.quotes(txnUuid)).exit).toBeNull();
      expect(await late.details(txnUuid)).toMatchObject({ coolingOffUntilMs: null, canExit: false });
      expect(dataOf(await late.end('exit', txnUuid, 1))).toMatchObject({ outcome: 'NOT_OPEN' });
    });
  });

  describe('closing a loan early', () => {
    // Half an hour and a minute pass until the login.
    it.each([
      ['10:00', 10],
      ['23:28', 10],
      ['23:59', 11],
      ['00:01', 10],
      ['05:29', 10],
    ])(
      'costs what its quote says, frees the line and leaves sound books: bought at %s in India, and 10 days and 31 min later %i days old',
      async (time, days) => {
        const mobile = someMobile();
        goTo(time, { beforeMs: BUYING_TAKES_MS });
        const txnUuid = await buy(mobile, AMOUNT);
        kadam().clock.advance(10 * DAY_MS);
        const shopper = await debtor(mobile);
        const { closing, exit } = await shopper.quotes(txnUuid);
        expect(exit).toBeNull();
        expect(closing).toMatchObject({ principalPaise: 1_200_000, foreclosureBps: 300, closurePaise: 36_000 });
        expect(closing?.days).toBe(days);
        expect(dataOf(await shopper.end('close', txnUuid, (closing?.totalPaise ?? 0) - 1))).toMatchObject({
          outcome: 'AMOUNT_CHANGED',
        });
        expect(dataOf(await shopper.end('close', txnUuid, closing?.totalPaise ?? 0))).toMatchObject({
          outcome: 'DONE',
        });
        expect(await shopper.details(txnUuid)).toMatchObject({ status: 'CLOSED', paidPaise: closing?.totalPaise });
        const { instalments } = await shopper.details(txnUuid);
        expect(new Set(instalments.map(({ state }) => state))).toEqual(new Set(['ENDED']));
        await expectSound();
      },
    );

    it('asked for by two at once is done once', async () => {
      const mobile = someMobile();
      const txnUuid = await buy(mobile, AMOUNT);
      const shopper = await debtor(mobile);
      const total = (await shopper.quotes(txnUuid)).closing?.totalPaise ?? 0;
      const [one, two] = await Promise.all([1, 2].map(() => shopper.end('close', txnUuid, total)));
      expect([one, two].map((reply) => reply && dataOf(reply).outcome)).toEqual(['DONE', 'DONE']);
      expect((await shopper.details(txnUuid)).repayments).toHaveLength(1);
      await expectSound();
    });
  });
}
