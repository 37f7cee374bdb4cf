import { type Kysely, sql } from 'kysely';

/** Days on which a dispute paused a loan, by kind. Current pauses started at the opening of their tickets. */
const statements = [
  `alter table loans add column pauses text not null default '{}'`,
  `update loans l
    set pauses = (
      select jsonb_object_agg(kind, jsonb_build_array(jsonb_build_object('since', since, 'until', null)))::text
      from (
        select kind, to_char(
          to_timestamp(min(d.opened_at_ms) / 1000.0) at time zone 'UTC' + interval '5 hours 30 minutes'
            + make_interval(months => l.months_ahead), 'YYYY-MM-DD') as since
        from disputes d, jsonb_array_elements_text(d.pauses::jsonb) as kind
        where d.txn_uuid = l.txn_uuid and d.closed_at_ms is null and d.pause_ends_at_ms is not null and kind <> 'REPORT'
        group by kind
      ) so_far
    )
    where exists (
      select from disputes d
      where d.txn_uuid = l.txn_uuid and d.closed_at_ms is null and d.pause_ends_at_ms is not null
        and d.pauses::jsonb ?| array['DEBITS', 'LATE_FEE', 'INTEREST']
    )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
