import { sql } from 'kysely';
import { GIVEN_BACK_WITHIN_MS } from '../../store/order-audit';
import type { Db } from '../../store/schema';

/** Faults in the books: all 0 if sound. */
export interface LedgerFaults {
  /** Transfers whose entries do not sum to 0. */
  readonly unbalancedTransfers: number;
  /** Accounts whose balance is not the sum of their entries, or on the wrong side of 0. */
  readonly wrongBalances: number;
  /** Lines whose four accounts do not sum to 0, and closed ones with a balance. */
  readonly unbalancedLines: number;
  /** Reservations whose status differs from their transfers. */
  readonly wrongReservations: number;
  /** Reservations with more repaid than drawn, less although the loan has ended, or all although principal is owed. */
  readonly wrongLoans: number;
  /** COMPLETE payments without a confirmed reservation of the same amount, or confirmed reservations whose payment can
   *  no longer become COMPLETE and whose lender has not taken the loan back. */
  readonly unmatchedPayments: number;
  readonly ordersPaidTwice: number;
  /** Loans reserved for 5 minutes or longer without an open payment. */
  readonly reservedForNothing: number;
}

/** Audits all books in one statement, and so at one moment. */
export async function auditLedger(db: Db, nowMs: number): Promise<LedgerFaults> {
  const { rows } = await sql<LedgerFaults>`select
    (select count(*) from (
      select t.transfer_id from ledger_transfers t left join ledger_entries e using (transfer_id)
      group by t.transfer_id having coalesce(sum(e.amount_paise), 1) <> 0 or count(e.entry_id) < 2
    ) x) as "unbalancedTransfers",
    (select count(*) from (
      select a.lender_id from ledger_accounts a left join ledger_entries e using (lender_id, mobile, kind)
      group by a.lender_id, a.mobile, a.kind, a.balance_paise
      having a.balance_paise <> coalesce(sum(e.amount_paise), 0)
        or (a.kind = 'lender' and a.balance_paise > 0) or (a.kind <> 'lender' and a.balance_paise < 0)
    ) x) as "wrongBalances",
    (select count(*) from (
      select lender_id from ledger_accounts group by lender_id, mobile having sum(balance_paise) <> 0 or count(*) <> 4
      union all select l.lender_id from credit_lines l join ledger_accounts a using (lender_id, mobile)
      where l.state = 'closed' and a.balance_paise <> 0
    ) x) as "unbalancedLines",
    (select count(*) from credit_reservations r
      left join ledger_transfers s on s.reservation_key = r.reservation_key and s.kind = 'reserve'
      left join ledger_transfers c on c.reservation_key = r.reservation_key and c.kind = 'confirm'
      left join ledger_transfers l on l.reservation_key = r.reservation_key and l.kind = 'release'
      where (r.status <> 'CONFIRMED' and exists (select from ledger_transfers p
          where p.reservation_key = r.reservation_key and p.kind in ('repay', 'foreclose', 'exit', 'refund'))) or case
        when r.amount_paise = 0 then s.transfer_id is not null
        when s.transfer_id is null then true
        when r.status = 'RESERVED' then c.transfer_id is not null or l.transfer_id is not null
        when r.status = 'CONFIRMED' then c.transfer_id is null or l.transfer_id is not null
        else c.transfer_id is not null or l.transfer_id is null
      end) as "wrongReservations",
    (select count(*) from (
      select r.reservation_key, (select coalesce(sum(e.amount_paise), 0) from ledger_transfers t
          join ledger_entries e using (transfer_id)
          where t.reservation_key = r.reservation_key and e.kind = 'drawn') as drawn,
        (select bool_and(l.ended_at_ms is not null) from transactions t join loans l using (txn_uuid)
          where t.reservation_key = r.reservation_key and t.credit = 'taken') as is_over,
        (select sum(i.principal_paise) > 0 from transactions t join instalments i using (txn_uuid)
          where t.reservation_key = r.reservation_key and t.credit = 'taken' and i.paid_at_ms is null) as has_principal
      from credit_reservations r where r.status = 'CONFIRMED'
    ) x where drawn < 0 or (is_over and drawn > 0) or (not is_over and has_principal and drawn = 0)) as "wrongLoans",
    (select count(*) from transactions t
      left join credit_reservations r on r.reservation_key = t.reservation_key
      where t.credit = 'taken' and (r.status is distinct from 'CONFIRMED' or r.amount_paise <= 0)
    ) + (select count(*) from credit_reservations r
      where r.status = 'CONFIRMED' and not exists (
        select from transactions t where t.reservation_key = r.reservation_key
          and (t.credit = 'taken' or t.is_open))
        and not exists (
        select from unclaimed_loans u where u.reservation_key = r.reservation_key and u.outcome = 'REFUNDED')
    ) as "unmatchedPayments",
    (select count(*) from (
      select merchant_key from transactions where status = 'COMPLETE' group by merchant_key, order_id having count(*) > 1
    ) x) as "ordersPaidTwice",
    (select count(*) from credit_reservations r
      where r.status = 'RESERVED' and r.reserved_at_ms <= ${nowMs - GIVEN_BACK_WITHIN_MS} and not exists (
        select from transactions t where t.reservation_key = r.reservation_key
          and t.is_open and t.credit in ('reserved', 'asked'))
    ) as "reservedForNothing"`.execute(db);
  const [faults] = rows;
  if (!faults) throw new Error('the audit gave no answer');
  return faults;
}

export const soundBooks: LedgerFaults = {
  unbalancedTransfers: 0,
  wrongBalances: 0,
  unbalancedLines: 0,
  wrongReservations: 0,
  wrongLoans: 0,
  unmatchedPayments: 0,
  ordersPaidTwice: 0,
  reservedForNothing: 0,
};
