import { sql } from 'kysely';
import type { Kfs } from '../../shared/api/kfs';
import type { Db } from './schema';
import type { Write } from './write';

export interface BegunLoan {
  readonly txnUuid: string;
  readonly mobile: string;
  readonly merchantKey: string;
  readonly lenderId: string;
  readonly kfsHash: string | null;
  /** Figures of the loan if they differ from the stored statement; else null. */
  readonly agreed: Omit<Kfs, 'contentHash'> | null;
  /** These fields, if the statement lacks them as data (before 2026-6). */
  readonly isGstOnInterest: boolean;
  readonly foreclosureBps: number;
  readonly penalBpsPerMonth: number;
  /** With tax. */
  readonly bounceChargePaise: number;
  readonly keepsFeesOnExit: boolean;
  readonly repaymentAccount: string | null;
  readonly beganAtMs: number;
}

/** Writes a loan with the instalments of its statement, together with its payment. An existing loan stays unchanged. A
 *  loan whose payment was reset has ended. */
export const loanBegun = (of: BegunLoan): readonly Write[] => {
  const body = sql`coalesce(
    ${of.agreed && JSON.stringify(of.agreed)}::jsonb,
    (select d.body::jsonb from kfs_documents d where d.txn_uuid = ${of.txnUuid} and d.content_hash = ${of.kfsHash})
  )`;
  const bound = (field: string) => sql`b.body -> 'boundTerms' ->> ${sql.lit(field)}`;
  const int = (field: string) => sql`(b.body ->> ${sql.lit(field)})::bigint`;
  const loan: Write = (db) =>
    db
      .insertInto('loans')
      .columns([
        'txn_uuid',
        'mobile',
        'merchant_key',
        'lender_id',
        'loan_paise',
        'discount_paise',
        'interest_paise',
        'gst_paise',
        'fees_paise',
        'instalment_paise',
        'annual_rate_bps',
        'apr_bps',
        'is_no_cost',
        'is_gst_on_interest',
        'cooling_off_days',
        'foreclosure_bps',
        'penal_bps_per_month',
        'penal_by',
        'first_period_days',
        'bounce_charge_paise',
        'keeps_fees_on_exit',
        'status',
        'began_at_ms',
        'ended_at_ms',
      ])
      .expression(
        sql`select ${of.txnUuid}, ${of.mobile}, ${of.merchantKey}, ${of.lenderId}, ${int('loanAmountPaise')},
          ${int('discountPaise')}, ${int('totalInterestPaise')}, ${int('totalGstOnInterestPaise')},
          ${int('totalFeesPaise')}, ${int('instalmentPaise')}, ${int('annualRateBps')}::int,
          case when ${of.kfsHash !== null}::boolean then ${int('aprBps')}::int end,
          (b.body ->> 'isNoCost')::boolean, coalesce((${bound('isGstOnInterest')})::boolean, ${of.isGstOnInterest}::boolean),
          ${int('coolingOffDays')}::int, coalesce((${bound('foreclosureBps')})::int, ${of.foreclosureBps}::int),
          coalesce((${bound('penalBpsPerMonth')})::int, ${of.penalBpsPerMonth}::int),
          case when b.body ? 'boundTerms' then 'DAY' else 'MONTH' end, ${int('firstPeriodDays')}::int,
          coalesce((${bound('bounceChargeRupees')})::bigint * 100, ${of.bounceChargePaise}::bigint),
          coalesce((${bound('keepsFeesOnExit')})::boolean, ${of.keepsFeesOnExit}::boolean), case when t.repaid_at_ms is null then 'ACTIVE' else 'CLOSED' end,
          ${of.beganAtMs}::bigint, t.repaid_at_ms
          from (select ${body} as body) b
          join transactions t on t.txn_uuid = ${of.txnUuid}
          where b.body is not null`,
      )
      .onConflict((conflict) => conflict.doNothing());
  const instalments: Write = (db) =>
    db
      .insertInto('instalments')
      .columns([
        'txn_uuid',
        'number',
        'due_on',
        'principal_paise',
        'interest_paise',
        'gst_paise',
        'balance_paise',
        'debit_on',
      ])
      .expression(
        sql`select ${of.txnUuid}, (r.row ->> 'number')::int, r.row ->> 'dueOn', (r.row ->> 'principalPaise')::bigint,
          (r.row ->> 'interestPaise')::bigint, (r.row ->> 'gstPaise')::bigint, (r.row ->> 'balancePaise')::bigint,
          case when t.repaid_at_ms is null then r.row ->> 'dueOn' end
          from (select ${body} as body) b
          join transactions t on t.txn_uuid = ${of.txnUuid}
          cross join lateral jsonb_array_elements(b.body -> 'schedule') as r(row)`,
      )
      .onConflict((conflict) => conflict.doNothing());
  const { repaymentAccount } = of;
  return [loan, instalments, ...(repaymentAccount === null ? [] : [accountLinked(of, repaymentAccount, of.beganAtMs)])];
};

export const accountLinked =
  ({ mobile, lenderId }: Pick<BegunLoan, 'mobile' | 'lenderId'>, maskedAccount: string, linkedAtMs: number): Write =>
  (db) =>
    db
      .insertInto('linked_accounts')
      .values({ mobile, lender_id: lenderId, masked_account: maskedAccount, linked_at_ms: linkedAtMs })
      .onConflict((conflict) =>
        conflict
          .columns(['mobile', 'lender_id'])
          .doUpdateSet({ masked_account: maskedAccount, linked_at_ms: linkedAtMs })
          .where('linked_accounts.masked_account', '<>', maskedAccount),
      );

/** Completed payments without a loan row, of a number or of any. */
export async function withoutLoan(db: Db, mobile: string | null, atMost: number): Promise<string[]> {
  const some = db
    .selectFrom('transactions')
    .select('txn_uuid')
    .where('status', '=', 'COMPLETE')
    .where('has_loan', '=', false);
  const rows = await (mobile === null ? some : some.where('mobile', '=', mobile)).limit(atMost).execute();
  return rows.map(({ txn_uuid }) => txn_uuid);
}

export const loanNoted =
  (txnUuid: string): Write =>
  (db) =>
    db.updateTable('transactions').set({ has_loan: true }).where('txn_uuid', '=', txnUuid);
