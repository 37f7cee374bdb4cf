import { type Kysely, sql } from 'kysely';

/** Agents work at a till, at a telesales desk or at both. A merchant's server requests the single-use address of a
 *  desk. An agent's request is a usual payment with its agent. */
const statements = [
  `alter table agents add column role text not null default 'till'
    check (role in ('till', 'telesales', 'both'))`,
  `create table telesales_entries (
    entry_hash text primary key,
    merchant_key text not null,
    agent_id text not null,
    expires_at_ms bigint not null,
    foreign key (merchant_key, agent_id) references agents
  )`,
  `create index telesales_entries_over on telesales_entries (expires_at_ms)`,
  `create table telesales_sessions (
    token_hash text primary key,
    merchant_key text not null,
    agent_id text not null,
    created_at_ms bigint not null,
    expires_at_ms bigint not null,
    foreign key (merchant_key, agent_id) references agents
  )`,
  `create index telesales_sessions_over on telesales_sessions (expires_at_ms)`,
  `create table payment_requests (
    txn_uuid text primary key references transactions,
    merchant_key text not null,
    agent_id text not null,
    sent_at_ms text not null,
    refused_at_ms bigint,
    created_at_ms bigint not null,
    foreign key (merchant_key, agent_id) references agents
  )`,
  `create index payment_requests_of_agent on payment_requests (merchant_key, agent_id, created_at_ms desc, txn_uuid desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
