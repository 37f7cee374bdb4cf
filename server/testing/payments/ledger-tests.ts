import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availablePaise } from '../../lenders/ledger';
import { end, lookUp, type NewReservation, reserve } from '../../lenders/reservations';
import { checkAnswer } from '../../lenders/second-factor';
import { type DatabaseChoice, type OpenDatabase, openDatabase } from '../../store/open';
import { someMobile } from '../sales/sales-steps';
import { STARTS_WITHIN_MS } from '../server/test-server';
import { auditLedger, soundBooks } from './ledger-audit';

const NOW_MS = 1_800_000_000_000;
const LATER_MS = NOW_MS + 60_000;
const LIMIT_PAISE = 100_000;

export function ledgerTests(choose: () => Promise<DatabaseChoice>): void {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(await choose(), () => undefined);
  }, STARTS_WITHIN_MS);
  afterAll(() => database.close());

  const line = (mobile: string) => ({ lenderId: '401', mobile });
  const loan = (mobile: string, key: string, amountPaise: number, expiresAtMs = LATER_MS): NewReservation => ({
    ...line(mobile),
    key,
    amountPaise,
    expiresAtMs,
    limitPaise: LIMIT_PAISE,
    pageHash: null,
    merchantName: 'Zenmart',
    returnUrl: 'https://zenmart.example/',
  });
  const available = (mobile: string) => availablePaise(database.db, line(mobile));

  /** Without payments, which these tests do not make. */
  const faultsOfBooks = async () => ({ ...(await auditLedger(database.db, NOW_MS)), unmatchedPayments: 0 });

  describe('the books of a lender', () => {
    it('set ₹400 of ₹1,000 aside, draw them once, and repeat the answer', async () => {
      const { db } = database;
      const mobile = someMobile();
      const key = `${mobile}:1`;
      expect(await reserve(db, loan(mobile, key, 40_000), NOW_MS)).toEqual({ reserved: 'new' });
      expect(await reserve(db, loan(mobile, key, 40_000), NOW_MS)).toEqual({ reserved: 'known', status: 'RESERVED' });
      expect(await available(mobile)).toBe(60_000);
      for (let time = 0; time < 3; time += 1)
        expect(await end(db, line(mobile), key, 'CONFIRMED', NOW_MS)).toBe('CONFIRMED');
      expect(await end(db, line(mobile), key, 'CANCELED', NOW_MS)).toBe('CONFIRMED');
      expect(await available(mobile)).toBe(60_000);
    });

    it('refuse a paisa more than is available, and release a cancelled reservation', async () => {
      const { db } = database;
      const mobile = someMobile();
      expect(await reserve(db, loan(mobile, `${mobile}:1`, LIMIT_PAISE), NOW_MS)).toEqual({ reserved: 'new' });
      const oneMore = loan(mobile, `${mobile}:2`, 1);
      expect(await reserve(db, oneMore, NOW_MS)).toEqual({ reserved: 'insufficient' });
      expect(await end(db, line(mobile), `${mobile}:1`, 'CANCELED', NOW_MS)).toBe('CANCELED');
      expect(await reserve(db, oneMore, NOW_MS)).toEqual({ reserved: 'new' });
    });

    it('release an expired reservation by themselves, and pay nothing for it any more', async () => {
      const { db } = database;
      const mobile = someMobile();
      const key = `${mobile}:1`;
      await reserve(db, loan(mobile, key, LIMIT_PAISE), NOW_MS);
      expect((await lookUp(db, key, LATER_MS - 1))?.status).toBe('RESERVED');
      expect((await lookUp(db, key, LATER_MS))?.status).toBe('EXPIRED');
      expect(await end(db, line(mobile), key, 'CONFIRMED', LATER_MS)).toBe('EXPIRED');
      expect(await available(mobile)).toBe(LIMIT_PAISE);
    });

    it('refuse a loan whose cancellation came first', async () => {
      const { db } = database;
      const mobile = someMobile();
      expect(await end(db, line(mobile), `${mobile}:1`, 'CANCELED', NOW_MS)).toBe('CANCELED');
      expect(await reserve(db, loan(mobile, `${mobile}:1`, 1), NOW_MS)).toEqual({
        reserved: 'known',
        status: 'CANCELED',
      });
    });

    it('cannot be changed, emptied, unbalanced or overdrawn, also by a program that means to', async () => {
      const { db } = database;
      const mobile = someMobile();
      await reserve(db, loan(mobile, `${mobile}:1`, 1), NOW_MS);
      const wrongs = [
        [sql`delete from ledger_entries`, 'only grows'],
        [sql`update ledger_transfers set at_ms = 0`, 'only grows'],
        [sql`truncate ledger_entries`, 'only grows'],
        [sql`update ledger_accounts set balance_paise = 5`, 'by entries alone'],
        [
          sql`insert into ledger_entries (transfer_id, lender_id, mobile, kind, amount_paise)
            select max(transfer_id), '401', ${mobile}, 'available', 1 from ledger_transfers`,
          'not balanced',
        ],
        [
          sql`insert into ledger_entries (transfer_id, lender_id, mobile, kind, amount_paise)
            select max(transfer_id), '401', ${mobile}, 'drawn', -1 from ledger_transfers`,
          'no_overdraft',
        ],
      ] as const;
      for (const [statement, why] of wrongs) await expect(statement.execute(db)).rejects.toThrow(why);
      expect(await faultsOfBooks()).toEqual(soundBooks);
    });

    it('20 loans of ₹100 asked for at the same moment on a limit of ₹1,000: exactly 10 are given', async () => {
      const { db } = database;
      const mobile = someMobile();
      const asked = Array.from({ length: 20 }, (_, index) => loan(mobile, `${mobile}:${index}`, 10_000));
      const outcomes = await Promise.all(asked.map((each) => reserve(db, each, NOW_MS)));
      expect(outcomes.filter(({ reserved }) => reserved === 'new')).toHaveLength(10);
      expect(await available(mobile)).toBe(0);
    });

    it('stay sound under repeated and simultaneous calls', async () => {
      const { db } = database;
      const act = fc.record({
        key: fc.integer({ min: 0, max: 5 }),
        what: fc.constantFrom('reserve', 'CONFIRMED', 'CANCELED', 'DECLINED', 'later'),
        amountPaise: fc.integer({ min: 1, max: LIMIT_PAISE }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(act, { maxLength: 6 }), { maxLength: 6 }), async (rounds) => {
          const mobile = someMobile();
          let nowMs = NOW_MS;
          for (const round of rounds) {
            await Promise.all(
              round.map(({ key, what, amountPaise }) => {
                const name = `${mobile}:${key}`;
                if (what === 'later') nowMs += 20_000;
                else if (what === 'reserve') return reserve(db, loan(mobile, name, amountPaise, nowMs + 30_000), nowMs);
                else return end(db, line(mobile), name, what, nowMs);
                return undefined;
              }),
            );
          }
          expect(await faultsOfBooks()).toEqual(soundBooks);
        }),
        { numRuns: 40 },
      );
    });
  });

  describe('the second factor', () => {
    it('10 wrong answers at the same moment spend exactly 3, then the right one is refused for 30 min', async () => {
      const { db } = database;
      const mobile = someMobile();
      await reserve(db, loan(mobile, `${mobile}:1`, 1), NOW_MS);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => checkAnswer(db, line(mobile), () => false, NOW_MS)),
      );
      expect(answers.filter(({ answer }) => answer === 'wrong')).toHaveLength(2);
      expect((await checkAnswer(db, line(mobile), () => true, NOW_MS + 30 * 60_000 - 1)).answer).toBe('blocked');
      expect((await checkAnswer(db, line(mobile), () => true, NOW_MS + 30 * 60_000)).answer).toBe('right');
    });
  });
}
