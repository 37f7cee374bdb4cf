import type { Locale } from '../../shared/locales';
import type { Db } from './schema';
import type { Write } from './write';

export interface Customer {
  readonly name: string | null;
  readonly email: string | null;
  readonly language: Locale | null;
}

export async function findCustomer(db: Db, mobile: string): Promise<Customer> {
  const row = await db
    .selectFrom('customers')
    .select(['name', 'email', 'language'])
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return row ?? { name: null, email: null, language: null };
}

/** Writes the given fields; others stay. */
export const customerSaved =
  (mobile: string, change: Partial<Customer>, nowMs: number): Write =>
  (db) =>
    db
      .insertInto('customers')
      .values({ mobile, name: null, email: null, language: null, ...change, updated_at_ms: nowMs })
      .onConflict((conflict) => conflict.column('mobile').doUpdateSet({ ...change, updated_at_ms: nowMs }));

export async function sessionsOf(db: Db, mobile: string, nowMs: number): Promise<number> {
  const { sessions } = await db
    .selectFrom('sessions')
    .select((of) => of.fn.countAll<number>().as('sessions'))
    .where('mobile', '=', mobile)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirstOrThrow();
  return Number(sessions);
}

/** Accounts that lenders debit, last linked first. */
export const accountsOf = (db: Db, mobile: string) =>
  db
    .selectFrom('linked_accounts')
    .select(['lender_id', 'masked_account', 'linked_at_ms'])
    .where('mobile', '=', mobile)
    .orderBy('linked_at_ms', 'desc')
    .orderBy('lender_id')
    .execute();

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

export const customerForgotten = (mobile: string): Write[] => [
  (db) => db.deleteFrom('customers').where('mobile', '=', mobile),
  (db) => db.deleteFrom('feedback').where('mobile', '=', mobile),
  (db) => db.deleteFrom('voucher_messages').where('mobile', '=', mobile),
  (db) => db.deleteFrom('filed_details').where('mobile', '=', mobile),
];

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
