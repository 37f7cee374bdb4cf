import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { loanNews } from '../../../shared/api/loan-fields';
import type { loanQuote, transactionOfShopper } from '../../../shared/api/loans';
import { paiseOf } from '../../../shared/money/paise';
import { isLoanOver } from '../../../shared/rules/loan-flow';
import { asOf, type LoanBook, nowOf } from '../../rules/loan';
import { closingNow, coolingOffUntilMs, exitByDay, exitNow, isCoolingOff } from '../../rules/loan-quote';
import { findConsent, findKfs } from '../../store/kfs';
import { findLoan, purchasesOf, refundsOf, repaymentsOf } from '../../store/loans';
import { settlementOf } from '../../store/order-settlement';
import { findTransaction, type Transaction } from '../../store/transactions';
import type { SiteCaller } from '../caller';
import { openStatementFilePath, openStatementPath } from '../payments/statement-link';
import { Refusal } from '../refusal';
import { type ProductDeps, productsBought } from './bought-products';
import { debtorOf } from './debtor';
import type { LoanDeps } from './loan-deps';
import { cardOf, instalmentsOf, refundOf, repaymentOf } from './loan-views';

type Details = ResponseOf<typeof transactionOfShopper>;

export async function ownLoan(deps: LoanDeps, caller: SiteCaller, txnUuid: string): Promise<LoanBook> {
  const { mobile, lenderId } = await debtorOf(deps, caller);
  const book = await findLoan(deps.db, txnUuid);
  if (book?.loan.mobile !== mobile || (lenderId ?? book.loan.lenderId) !== book.loan.lenderId)
    throw new Refusal('NOT_FOUND');
  return asOf(book, deps.clock.nowMs());
}

/** Answers `GET txn/details`. Refusals: 401, 404. */
export async function detailsOf(
  deps: LoanDeps & ProductDeps,
  caller: SiteCaller,
  { txnUuid }: RequestOf<typeof transactionOfShopper>,
): Promise<Details> {
  const { db } = deps;
  const book = await ownLoan(deps, caller, txnUuid);
  const { loan } = book;
  const nowMs = deps.clock.nowMs();
  const [purchases, repayments, refunds, txn, settled] = await Promise.all([
    purchasesOf(db, [txnUuid]),
    repaymentsOf(db, [txnUuid]),
    refundsOf(db, [txnUuid]),
    findTransaction(db, txnUuid),
    settlementOf(db, txnUuid),
  ]);
  const bought = purchases.get(txnUuid);
  if (!txn || !bought) throw new Error(`no payment of the loan ${txnUuid}`);
  const product = (await productsBought(deps, purchases)).get(txnUuid);
  const statement = await statementOf(deps, txn);
  const paid = repayments.map(repaymentOf);
  return {
    ...cardOf(book, bought, product, nowMs),
    items: [...bought.items],
    dueAtMerchantPaise: paiseOf(bought.dueRupees),
    discountPaise: loan.discountPaise,
    shopFeesPaise: settled ? settled.subvention.processingFeePaise + settled.subvention.processingFeeGstPaise : 0,
    loanPaise: loan.loanPaise,
    annualRateBps: loan.annualRateBps,
    aprBps: loan.aprBps,
    interestPaise: loan.interestPaise,
    gstOnInterestPaise: loan.gstPaise,
    feesPaise: loan.feesPaise,
    totalPayablePaise: loan.loanPaise + loan.interestPaise + loan.gstPaise + loan.feesPaise,
    paidPaise: paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    bounceChargePaise: loan.bounceChargePaise,
    instalments: instalmentsOf(book),
    repayments: paid,
    refunds: refunds.map(refundOf),
    timeline: timelineOf(book, txn, { statement, paid, refunds: refunds.map(refundOf) }),
    statement,
    repaymentAccount: bought.repaymentAccount,
    coolingOffDays: loan.coolingOffDays,
    areDebitsPaused: loan.areDebitsPaused,
    endedAtMs: loan.endedAtMs,
    canExit: isCoolingOff(loan, nowMs),
    canClose: !isLoanOver(loan.status),
    serverNowMs: nowOf(loan, nowMs),
  };
}

/** The agreed statement; null if there is none. */
async function statementOf(deps: LoanDeps, { txnUuid, kfsHash }: Transaction): Promise<Details['statement']> {
  if (kfsHash === null) return null;
  const [kfs, consent] = await Promise.all([
    findKfs(deps.db, txnUuid, kfsHash),
    findConsent(deps.db, txnUuid, kfsHash),
  ]);
  if (!kfs || !consent) return null;
  const name = { txnUuid, contentHash: kfsHash };
  return {
    contentHash: kfsHash,
    kfsVersion: kfs.kfsVersion,
    language: kfs.language,
    proposalNumber: kfs.proposalNumber,
    agreedAtMs: consent.consentedAtMs,
    pageUrl: openStatementPath(deps, name),
    fileUrl: openStatementFilePath(deps, name),
  };
}

type News = Details['timeline'][number];
const news = (
  what: (typeof loanNews)[number],
  atMs: number,
  { amountPaise = null, number = null }: Partial<Pick<News, 'amountPaise' | 'number'>> = {},
): News => ({ what, atMs, amountPaise, number });

function timelineOf(
  { loan, instalments }: LoanBook,
  txn: Transaction,
  { statement, paid, refunds }: Pick<Details, 'statement' | 'refunds'> & { readonly paid: Details['repayments'] },
): News[] {
  const ended = loan.endedAtMs !== null && isLoanOver(loan.status);
  return [
    news('ORDERED', txn.createdAtMs),
    ...(statement ? [news('STATEMENT_AGREED', statement.agreedAtMs)] : []),
    news('LENT', loan.beganAtMs, { amountPaise: loan.loanPaise }),
    ...paid
      .filter(({ kind }) => kind === 'INSTALMENT')
      .map(({ atMs, amountPaise, number }) => news('INSTALMENT_PAID', atMs, { amountPaise, number })),
    ...instalments.flatMap(({ bouncedAtMs, number }) =>
      bouncedAtMs === null ? [] : [news('DEBIT_BOUNCED', bouncedAtMs, { number })],
    ),
    ...instalments.flatMap(({ missedAtMs, number }) =>
      missedAtMs === null ? [] : [news('EMI_MISSED', missedAtMs, { number })],
    ),
    ...refunds
      .filter(({ status }) => status === 'DONE')
      .map(({ atMs, amountPaise }) => news('REFUNDED', atMs, { amountPaise })),
    ...(ended ? [endNews(loan, paid)] : []),
  ].toSorted((a, b) => a.atMs - b.atMs);
}

function endNews({ status, endedAtMs }: LoanBook['loan'], paid: Details['repayments']): News {
  const ending = paid.find(({ kind }) => kind !== 'INSTALMENT');
  const what = status === 'CANCELLED' || status === 'RETURNED' ? status : 'CLOSED';
  return news(what, endedAtMs ?? 0, { amountPaise: ending?.amountPaise ?? null });
}

/** Answers `GET app/loan/quote`. Refusals: 401, 404. */
export const quoteFor = async (
  deps: LoanDeps,
  caller: SiteCaller,
  { txnUuid }: RequestOf<typeof loanQuote>,
): Promise<ResponseOf<typeof loanQuote>> => quotesOf(await ownLoan(deps, caller, txnUuid), deps.clock.nowMs());

export function quotesOf(book: LoanBook, nowMs: number): ResponseOf<typeof loanQuote> {
  const { loan } = book;
  const exit = exitNow(book, nowMs);
  const closing = closingNow(book, nowMs);
  return {
    exit: exit && { ...exit, untilMs: coolingOffUntilMs(loan), byDay: [...exitByDay(book, nowMs)] },
    closing: closing && { ...closing, foreclosureBps: loan.foreclosureBps },
    serverNowMs: nowOf(loan, nowMs),
  };
}
