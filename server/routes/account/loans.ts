import {
  closeLoan,
  exitLoan,
  loanQuote,
  owedByShopper,
  transactionHistory,
  transactionOfShopper,
} from '../../../shared/api/loans';
import { getRefund, listRefunds, refundOrder } from '../../../shared/api/refund';
import { type Handler, merchantHandler, siteHandler } from '../../http/handler';
import type { ProductDeps } from '../../services/loans/bought-products';
import { detailsOf, quoteFor } from '../../services/loans/details';
import { endLoan } from '../../services/loans/end-loan';
import { historyOf, owedBy } from '../../services/loans/history';
import type { LoanDeps } from '../../services/loans/loan-deps';
import { oneRefund, refundsOfOrder } from '../../services/loans/look-up-refunds';
import { refundPaidOrder } from '../../services/loans/refund-order';

export const loanHandlers = (deps: LoanDeps & ProductDeps): readonly Handler[] => [
  siteHandler(transactionHistory, (asked, caller) => historyOf(deps, caller, asked)),
  siteHandler(transactionOfShopper, (asked, caller) => detailsOf(deps, caller, asked)),
  siteHandler(owedByShopper, (_asked, caller) => owedBy(deps, caller)),
  siteHandler(loanQuote, (asked, caller) => quoteFor(deps, caller, asked)),
  siteHandler(closeLoan, (asked, caller) => endLoan(deps, caller, 'CLOSING', asked)),
  merchantHandler(refundOrder, (asked, caller) => refundPaidOrder(deps, caller, asked)),
  merchantHandler(getRefund, (asked, caller) => oneRefund(deps, caller, asked)),
  merchantHandler(listRefunds, (asked, caller) => refundsOfOrder(deps, caller, asked)),
  siteHandler(exitLoan, (asked, caller) => endLoan(deps, caller, 'EXIT', asked)),
];
