import type { Locale } from '../../shared/locales';
import type { Db } from './schema';
import type { Write } from './write';

/** What a customer has told us of himself; each null where he has not. */
export interface Customer {
  readonly name: string | null;
  readonly email: string | null;
  readonly language: Locale | null;
}

/** Of each kind a customer sees that many of what is kept about him, the newest. */
const HELD_AT_MOST = 500;

export async function findCustomer(db: Db, mobile: string): Promise<Customer> {
  const row = await db
    .selectFrom('customers')
    .select(['name', 'email', 'language'])
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return row ?? { name: null, email: null, language: null };
}

/** Writes what is given; what is not stays. */
export const customerSaved =
  (mobile: string, change: Partial<Customer>, nowMs: number): Write =>
  (db) =>
    db
      .insertInto('customers')
      .values({ mobile, name: null, email: null, language: null, ...change, updated_at_ms: nowMs })
      .onConflict((conflict) => conflict.column('mobile').doUpdateSet({ ...change, updated_at_ms: nowMs }));

/** How many orders and applications stand under a number. */
export async function countsOf(db: Db, mobile: string): Promise<{ orders: number; applications: number }> {
  const { orders, applications } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('transactions')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('mobile', '=', mobile)
        .as('orders'),
      eb
        .selectFrom('applications')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('mobile', '=', mobile)
        .as('applications'),
    ])
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), applications: Number(applications) };
}

/** What is kept of orders, applications, tickets and feedback under a number, and how many sessions it has now. */
export async function heldOf(db: Db, mobile: string, nowMs: number) {
  const orders = await db
    .selectFrom('transactions as t')
    .innerJoin('merchants as m', 'm.merchant_key', 't.merchant_key')
    .select([
      't.order_id',
      'm.name as merchant_name',
      't.amount_rupees',
      't.status',
      't.lender_id',
      't.emi_plan_id',
      't.repayment_account',
      't.created_at_ms',
    ])
    .where('t.mobile', '=', mobile)
    .orderBy('t.created_at_ms', 'desc')
    .limit(HELD_AT_MOST)
    .execute();
  const applications = await db
    .selectFrom('applications')
    .select(['application_id', 'lender_id', 'user_name', 'email', 'status', 'created_at_ms'])
    .where('mobile', '=', mobile)
    .orderBy('created_at_ms', 'desc')
    .limit(HELD_AT_MOST)
    .execute();
  const tickets = await db
    .selectFrom('applications as a')
    .innerJoin('support_tickets as s', 's.application_reference', 'a.reference')
    .select(['s.ticket_id', 's.message', 's.status', 's.created_at_ms'])
    .where('a.mobile', '=', mobile)
    .orderBy('s.created_at_ms', 'desc')
    .limit(HELD_AT_MOST)
    .execute();
  const feedback = await db
    .selectFrom('feedback')
    .select(['rating', 'message', 'at_ms'])
    .where('mobile', '=', mobile)
    .orderBy('at_ms', 'desc')
    .limit(HELD_AT_MOST)
    .execute();
  const { sessions } = await db
    .selectFrom('sessions')
    .select((of) => of.fn.countAll<number>().as('sessions'))
    .where('mobile', '=', mobile)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirstOrThrow();
  return { orders, applications, tickets, feedback, sessions: Number(sessions) };
}

/** Deletes what nothing but the customer's wish keeps. */
export const customerForgotten = (mobile: string): Write[] => [
  (db) => db.deleteFrom('customers').where('mobile', '=', mobile),
  (db) => db.deleteFrom('feedback').where('mobile', '=', mobile),
  (db) => db.deleteFrom('voucher_messages').where('mobile', '=', mobile),
];

/** Keeps what somebody has said. */
export const feedbackGiven =
  (feedback: {
    readonly rating: number;
    readonly message: string;
    readonly mobile: string | null;
    readonly language: Locale;
    readonly atMs: number;
  }): Write =>
  (db) =>
    db.insertInto('feedback').values({
      rating: feedback.rating,
      message: feedback.message,
      mobile: feedback.mobile,
      language: feedback.language,
      at_ms: feedback.atMs,
    });
