import { isLoanOver, type LoanState } from '../../shared/rules/loan-flow';
import type { LoanBook } from '../rules/loan';
import {
  loanStands,
  type NewRepayment,
  nameOfRepayment,
  noMoreDebits,
  nothingOwed,
  repaid,
} from '../store/loan-changes';
import { lockLoan } from '../store/loans';
import type { Db } from '../store/schema';
import { type Write, writeAll } from '../store/write';
import { drawnPaise, lockLine, type TransferKind, transfer } from './ledger';
import type { LoanRef } from './loan-gateway';

/** Locks a loan with its line until the transaction ends, the line first as in reservations. Null if there is no such
 *  loan. */
export async function heldLoan(trx: Db, { txnUuid, lenderId, mobile }: LoanRef): Promise<LoanBook | null> {
  await lockLine(trx, { lenderId, mobile });
  return lockLoan(trx, txnUuid);
}

const moves = { INSTALMENT: 'repay', CLOSING: 'foreclose', EXIT: 'exit' } as const;

/**
 * Writes a payment and the resulting state of a locked loan, and releases its principal. `besides` is written with it.
 */
export const pay = (
  trx: Db,
  book: LoanBook,
  next: LoanState,
  paid: NewRepayment,
  nowMs: number,
  besides: readonly Write[] = [],
): Promise<void> =>
  free(trx, book, next, {
    kind: moves[paid.kind],
    name: nameOfRepayment(paid),
    paise: paid.principalPaise,
    endedAtMs: paid.atMs,
    nowMs,
    writes: [repaid(paid), ...besides],
  });

/** Writes the state of a locked loan and releases credit of its line: all that is still drawn if the loan has ended, as
 *  a no-cost plan draws the whole price. */
export async function free(
  trx: Db,
  { loan }: LoanBook,
  { status }: LoanState,
  by: {
    readonly kind: TransferKind;
    readonly name: string;
    readonly paise: number;
    readonly endedAtMs: number;
    readonly nowMs: number;
    readonly writes: readonly Write[];
  },
): Promise<void> {
  const { txnUuid } = loan;
  const isOver = isLoanOver(status);
  const writes = [...by.writes, loanStands(txnUuid, status, isOver ? by.endedAtMs : null)];
  const key = await reservationBehind(trx, txnUuid);
  const drawn = await drawnPaise(trx, key);
  const freed = isOver ? drawn : Math.min(drawn, by.paise);
  if (freed === 0) await writeAll(trx, writes);
  else await transfer(trx, loan, by.kind, freed, key, by.nowMs, writes, by.name);
  // A separate statement: earlier ones may have changed the same instalments.
  if (isOver) await writeAll(trx, [noMoreDebits(txnUuid), nothingOwed(txnUuid, by.nowMs)]);
}

async function reservationBehind(trx: Db, txnUuid: string): Promise<string> {
  const { reservation_key } = await trx
    .selectFrom('transactions')
    .select('reservation_key')
    .where('txn_uuid', '=', txnUuid)
    .executeTakeFirstOrThrow();
  if (reservation_key === null) throw new Error(`the loan ${txnUuid} was drawn from nothing`);
  return reservation_key;
}
