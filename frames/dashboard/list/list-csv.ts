import type { LoanCard } from '../../../shared/api/loan-fields';
import { csvOf } from '../../../shared/format/csv';
import { rupeesOf } from '../../../shared/money/paise';
import { dayInIndia } from '../../../shared/rules/india-days';
import type { LoansMessages } from '../message-types';
import type { ListMessages } from './list-messages';

const rupees = (paise: number): string => rupeesOf(paise).toFixed(2);

/** Purchases as CSV: days 'YYYY-MM-DD', rupees with two decimals. */
export function listCsv(transactions: readonly LoanCard[], { heads }: ListMessages, loans: LoansMessages): string {
  const { date, order, merchant, orderId, transaction, lender, plan, progress, amount, left, status } = heads;
  return csvOf([
    [date, order, merchant, orderId, transaction, lender, plan, progress, amount, left, status],
    ...transactions.map((one) => [
      dayInIndia(one.boughtAtMs),
      one.title,
      one.merchantName,
      one.orderId,
      one.txnId,
      one.lenderName,
      `${one.instalmentCount} × ${rupees(one.instalmentPaise)}`,
      loans.paidOf(one.paidCount, one.instalmentCount),
      rupees(one.pricePaise),
      rupees(one.leftPaise),
      loans.statuses[one.status],
    ]),
  ]);
}
