import { type Selectable, sql } from 'kysely';
import type { Repaid } from '../../shared/money/loan-end';
import type { LoanStatus } from '../../shared/rules/loan-flow';
import type { Instalment, Loan, LoanBook } from '../rules/loan';
import type { Debtor } from './debtor';
import { pausesIn } from './loan-pauses';
import type { LoanTables } from './loan-schema';
import type { Db } from './schema';
import type { Transaction } from './transactions';

export async function findLoan(db: Db, txnUuid: string): Promise<LoanBook | null> {
  const row = await db.selectFrom('loans').selectAll().where('txn_uuid', '=', txnUuid).executeTakeFirst();
  if (!row) return null;
  const [book] = await withInstalments(db, [loanOf(row)]);
  return book ?? null;
}

/** Reads a loan and locks it until the transaction ends, as every change of one must. */
export async function lockLoan(trx: Db, txnUuid: string): Promise<LoanBook | null> {
  const row = await trx.selectFrom('loans').selectAll().where('txn_uuid', '=', txnUuid).forUpdate().executeTakeFirst();
  if (!row) return null;
  const [book] = await withInstalments(trx, [loanOf(row)]);
  return book ?? null;
}

/** Unpaid loans of a number, oldest first, with one lender or any (null). */
export async function openLoansOf(db: Db, { mobile, lenderId }: Debtor): Promise<LoanBook[]> {
  const rows = await loansOf(db, mobile, lenderId)
    .selectAll()
    .where('ended_at_ms', 'is', null)
    .orderBy('began_at_ms')
    .orderBy('txn_uuid')
    .execute();
  return withInstalments(db, rows.map(loanOf));
}

export async function loansBehind(db: Db, txnUuids: readonly string[]): Promise<LoanBook[]> {
  if (txnUuids.length === 0) return [];
  const rows = await db.selectFrom('loans').selectAll().where('txn_uuid', 'in', txnUuids).execute();
  return withInstalments(db, rows.map(loanOf));
}

const loansOf = (db: Db, mobile: string, lenderId: string | null) => {
  const all = db.selectFrom('loans').where('mobile', '=', mobile);
  return lenderId === null ? all : all.where('lender_id', '=', lenderId);
};

/** Filter of a number's loans. One value per list suffices; null = any. Times: epoch ms, the second exclusive. */
export interface LoanFilter {
  readonly statuses: readonly LoanStatus[] | null;
  readonly lenderIds: readonly string[] | null;
  readonly merchantKeys: readonly string[] | null;
  readonly fromMs: number | null;
  readonly untilMs: number | null;
}

/** One page of them, newest first, and their total number. */
export async function loanPage(
  db: Db,
  { mobile, lenderId }: Debtor,
  filter: LoanFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly books: readonly LoanBook[]; readonly count: number }> {
  const { statuses, lenderIds, merchantKeys, fromMs, untilMs } = filter;
  let some = loansOf(db, mobile, lenderId);
  if (statuses) some = some.where('status', 'in', statuses);
  if (lenderIds) some = some.where('lender_id', 'in', lenderIds);
  if (merchantKeys) some = some.where('merchant_key', 'in', merchantKeys);
  if (fromMs !== null) some = some.where('began_at_ms', '>=', fromMs);
  if (untilMs !== null) some = some.where('began_at_ms', '<', untilMs);
  const { count } = await some.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await some
    .selectAll()
    .orderBy('began_at_ms', 'desc')
    .orderBy('txn_uuid', 'desc')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  return { books: await withInstalments(db, rows.map(loanOf)), count };
}

/** Number of loans per status, lender and merchant. */
export const loanKinds = (
  db: Db,
  { mobile, lenderId }: Debtor,
): Promise<{ status: LoanStatus; lender_id: string; merchant_key: string; name: string; count: number }[]> =>
  db
    .selectFrom(
      loansOf(db, mobile, lenderId)
        .select(({ fn }) => ['status', 'lender_id', 'merchant_key', fn.countAll<number>().as('count')])
        .groupBy(['status', 'lender_id', 'merchant_key'])
        .as('l'),
    )
    .innerJoin('merchants as m', 'm.merchant_key', 'l.merchant_key')
    .select(['l.status', 'l.lender_id', 'l.merchant_key', 'm.name', 'l.count'])
    .execute();

export interface Purchase {
  readonly txnUuid: string;
  readonly txnId: string;
  readonly orderId: string;
  readonly merchantName: string;
  readonly merchantLogo: string | null;
  /** Null if it is not a shop of the catalogue. */
  readonly merchantHandle: string | null;
  readonly priceRupees: number;
  /** Amount that the shop collected itself. */
  readonly dueRupees: number;
  readonly items: Transaction['items'];
  readonly repaymentAccount: string | null;
  readonly refundedRupees: number;
  readonly isRefundPending: boolean;
}

export async function purchasesOf(db: Db, txnUuids: readonly string[]): Promise<ReadonlyMap<string, Purchase>> {
  if (txnUuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('transactions as t')
    .innerJoin('merchants as m', 'm.merchant_key', 't.merchant_key')
    .leftJoin('linked_accounts as a', (join) =>
      join.onRef('a.mobile', '=', 't.mobile').onRef('a.lender_id', '=', 't.lender_id'),
    )
    .select((eb) => [
      't.txn_uuid',
      't.txn_id',
      't.order_id',
      'm.name',
      'm.logo_url',
      't.amount_rupees',
      't.due_rupees',
      't.items',
      't.repayment_account',
      'a.masked_account',
      eb
        .selectFrom('catalogue_stores as s')
        .innerJoin('catalogue_current as c', 'c.version', 's.version')
        .select('s.handle')
        .whereRef('s.merchant_key', '=', 't.merchant_key')
        .orderBy('s.place')
        .limit(1)
        .as('handle'),
      eb
        .selectFrom('refunds as r')
        .select(sql<number>`coalesce(sum(r.amount_rupees), 0)::bigint`.as('total'))
        .whereRef('r.txn_uuid', '=', 't.txn_uuid')
        .as('refunded'),
      eb
        .selectFrom('refunds as r')
        .select(sql<boolean>`coalesce(bool_or(r.status = 'PENDING'), false)`.as('any'))
        .whereRef('r.txn_uuid', '=', 't.txn_uuid')
        .as('is_pending'),
    ])
    .where('t.txn_uuid', 'in', txnUuids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.txn_uuid,
      {
        txnUuid: row.txn_uuid,
        txnId: row.txn_id,
        orderId: row.order_id,
        merchantName: row.name,
        merchantLogo: row.logo_url,
        merchantHandle: row.handle,
        priceRupees: row.amount_rupees,
        dueRupees: row.due_rupees,
        items: JSON.parse(row.items) as Purchase['items'],
        repaymentAccount: row.repayment_account ?? row.masked_account,
        refundedRupees: row.refunded ?? 0,
        isRefundPending: row.is_pending ?? false,
      },
    ]),
  );
}

export const repaymentsOf = async (
  db: Db,
  txnUuids: readonly string[],
): Promise<Selectable<LoanTables['repayments']>[]> =>
  txnUuids.length === 0
    ? []
    : db
        .selectFrom('repayments')
        .selectAll()
        .where('txn_uuid', 'in', txnUuids)
        .orderBy('at_ms')
        .orderBy('number')
        .execute();

/** Payments of a loan other than principal, paise. */
export async function repaidOf(db: Db, txnUuid: string): Promise<Repaid> {
  const rows = await repaymentsOf(db, [txnUuid]);
  const sum = (paise: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + paise(row), 0);
  return {
    interestPaise: sum((row) => row.interest_paise),
    gstPaise: sum((row) => row.gst_paise),
    feesPaise: sum((row) => row.fees_paise),
    chargesPaise: sum((row) => row.charges_paise),
  };
}

export const refundsOf = async (db: Db, txnUuids: readonly string[]): Promise<Selectable<LoanTables['refunds']>[]> =>
  txnUuids.length === 0
    ? []
    : db.selectFrom('refunds').selectAll().where('txn_uuid', 'in', txnUuids).orderBy('asked_at_ms').execute();

async function withInstalments(db: Db, loans: readonly Loan[]): Promise<LoanBook[]> {
  if (loans.length === 0) return [];
  const rows = await db
    .selectFrom('instalments')
    .selectAll()
    .where(
      'txn_uuid',
      'in',
      loans.map(({ txnUuid }) => txnUuid),
    )
    .orderBy('txn_uuid')
    .orderBy('number')
    .execute();
  const byLoan = new Map<string, Instalment[]>(loans.map(({ txnUuid }) => [txnUuid, []]));
  for (const row of rows) byLoan.get(row.txn_uuid)?.push(instalmentOf(row));
  return loans.map((loan) => ({ loan, instalments: byLoan.get(loan.txnUuid) ?? [] }));
}

const loanOf = (row: Selectable<LoanTables['loans']>): Loan => ({
  txnUuid: row.txn_uuid,
  mobile: row.mobile,
  merchantKey: row.merchant_key,
  lenderId: row.lender_id,
  loanPaise: row.loan_paise,
  discountPaise: row.discount_paise,
  interestPaise: row.interest_paise,
  gstPaise: row.gst_paise,
  feesPaise: row.fees_paise,
  instalmentPaise: row.instalment_paise,
  annualRateBps: row.annual_rate_bps,
  aprBps: row.apr_bps,
  isNoCost: row.is_no_cost,
  isGstOnInterest: row.is_gst_on_interest,
  coolingOffDays: row.cooling_off_days,
  foreclosureBps: row.foreclosure_bps,
  penalBpsPerMonth: row.penal_bps_per_month,
  penalBy: row.penal_by,
  firstPeriodDays: row.first_period_days,
  bounceChargePaise: row.bounce_charge_paise,
  keepsFeesOnExit: row.keeps_fees_on_exit,
  status: row.status,
  areDebitsPaused: row.are_debits_paused,
  pauses: pausesIn(row.pauses),
  monthsAhead: row.months_ahead,
  beganAtMs: row.began_at_ms,
  endedAtMs: row.ended_at_ms,
});

const instalmentOf = (row: Selectable<LoanTables['instalments']>): Instalment => ({
  number: row.number,
  dueOn: row.due_on,
  principalPaise: row.principal_paise,
  interestPaise: row.interest_paise,
  gstPaise: row.gst_paise,
  balancePaise: row.balance_paise,
  chargesPaise: row.charges_paise,
  debitOn: row.debit_on,
  bouncedAtMs: row.bounced_at_ms,
  missedAtMs: row.missed_at_ms,
  paidAtMs: row.paid_at_ms,
});
