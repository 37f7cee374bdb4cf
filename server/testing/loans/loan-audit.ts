import { sql } from 'kysely';
import type { Db } from '../../store/schema';

/** Faults in loans and their changes: all 0 if sound. */
interface LoanBookFaults {
  /** Instalments paid without exactly one repayment, and repayments without a paid instalment. */
  readonly wrongRepayments: number;
  /** Principal repayments that released nothing of the line, and releases without a repayment. */
  readonly unfreedRepayments: number;
  /** Payments refunded above the loan, or by another share of the loan than of the price (for the whole price with
   *  interest and fees paid); booked refunds that are in no book, and bookings without a refund. */
  readonly wrongRefunds: number;
  /** Loans whose repaid, refunded and owed amounts do not sum to the loan. */
  readonly wrongPrincipals: number;
  /** Settlement records with another price than the loan's; lines that are not of the sale, its booked refunds or its
   *  exit; discounts reversed by another amount than the refunds require. */
  readonly wrongSettlements: number;
  /** Credit lines with another drawn amount than the debt of open loans and the discounts of no-cost ones. */
  readonly wrongDrawings: number;
}

/** Audits all loans in one statement, and so at one moment. */
export async function auditLoans(db: Db): Promise<LoanBookFaults> {
  const { rows } = await sql<LoanBookFaults>`with principal as (
    select l.*, t.reservation_key, t.amount_rupees - t.due_rupees as financed_rupees,
      (select coalesce(sum(i.principal_paise), 0) from instalments i
        where i.txn_uuid = l.txn_uuid and i.paid_at_ms is null and l.ended_at_ms is null) as owed_paise,
      (select coalesce(sum(p.principal_paise), 0) from repayments p where p.txn_uuid = l.txn_uuid) as repaid_paise,
      (select coalesce(sum(r.loan_paise), 0) from refunds r where r.txn_uuid = l.txn_uuid) as less_paise,
      (select coalesce(sum(r.to_shopper_paise), 0) from refunds r where r.txn_uuid = l.txn_uuid) as to_shopper_paise,
      (select coalesce(sum(r.kept_paise - r.still_owed_paise), 0) from refunds r
        where r.txn_uuid = l.txn_uuid) as kept_paise,
      (select coalesce(sum(p.interest_paise + p.gst_paise + p.fees_paise + p.charges_paise), 0) from repayments p
        where p.txn_uuid = l.txn_uuid) as repaid_besides_paise,
      (select coalesce(sum(r.amount_rupees), 0) from refunds r
        where r.txn_uuid = l.txn_uuid and r.loan_paise is not null) as booked_rupees,
      (select coalesce(sum(r.amount_rupees), 0) from refunds r where r.txn_uuid = l.txn_uuid) as asked_rupees
    from loans l join transactions t using (txn_uuid)
  ) select
    (select count(*) from instalments i
      full join (select * from repayments where kind = 'INSTALMENT') p using (txn_uuid, number)
      join loans l using (txn_uuid)
      where (i.paid_at_ms is not null) <> (p.name is not null) or (p.name is not null and
        (i.principal_paise, i.interest_paise, i.gst_paise, i.charges_paise, i.paid_at_ms,
          case when number = 1 then l.fees_paise else 0 end)
        is distinct from
        (p.principal_paise, p.interest_paise, p.gst_paise, p.charges_paise, p.at_ms, p.fees_paise))
    ) as "wrongRepayments",
    (select count(*) from (
        select t.reservation_key, p.name,
          case p.kind when 'INSTALMENT' then 'repay' when 'CLOSING' then 'foreclose' else 'exit' end as kind,
          p.principal_paise
        from repayments p join transactions t using (txn_uuid)
      ) p
      full join (select * from ledger_transfers where kind in ('repay', 'foreclose', 'exit')) f
        using (reservation_key, name, kind)
      where p.principal_paise is null or (p.principal_paise > 0 and f.transfer_id is null)
    ) as "unfreedRepayments",
    (select count(*) from principal
      cross join lateral (select
        div(2 * loan_paise * booked_rupees + financed_rupees, 2 * financed_rupees) as share_paise,
        less_paise + to_shopper_paise + kept_paise as gone_paise) g
      where asked_rupees > financed_rupees or gone_paise < share_paise
        or gone_paise > share_paise + case when booked_rupees < financed_rupees then 0 else repaid_besides_paise end
    ) + (select count(*) from (select * from ledger_transfers where kind = 'refund') f
      full join refunds r on r.refund_key = f.name
      where r.loan_paise is null and (f.transfer_id is not null or r.status = 'DONE')
        or (r.loan_paise > 0 and f.transfer_id is null)
    ) as "wrongRefunds",
    (select count(*) from principal where repaid_paise + less_paise + owed_paise <> loan_paise) as "wrongPrincipals",
    (select count(*) from principal p join subventions s using (txn_uuid)
      cross join lateral (select
          count(*) filter (where kind = 'SALE') as sales, count(*) filter (where kind = 'EXIT') as exits,
          coalesce(sum(price_paise) filter (where kind <> 'SALE'), 0) as returned_paise,
          coalesce(sum(discount_paise), 0) as borne_paise
        from settlement_lines l where l.txn_uuid = p.txn_uuid) l
      where s.price_paise <> p.loan_paise + p.discount_paise or s.discount_paise <> p.discount_paise or l.sales <> 1
        or l.returned_paise <> -100 * p.booked_rupees
        or (l.borne_paise <> s.discount_paise + l.returned_paise + p.less_paise + p.to_shopper_paise
          and p.booked_rupees < p.financed_rupees)
        or l.exits <> (select count(*) from repayments r where r.txn_uuid = p.txn_uuid and r.kind = 'EXIT')
    ) as "wrongSettlements",
    (select count(*) from ledger_accounts a
      left join (
        select lender_id, mobile, sum(owed_paise + discount_paise) as owed_paise
        from principal where ended_at_ms is null group by lender_id, mobile
      ) o using (lender_id, mobile)
      where a.kind = 'drawn' and a.balance_paise <> coalesce(o.owed_paise, 0)
    ) as "wrongDrawings"`.execute(db);
  const [faults] = rows;
  if (!faults) throw new Error('the audit of loans gave no answer');
  return faults;
}

export const soundLoans: LoanBookFaults = {
  wrongRepayments: 0,
  unfreedRepayments: 0,
  wrongRefunds: 0,
  wrongPrincipals: 0,
  wrongSettlements: 0,
  wrongDrawings: 0,
};
