import { sql } from 'kysely';
import { GIVEN_BACK_WITHIN_MS } from '../../store/order-audit';
import type { Db } from '../../store/schema';

/** What is wrong with the books: every number is 0 in sound ones. */
export interface LedgerFaults {
  /** Transfers whose entries do not add up to 0. */
  readonly unbalancedTransfers: number;
  /** Accounts whose balance is not the sum of their entries, or is on the wrong side of 0. */
  readonly wrongBalances: number;
  /** Lines whose four accounts do not add up to 0, and closed ones with anything in an account. */
  readonly unbalancedLines: number;
  /** Reservations whose status is not what their transfers say. */
  readonly wrongReservations: number;
  /** Reservations of which more was paid back than they are, or less although their loan is over, or all although principal
   *  of it is still owed. */
  readonly wrongLoans: number;
  /** Payments that are COMPLETE without a confirmed reservation of the same amount, or a confirmed reservation whose
   *  payment cannot become COMPLETE any more and whose lender has not taken the loan back. */
  readonly unmatchedPayments: number;
  /** Orders that were paid more than once. */
  readonly ordersPaidTwice: number;
  /** Loans that have been held ready for 5 minutes or longer while no open payment has them. */
  readonly reservedForNothing: number;
}

/** Goes through all the books, in one statement, and so at one moment. */
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
