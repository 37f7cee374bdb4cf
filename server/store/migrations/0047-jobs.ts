import { type Kysely, sql } from 'kysely';

/**
 * Replaces three tables of retried work by one table of jobs. Open rows move with their attempts and times.
 *
 * Processes of the previous release continue during a deploy:
 * 1. A trigger moves a webhook or voucher that they write with a due time into `jobs`, and only this release delivers
 * it. One that they are delivering keeps its lease, and its result is found in its row.
 * 2. Statement messages become a view of `jobs`, so that they can go on sending them.
 * 3. Their indexes on due times stay, and are empty or small.
 */
const statements = [
  // In the order of a payment's locks, which prevents a deadlock: a foreign key leads to `transactions`.
  `lock table transactions, webhook_deliveries, statement_messages, voucher_grants in access exclusive mode`,

  `create table jobs (
    kind text not null check (kind in ('webhook', 'statementLink', 'voucherLink')),
    payload text not null,
    attempts int not null,
    next_at_ms bigint not null,
    lease text,
    primary key (kind, payload)
  )`,
  `create index jobs_due on jobs (kind, next_at_ms)`,

  `alter table webhook_deliveries alter column next_attempt_at_ms drop not null, alter column attempts set default 0`,
  `insert into jobs (kind, payload, attempts, next_at_ms)
    select 'webhook', delivery_id, attempts, next_attempt_at_ms from webhook_deliveries where state = 'waiting'`,
  `update webhook_deliveries set next_attempt_at_ms = null where state = 'waiting'`,
  `create function webhook_to_jobs() returns trigger language plpgsql as $$
  begin
    if new.state = 'waiting' then
      insert into jobs (kind, payload, attempts, next_at_ms)
        values ('webhook', new.delivery_id, new.attempts, new.next_attempt_at_ms)
        on conflict (kind, payload) do update set next_at_ms = excluded.next_at_ms, lease = null;
    end if;
    new.next_attempt_at_ms := null;
    return new;
  end $$`,
  `create trigger webhook_to_jobs before insert or update on webhook_deliveries
    for each row when (new.next_attempt_at_ms is not null) execute function webhook_to_jobs()`,

  `alter table voucher_grants alter column attempts set default 0`,
  `insert into jobs (kind, payload, attempts, next_at_ms)
    select 'voucherLink', txn_uuid, attempts, due_at_ms from voucher_grants where due_at_ms is not null`,
  `update voucher_grants set due_at_ms = null where due_at_ms is not null`,
  `create function voucher_to_jobs() returns trigger language plpgsql as $$
  begin
    insert into jobs (kind, payload, attempts, next_at_ms)
      values ('voucherLink', new.txn_uuid, new.attempts, new.due_at_ms)
      on conflict (kind, payload) do update set next_at_ms = excluded.next_at_ms, lease = null;
    new.due_at_ms := null;
    return new;
  end $$`,
  `create trigger voucher_to_jobs before insert or update on voucher_grants
    for each row when (new.due_at_ms is not null) execute function voucher_to_jobs()`,

  `insert into jobs (kind, payload, attempts, next_at_ms)
    select 'statementLink', txn_uuid, attempts, due_at_ms from statement_messages`,
  `drop table statement_messages`,
  `create view statement_messages as
    select payload as txn_uuid, next_at_ms as due_at_ms, attempts from jobs where kind = 'statementLink'`,
  `create function statement_message_to_jobs() returns trigger language plpgsql as $$
  begin
    insert into jobs (kind, payload, attempts, next_at_ms)
      values ('statementLink', new.txn_uuid, new.attempts, new.due_at_ms);
    return new;
  end $$`,
  `create trigger statement_message_to_jobs instead of insert on statement_messages
    for each row execute function statement_message_to_jobs()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
