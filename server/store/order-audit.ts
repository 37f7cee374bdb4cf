import { type RawBuilder, sql } from 'kysely';
import { MINUTE_MS } from '../../shared/rules/duration';
import type { Db } from './schema';

export const discrepancyKinds = [
  /** Lenders have paid several loans for the order, and none of them is being returned. */
  'orderWithTwoLoans',
  /** A lender has paid a loan that no order has or can still get, and that is not being returned. */
  'loanWithoutOrder',
  'completeOrderWithoutLoan',
  /** A complete order has another lender or amount than the paid loan, or the lender has paid none. */
  'completeOrderUnlikeLoan',
  /** A lender reserves credit for no order, and no release is scheduled. */
  'reservationWithoutOrder',
  /** A lender was asked to pay, and the outcome is unknown for 15 minutes. */
  'lenderUndecided',
  /** The order is still open 15 minutes after its expiry. */
  'orderPastItsEnd',
  /** A lender does not confirm the release of a reservation. */
  'releaseUnanswered',
  /** A loan that no order can get was found 15 minutes ago, and its lender has not booked the refund. */
  'refundUnsettled',
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];

/** `subject`: the payment (`txn_uuid`) or the reservation (`txn_uuid:attempt`). */
export interface Discrepancy {
  readonly kind: DiscrepancyKind;
  readonly subject: string;
  readonly lenderId: string | null;
}

/** Time in which the credit that a call or a killed process leaves behind is released. */
export const GIVEN_BACK_WITHIN_MS = 5 * MINUTE_MS;
/** Longer than the loan of a complete payment may be missing. */
const LOAN_BEGINS_WITHIN_MS = 5 * MINUTE_MS;
/** An operator is notified after this time. */
const UNSETTLED_AFTER_MS = 15 * MINUTE_MS;
/** A release is tried once a minute. */
const UNANSWERED_AFTER_ATTEMPTS = 15;

interface Slice {
  readonly found: readonly Discrepancy[];
  /** Last key of the slice, to continue after; null at the end of the table. */
  readonly next: string | null;
}

/** Audits at most `atMost` payments by key, after `after`: reading in primary key order bounds the cost. */
export const auditPayments = (db: Db, after: string, atMost: number, nowMs: number): Promise<Slice> =>
  slice(
    db,
    atMost,
    sql`slice as (
      select t.*, t.txn_uuid as name from transactions t where t.txn_uuid > ${after} order by t.txn_uuid limit ${atMost}
    ), found as (
      select 'completeOrderWithoutLoan' as kind, t.txn_uuid as subject, t.lender_id from slice t
        where t.status = 'COMPLETE' and t.completed_at_ms <= ${nowMs - LOAN_BEGINS_WITHIN_MS}
          and not exists (select from loans l where l.txn_uuid = t.txn_uuid)
      union all
      select 'completeOrderUnlikeLoan', t.txn_uuid, t.lender_id from slice t
        left join credit_reservations r on r.reservation_key = t.reservation_key
        where t.status = 'COMPLETE' and (r.status, r.lender_id, r.amount_paise)
          is distinct from ('CONFIRMED', t.lender_id, (t.amount_rupees - t.due_rupees) * 100::bigint)
      union all
      select 'lenderUndecided', t.txn_uuid, t.lender_id from slice t
        where t.credit = 'asked' and t.asked_at_ms <= ${nowMs - UNSETTLED_AFTER_MS}
      union all
      select 'orderPastItsEnd', t.txn_uuid, t.lender_id from slice t
        where t.is_open and t.credit <> 'asked' and t.expires_at_ms <= ${nowMs - UNSETTLED_AFTER_MS}
    )`,
  );

/** Audits reservations at lenders in the same way. */
export const auditReservations = (db: Db, after: string, atMost: number, nowMs: number): Promise<Slice> =>
  slice(
    db,
    atMost,
    sql`slice as (
      select r.*, r.reservation_key as name from credit_reservations r
        where r.reservation_key > ${after} order by r.reservation_key limit ${atMost}
    ), matched as (
      select r.reservation_key, r.lender_id, r.status, r.reserved_at_ms, r.expires_at_ms, t.merchant_key, t.order_id,
        coalesce(t.reservation_key = r.reservation_key and t.credit = 'taken', false) as is_taken,
        coalesce(t.reservation_key = r.reservation_key and t.is_open and t.credit in ('reserved', 'asked'), false)
          as is_awaited,
        exists (select from credit_releases c where c.reservation_key = r.reservation_key) as is_owed,
        ${isGivenBack(sql`r.reservation_key`)} as is_given_back
      from slice r left join transactions t on t.txn_uuid = split_part(r.reservation_key, ':', 1)
    ), found as (
      select 'loanWithoutOrder' as kind, m.reservation_key as subject, m.lender_id from matched m
        where m.status = 'CONFIRMED' and not (m.is_taken or m.is_awaited or m.is_owed or m.is_given_back)
      union all
      select 'reservationWithoutOrder', m.reservation_key, m.lender_id from matched m
        where m.status = 'RESERVED' and m.expires_at_ms > ${nowMs}
          and m.reserved_at_ms <= ${nowMs - GIVEN_BACK_WITHIN_MS} and not (m.is_awaited or m.is_owed)
      union all
      select 'orderWithTwoLoans', m.reservation_key, m.lender_id from matched m
        where m.status = 'CONFIRMED' and not m.is_given_back and exists (
          select from transactions o
            cross join lateral generate_series(1, o.attempt) as a(number)
            join credit_reservations r on r.reservation_key = o.txn_uuid || ':' || a.number
            where o.merchant_key = m.merchant_key and o.order_id = m.order_id and r.status = 'CONFIRMED'
              and r.reservation_key > m.reservation_key and not ${isGivenBack(sql`r.reservation_key`)})
    )`,
  );

/** Audits unsettled work with lenders; these tables are almost empty. */
export async function auditUnsettled(db: Db, nowMs: number): Promise<readonly Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    select 'releaseUnanswered' as kind, reservation_key as subject, lender_id as "lenderId" from credit_releases
      where attempts >= ${UNANSWERED_AFTER_ATTEMPTS}
    union all
    select 'refundUnsettled', reservation_key, lender_id from unclaimed_loans
      where due_at_ms is not null and heard_at_ms <= ${nowMs - UNSETTLED_AFTER_MS}`.execute(db);
  return rows;
}

/** The whole audit at once, for tests and small databases. */
export async function auditOrders(db: Db, nowMs: number): Promise<readonly Discrepancy[]> {
  const found: Discrepancy[] = [...(await auditUnsettled(db, nowMs))];
  for (const audit of [auditPayments, auditReservations])
    for (let after: string | null = ''; after !== null; ) {
      const part: Slice = await audit(db, after, 1_000, nowMs);
      found.push(...part.found);
      after = part.next;
    }
  return found;
}

const isGivenBack = (key: RawBuilder<unknown>) => sql`exists (select from unclaimed_loans u
  where u.reservation_key = ${key} and u.outcome is distinct from 'COMPLETED')`;

async function slice(db: Db, atMost: number, tables: RawBuilder<unknown>): Promise<Slice> {
  const { rows } = await sql<{
    kind: DiscrepancyKind | null;
    subject: string;
    lenderId: string | null;
    last: string | null;
    size: number;
  }>`with ${tables}
    select f.kind, f.subject, f.lender_id as "lenderId", s.last, s.size
    from (select max(name) as last, count(*)::int as size from slice) s left join found f on true`.execute(db);
  const found = rows.flatMap(({ kind, subject, lenderId }) => (kind === null ? [] : [{ kind, subject, lenderId }]));
  const [row] = rows;
  return { found, next: row && row.size >= atMost ? row.last : null };
}
