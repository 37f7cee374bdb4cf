import { paiseOf, wholeRupeesOf } from '../../shared/money/paise';
import { exitLine, refundLine, type SettlementLine, subventionOf } from '../../shared/money/subvention';
import { type Loan, nowOf } from '../rules/loan';
import { coolingOffUntilMs } from '../rules/loan-quote';
import { shareOf } from '../rules/loan-refund';
import { findKfs } from './kfs';
import { lockLoan } from './loans';
import type { Db } from './schema';
import { EXIT_LINE, findSettlement, lineSettled, type OrderSettlement, orderSettled } from './settlements';
import { writeAll } from './write';

/** Subvention of a paid order, and all its lines; null if it has no loan. Processes of an earlier release write none:
 *  the missing ones are written here, once. */
export async function settlementOf(db: Db, txnUuid: string): Promise<OrderSettlement | null> {
  const found = await findSettlement(db, txnUuid);
  const happened = await reversalsOf(db, txnUuid);
  const names = new Set(found?.lines.map(({ name }) => name));
  if (found && happened.every(({ name }) => names.has(name))) return found;
  return db.isTransaction ? completed(db, txnUuid) : db.transaction().execute((trx) => completed(trx, txnUuid));
}

interface Reversal {
  readonly name: string;
  /** Amount of a refund; null for an exit. */
  readonly amountRupees: number | null;
  readonly atMs: number;
}

/** An exit, then all booked refunds, oldest first: an exit reverses only the fee, and a refund the rest. */
async function reversalsOf(db: Db, txnUuid: string): Promise<Reversal[]> {
  const exits = await db
    .selectFrom('repayments')
    .select('at_ms')
    .where('txn_uuid', '=', txnUuid)
    .where('name', '=', 'end')
    .where('kind', '=', 'EXIT')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['refund_key', 'amount_rupees', 'asked_at_ms', 'done_at_ms'])
    .where('txn_uuid', '=', txnUuid)
    .where('loan_paise', 'is not', null)
    .orderBy('asked_at_ms')
    .orderBy('refund_key')
    .execute();
  return [
    ...exits.map(({ at_ms: atMs }) => ({ name: EXIT_LINE, amountRupees: null, atMs })),
    ...refunds.map((row) => ({
      name: row.refund_key,
      amountRupees: row.amount_rupees,
      atMs: row.done_at_ms ?? row.asked_at_ms,
    })),
  ];
}

async function completed(trx: Db, txnUuid: string): Promise<OrderSettlement | null> {
  const book = await lockLoan(trx, txnUuid);
  if (!book) return null;
  const { loan } = book;
  if ((await findSettlement(trx, txnUuid)) === null)
    await writeAll(trx, orderSettled(loan, await recordOf(trx, loan), loan.beganAtMs));
  for (const reversal of await reversalsOf(trx, txnUuid)) await settleReversal(trx, loan, reversal);
  return findSettlement(trx, txnUuid);
}

async function recordOf(trx: Db, { txnUuid, loanPaise, discountPaise }: Loan) {
  const { kfs_hash: kfsHash } = await trx
    .selectFrom('transactions')
    .select('kfs_hash')
    .where('txn_uuid', '=', txnUuid)
    .executeTakeFirstOrThrow();
  const kfs = kfsHash === null ? null : await findKfs(trx, txnUuid, kfsHash);
  return subventionOf({ loanPaise, discountPaise, shopFeesPaise: kfs?.shopFeesPaise ?? 0 });
}

async function settleReversal(trx: Db, loan: Loan, { name, amountRupees, atMs }: Reversal): Promise<void> {
  const settled = await findSettlement(trx, loan.txnUuid);
  if (!settled || settled.lines.some((line) => line.name === name)) return;
  const { subvention, lines } = settled;
  const line =
    amountRupees === null
      ? exitLine(subvention, lines, { keepsFees: loan.keepsFeesOnExit })
      : refundOfBefore(loan, settled, amountRupees, atMs);
  await writeAll(trx, [lineSettled(loan, name, line, atMs)]);
}

/** A refund of an earlier release, in which the lender retained no interest at no cost. */
function refundOfBefore(
  loan: Loan,
  { subvention, lines }: OrderSettlement,
  amountRupees: number,
  atMs: number,
): SettlementLine {
  const financedRupees = wholeRupeesOf(subvention.pricePaise);
  const leftPaise = lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  const beforeRupees = financedRupees - wholeRupeesOf(leftPaise);
  const byNow = beforeRupees + amountRupees;
  return refundLine(subvention, lines, {
    amountPaise: paiseOf(amountRupees),
    loanSharePaise: shareOf(loan, financedRupees, byNow) - shareOf(loan, financedRupees, beforeRupees),
    isWhole: byNow === financedRupees,
    isWithinCoolingOff: nowOf(loan, atMs) < coolingOffUntilMs(loan),
    earnedInterestPaise: 0,
  });
}
