import type { Db } from '../store/schema';
import { type CreditLine, drawnPaise, lockLine, transfer } from './ledger';

/** Name of the transfer that returns the loan of an incomplete order; unique per reservation. */
const ORDER_NOT_COMPLETED = 'order-not-completed';

/** Books the return of a reservation's drawn credit. Does nothing if none is drawn. */
export const returnLoan = (db: Db, line: CreditLine, key: string, nowMs: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLine(trx, line);
    const paise = await drawnPaise(trx, key);
    if (paise > 0) await transfer(trx, line, 'refund', paise, key, nowMs, [], ORDER_NOT_COMPLETED);
  });
