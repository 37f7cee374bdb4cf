import type { LoanCard, LoanInstalment, LoanRefund, Repayment } from '../../../shared/api/loan-fields';
import { isNoCost } from '../../../shared/money/no-cost';
import { paiseOf } from '../../../shared/money/paise';
import { isLoanOver } from '../../../shared/rules/loan-flow';
import {
  debitPaise,
  feesDueWith,
  type Instalment,
  isOverdue,
  type LoanBook,
  leftPaise,
  paymentOf,
  unpaidOf,
} from '../../rules/loan';
import { coolingOffUntilMs, isCoolingOff } from '../../rules/loan-quote';
import type { Purchase, refundsOf, repaymentsOf } from '../../store/loans';
import { lenderName } from '../offers';
import type { BoughtProduct } from './bought-products';

type RepaymentRow = Awaited<ReturnType<typeof repaymentsOf>>[number];
type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number];

/** A purchase in a list. `product`: its first item, if the catalogue has it. */
export function cardOf(book: LoanBook, bought: Purchase, product: BoughtProduct | undefined, nowMs: number): LoanCard {
  const { loan, instalments } = book;
  const [next] = unpaidOf(book);
  return {
    txnUuid: loan.txnUuid,
    txnId: bought.txnId,
    orderId: bought.orderId,
    merchantKey: loan.merchantKey,
    merchantName: bought.merchantName,
    merchantHandle: bought.merchantHandle,
    merchantLogo: bought.merchantLogo,
    title: titleOf(bought, product),
    picture: product?.picture ?? null,
    itemCount: bought.items.length,
    boughtAtMs: loan.beganAtMs,
    pricePaise: paiseOf(bought.priceRupees),
    lenderId: loan.lenderId,
    lenderName: lenderName(loan.lenderId),
    instalmentPaise: loan.instalmentPaise,
    isNoCost: isNoCost({ ...loan, gstOnInterestPaise: loan.gstPaise }),
    status: loan.status,
    refundedPaise: paiseOf(bought.refundedRupees),
    isRefundPending: bought.isRefundPending,
    coolingOffUntilMs: isCoolingOff(loan, nowMs) ? coolingOffUntilMs(loan) : null,
    instalmentCount: instalments.length,
    paidCount: instalments.filter(({ paidAtMs }) => paidAtMs !== null).length,
    leftPaise: leftPaise(book),
    next: next ? { number: next.number, dueOn: next.dueOn, paymentPaise: debitPaise(loan, next) } : null,
  };
}

/** Name of the first item. */
export const titleOf = ({ items, orderId }: Purchase, product: BoughtProduct | undefined): string =>
  product?.name ?? items[0]?.name ?? orderId;

export const instalmentsOf = (book: LoanBook): LoanInstalment[] =>
  book.instalments.map((row) => ({
    number: row.number,
    dueOn: row.dueOn,
    principalPaise: row.principalPaise,
    interestPaise: row.interestPaise,
    gstPaise: row.gstPaise,
    paymentPaise: paymentOf(row) + feesDueWith(book.loan, row),
    feesPaise: feesDueWith(book.loan, row),
    chargesPaise: row.chargesPaise,
    balancePaise: row.balancePaise,
    state: standingOf(book, row),
    paidAtMs: row.paidAtMs,
  }));

function standingOf(book: LoanBook, row: Instalment): LoanInstalment['state'] {
  if (row.paidAtMs !== null) return 'PAID';
  if (isLoanOver(book.loan.status)) return 'ENDED';
  if (isOverdue(row)) return 'OVERDUE';
  return unpaidOf(book).find((each) => !isOverdue(each)) === row ? 'NEXT' : 'UPCOMING';
}

export const repaymentOf = (row: RepaymentRow): Repayment => ({
  kind: row.kind,
  number: row.number,
  amountPaise: row.principal_paise + row.interest_paise + row.gst_paise + row.fees_paise + row.charges_paise,
  principalPaise: row.principal_paise,
  interestPaise: row.interest_paise,
  gstPaise: row.gst_paise,
  feesPaise: row.fees_paise,
  chargesPaise: row.charges_paise,
  atMs: row.at_ms,
});

export const refundOf = (row: RefundRow): LoanRefund => ({
  refundId: row.refund_id,
  amountPaise: paiseOf(row.amount_rupees),
  loanPaise: row.loan_paise,
  toShopperPaise: row.to_shopper_paise,
  keptPaise: row.loan_paise === null ? null : (row.kept_paise ?? 0),
  stillOwedPaise: row.loan_paise === null ? null : (row.still_owed_paise ?? 0),
  status: row.status,
  atMs: row.done_at_ms ?? row.asked_at_ms,
});
