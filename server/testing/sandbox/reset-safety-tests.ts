import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { end, reserve } from '../../lenders/reservations';
import { soundBooks } from '../payments/ledger-audit';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import { ITS_LENDER, resetSteps, SMALL_LIMIT } from './reset-steps';

/** Delay until the lender reports its payment. */
const LATE_MS = 6_000;

export function resetSafetyTests(kadam: ServerOf): void {
  const { reset, begun, faultsOfBooks, chosen, pay, buy } = resetSteps(kadam);

  describe('a reset of a test customer', () => {
    it('is refused while a lender holds a loan ready or has still to answer, and told until when', async () => {
      await begun(SMALL_LIMIT);
      const checkout = await chosen(SMALL_LIMIT, ITS_LENDER);
      const { expiresAtMs } = dataOf(await checkout.get('/app/payment/order-info'));
      const refused = await reset(SMALL_LIMIT);
      expect(refused.body).toMatchObject({ success: false, code: 'CUSTOMER_IN_PAYMENT', retry: true });
      expect(dataOf(refused)).toEqual({ endsAtMs: expiresAtMs, serverNowMs: kadam().clock.nowMs() });
      // Nothing is lost: the payment continues.
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

    it('happens once by 8 presses at the same moment, and a later one finds nothing to do', async () => {
      await begun(SMALL_LIMIT);
      await buy(SMALL_LIMIT, ITS_LENDER);
      const replies = await Promise.all(Array.from({ length: 8 }, () => reset(SMALL_LIMIT)));
      expect(replies.map(({ body }) => body?.success)).toEqual(Array(8).fill(true));
      expect(replies.map((reply) => dataOf(reply).loansRepaid).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
      expect(dataOf(await reset(SMALL_LIMIT))).toMatchObject({ linesClosed: 0, loansRepaid: 0 });
      expect(await faultsOfBooks()).toEqual(soundBooks);
    });

    it('leaves all as before where a fault comes in the middle, and is done by the next press', async () => {
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
      // The last write of a reset.
      await sql`alter table event_log add constraint no_resets check (type <> 'testCustomerReset') not valid`.execute(
        db,
      );
      const failed = await reset(SMALL_LIMIT);
      await sql`alter table event_log drop constraint no_resets`.execute(db);
      expect(failed.status).toBe(500);
      expect(await rows()).toEqual(before);
      expect(dataOf(await reset(SMALL_LIMIT))).toMatchObject({ loansRepaid: 1 });
    });
  });
}
