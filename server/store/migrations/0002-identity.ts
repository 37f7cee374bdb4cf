import { type Kysely, sql } from 'kysely';

const statements = [
  // Adds a purpose to codes: the existing ones are share codes.
  `alter table share_codes rename to one_time_codes`,
  `alter table one_time_codes add column purpose text not null default 'shareCode'
    check (purpose in ('shareCode', 'login', 'lenderOtp'))`,
  `alter table one_time_codes alter column purpose drop default`,
  `alter table one_time_codes drop constraint share_codes_pkey`,
  `alter table one_time_codes add primary key (purpose, merchant_key, mobile)`,
  `create table sessions (
    token_hash text primary key,
    merchant_key text not null references merchants on delete cascade,
    origin text not null,
    mobile text check (mobile ~ '^[0-9]{10}$'),
    txn_uuid text,
    created_at_ms bigint not null,
    expires_at_ms bigint not null
  )`,
  `create index sessions_by_end on sessions (expires_at_ms)`,
  // Settings of a merchant's widgets; a JSON object, see server/store/widget-settings.
  `alter table merchants add column widget_settings text not null default '{}'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
