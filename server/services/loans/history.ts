import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { owedByShopper, transactionHistory } from '../../../shared/api/loans';
import { addDays, endOfDayInIndia, monthOf } from '../../../shared/rules/india-days';
import { type LoanStatus, loanStatuses } from '../../../shared/rules/loan-flow';
import { asOf, debitPaise, isOverdue, type LoanBook, leftPaise, sumOf, unpaidOf } from '../../rules/loan';
import { type LoanFilter, loanKinds, loanPage, openLoansOf, type Purchase, purchasesOf } from '../../store/loans';
import type { SiteCaller } from '../caller';
import { lenderName } from '../offers';
import { type ProductDeps, productsBought } from './bought-products';
import { debtorOf } from './debtor';
import type { LoanDeps } from './loan-deps';
import { cardOf, titleOf } from './loan-views';

const ON_A_PAGE = 20;
const UPCOMING_AT_MOST = 6;

export async function historyOf(
  deps: LoanDeps & ProductDeps,
  caller: SiteCaller,
  asked: RequestOf<typeof transactionHistory>,
): Promise<ResponseOf<typeof transactionHistory>> {
  const { db } = deps;
  const debtor = await debtorOf(deps, caller);
  const nowMs = deps.clock.nowMs();
  const page = Number(asked.page ?? 1);
  const [{ books, count }, kinds] = await Promise.all([
    loanPage(db, debtor, filterOf(asked), { page, size: ON_A_PAGE }),
    loanKinds(db, debtor),
  ]);
  const bought = await purchasesOf(
    db,
    books.map(({ loan }) => loan.txnUuid),
  );
  const products = await productsBought(deps, bought);
  return {
    transactionDetails: books.map((book) =>
      cardOf(asOf(book, nowMs), boughtBy(bought, book), products.get(book.loan.txnUuid), nowMs),
    ),
    page,
    hasMore: page * ON_A_PAGE < count,
    transactionCount: count,
    filterColumnsData: {
      statuses: counted(kinds, ({ status }) => status).map(([{ status }, count]) => ({ status, count })),
      lenders: counted(kinds, ({ lender_id }) => lender_id).map(([{ lender_id: lenderId }, count]) => ({
        lenderId,
        name: lenderName(lenderId),
        count,
      })),
      merchants: counted(kinds, ({ merchant_key }) => merchant_key).map(([{ merchant_key, name }, count]) => ({
        merchantKey: merchant_key,
        name,
        count,
      })),
    },
    serverNowMs: nowMs,
  };
}

export async function owedBy(
  deps: LoanDeps & ProductDeps,
  caller: SiteCaller,
): Promise<ResponseOf<typeof owedByShopper>> {
  const debtor = await debtorOf(deps, caller);
  const nowMs = deps.clock.nowMs();
  const books = (await openLoansOf(deps.db, debtor)).map((book) => asOf(book, nowMs));
  const bought = await purchasesOf(
    deps.db,
    books.map(({ loan }) => loan.txnUuid),
  );
  const products = await productsBought(deps, bought);
  const titled = (book: LoanBook): string => titleOf(boughtBy(bought, book), products.get(book.loan.txnUuid));
  const loans = books.map((book) => {
    const leftOfLoan = leftPaise(book);
    const paid = paidPaise(book);
    return {
      txnUuid: book.loan.txnUuid,
      title: titled(book),
      lenderName: lenderName(book.loan.lenderId),
      status: book.loan.status,
      toRepayPaise: paid + leftOfLoan,
      paidPaise: paid,
      leftPaise: leftOfLoan,
      nextDueOn: unpaidOf(book)[0]?.dueOn ?? null,
    };
  });
  return {
    toRepayPaise: sumOf(loans, (each) => each.toRepayPaise),
    paidPaise: sumOf(loans, (each) => each.paidPaise),
    leftPaise: sumOf(loans, (each) => each.leftPaise),
    discountPaise: sumOf(books, ({ loan }) => loan.discountPaise),
    loans,
    months: monthsOf(books),
    upcoming: books
      .flatMap((book) => unpaidOf(book).map((row) => ({ book, row })))
      .toSorted((a, b) => inTime(a.row.dueOn, b.row.dueOn))
      .slice(0, UPCOMING_AT_MOST)
      .map(({ book, row }) => ({
        txnUuid: book.loan.txnUuid,
        title: titled(book),
        number: row.number,
        dueOn: row.dueOn,
        paymentPaise: debitPaise(book.loan, row),
        isOverdue: isOverdue(row),
        lenderName: lenderName(book.loan.lenderId),
        repaymentAccount: boughtBy(bought, book).repaymentAccount,
      })),
    serverNowMs: nowMs,
  };
}

/** Paid part of the instalments, fees and charges included. */
const paidPaise = ({ loan, instalments }: LoanBook): number =>
  sumOf(
    instalments.filter(({ paidAtMs }) => paidAtMs !== null),
    (row) => debitPaise(loan, row),
  );

/** Compares days or months as written: locale rules are slow and not needed. */
const inTime = (one: string, other: string): number => Number(one > other) - Number(one < other);

function monthsOf(books: readonly LoanBook[]): { month: string; paidPaise: number; leftPaise: number }[] {
  const months = new Map<string, { month: string; paidPaise: number; leftPaise: number }>();
  for (const { loan, instalments } of books)
    for (const row of instalments) {
      const month = monthOf(row.dueOn);
      const sums = months.get(month) ?? { month, paidPaise: 0, leftPaise: 0 };
      months.set(month, sums);
      sums[row.paidAtMs === null ? 'leftPaise' : 'paidPaise'] += debitPaise(loan, row);
    }
  return [...months.values()].toSorted((a, b) => inTime(a.month, b.month));
}

/** The database ensures that a loan has a payment. */
function boughtBy(bought: ReadonlyMap<string, Purchase>, { loan }: LoanBook): Purchase {
  const found = bought.get(loan.txnUuid);
  if (!found) throw new Error(`no payment of the loan ${loan.txnUuid}`);
  return found;
}

function filterOf(asked: RequestOf<typeof transactionHistory>): LoanFilter {
  const listed = asked.status?.split(',');
  return {
    statuses: listed ? loanStatuses.filter((status: LoanStatus) => listed.includes(status)) : null,
    lenderIds: asked.lender?.split(',') ?? null,
    merchantKeys: asked.merchant?.split(',') ?? null,
    fromMs: asked.from === undefined ? null : endOfDayInIndia(addDays(asked.from, -1)),
    untilMs: asked.to === undefined ? null : endOfDayInIndia(asked.to),
  };
}

function counted<Kind extends { readonly count: number }>(
  kinds: readonly Kind[],
  nameOf: (kind: Kind) => string,
): readonly (readonly [Kind, number])[] {
  const byName = new Map<string, readonly [Kind, number]>();
  for (const kind of kinds) byName.set(nameOf(kind), [kind, (byName.get(nameOf(kind))?.[1] ?? 0) + kind.count]);
  return [...byName].toSorted(([a, [, m]], [b, [, n]]) => n - m || a.localeCompare(b)).map(([, found]) => found);
}
