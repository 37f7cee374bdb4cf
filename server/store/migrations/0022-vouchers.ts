import { type Kysely, sql } from 'kysely';

/** Greater than any time: combines a number and a time in one number, so that times of two numbers never overlap. */
const TIMES = '10000000000000';
/** 30 days, the rule at the time of this migration. */
const SPAN_MS = 30 * 24 * 3_600_000;

/** The periods of one number may not overlap. */
export const oneIn30Days = `exclude using gist (
      numrange(
        mobile::numeric * ${TIMES} + granted_at_ms,
        mobile::numeric * ${TIMES} + granted_at_ms + ${SPAN_MS}
      ) with &&
    )`;

/**
 * SMS of voucher offers, and vouchers earned by purchases. The database ensures at most one per number in 30 days
 * across processes: the periods of one number may not overlap. Range types need no extension, which one of the
 * databases may lack.
 */
const statements = [
  `create table voucher_messages (
    mobile text not null,
    merchant_key text not null references merchants,
    handle text not null,
    language text not null,
    sent_at_ms bigint not null,
    primary key (mobile, merchant_key)
  )`,
  `create index voucher_messages_sent on voucher_messages (sent_at_ms)`,
  `create table voucher_grants (
    txn_uuid text primary key references transactions,
    mobile text not null,
    merchant_key text not null,
    handle text not null,
    language text not null,
    order_id text not null,
    granted_at_ms bigint not null,
    code text,
    link_sent_at_ms bigint,
    due_at_ms bigint,
    attempts int not null,
    constraint voucher_grants_one_in_30_days ${oneIn30Days}
  )`,
  `create index voucher_grants_due on voucher_grants (due_at_ms) where due_at_ms is not null`,
  `create index voucher_grants_of_mobile on voucher_grants (mobile, granted_at_ms)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
