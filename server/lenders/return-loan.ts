import type { Db } from '../store/schema';
import { type CreditLine, drawnPaise, lockLine, transfer } from './ledger';

/** Names the transfer that takes a loan back whose order was not completed: there is one for a reservation. */
const ORDER_NOT_COMPLETED = 'order-not-completed';

/** Books that all that is still drawn of a reservation is given back. Does nothing where nothing is drawn. */
export const returnLoan = (db: Db, line: CreditLine, key: string, nowMs: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLine(trx, line);
    const paise = await drawnPaise(trx, key);
    if (paise > 0) await transfer(trx, line, 'refund', paise, key, nowMs, [], ORDER_NOT_COMPLETED);
  });
