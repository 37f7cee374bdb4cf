import { sql } from 'kysely';
import { latestEndMs } from '../rules/clock-set-back';
import type { Db } from './schema';
import { type Write, writeAll } from './write';

/** How often something may happen within a window that starts with its first use. */
export interface Limit {
  readonly name: string;
  readonly uses: number;
  readonly windowMs: number;
}

/** Some of the uses that a window allows, and when it ends (epoch ms). */
export interface Granted {
  readonly uses: number;
  readonly endsAtMs: number;
}

/** Somebody's use of what is limited. */
export interface Use {
  readonly limit: Limit;
  readonly who: string;
}

/** Adds uses to a window, or begins a new one. The row's lock makes processes count one after the other. `onlyIf`: where the
 *  row comes from, if it is to be counted. */
const counted = ({ limit, who }: Use, uses: number, nowMs: number, onlyIf = sql``) => {
  const endsAtMs = nowMs + limit.windowMs;
  const isOver = sql`(rate_limits.window_ends_at_ms <= ${nowMs}::bigint
    or rate_limits.window_ends_at_ms > ${latestEndMs(nowMs, limit.windowMs)}::bigint)`;
  return sql<{ used: number; window_ends_at_ms: number }>`insert into rate_limits (bucket, window_ends_at_ms, used)
    select ${`${limit.name}:${who}`}::text, ${endsAtMs}::bigint, ${uses}::int ${onlyIf}
    on conflict (bucket) do update set
      used = case when ${isOver} then excluded.used else rate_limits.used + excluded.used end,
      window_ends_at_ms = case when ${isOver} then excluded.window_ends_at_ms else rate_limits.window_ends_at_ms end
    returning used, window_ends_at_ms`;
};

/** Counts uses that are about to be made. Grants as many of them as the window still allows, 0 where it is used up. */
export async function takeUses(db: Db, limit: Limit, who: string, uses: number, nowMs: number): Promise<Granted> {
  const { rows } = await counted({ limit, who }, uses, nowMs).execute(db);
  const [row] = rows;
  if (!row) throw new Error('a use that was not counted');
  const left = limit.uses - (row.used - uses);
  return { uses: Math.max(0, Math.min(uses, left)), endsAtMs: row.window_ends_at_ms };
}

/** Counts one use of each, and writes `besides`, in one statement: each use after the first one only where the one
 *  before it is granted. Returns null where all are, else the one that is not, and when its window ends (epoch ms). */
export async function countUses<Asked extends Use>(
  db: Db,
  asked: readonly Asked[],
  nowMs: number,
  besides: readonly Write[] = [],
): Promise<{ readonly use: Asked; readonly endsAtMs: number } | null> {
  if (asked.length === 0) {
    await writeAll(db, besides);
    return null;
  }
  const nameOf = (place: number) => sql.ref(`use_${place}`);
  const steps = asked.map((use, place) => {
    const before = asked[place - 1];
    const onlyIf = before && sql`from ${nameOf(place - 1)} where used <= ${before.limit.uses}`;
    return sql`${nameOf(place)} as (${counted(use, 1, nowMs, onlyIf)})`;
  });
  const others = besides.map((write, place) => sql`${sql.ref(`besides_${place}`)} as (${write(db)})`);
  const answers = asked.map(
    (_, place) => sql`select ${place}::int as place, used, window_ends_at_ms from ${nameOf(place)}`,
  );
  const { rows } = await sql<{
    place: number;
    used: number;
    window_ends_at_ms: number;
  }>`with ${sql.join([...steps, ...others])}
    ${sql.join(answers, sql` union all `)}`.execute(db);
  for (const { place, used, window_ends_at_ms: endsAtMs } of rows) {
    const use = asked[place];
    if (use && used > use.limit.uses) return { use, endsAtMs };
  }
  return null;
}

/** Takes one counted use back, of something that did not happen after all. */
export async function returnUse(db: Db, limit: Limit, who: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ used: sql`used - 1` })
    .where('bucket', '=', `${limit.name}:${who}`)
    .where('used', '>', 0)
    .execute();
}

/** Forgets what was counted of somebody, and of whatever is named after him and a `|`. */
export async function forgetUses(trx: Db, { name }: Limit, who: string): Promise<void> {
  const bucket = `${name}:${who}`;
  await trx
    .deleteFrom('rate_limits')
    .where((eb) => eb.or([eb('bucket', '=', bucket), sql<boolean>`starts_with(bucket, ${`${bucket}|`})`]))
    .execute();
}
