import { type RawBuilder, sql } from 'kysely';
import { latestEndMs } from '../rules/clock-set-back';
import type { Db } from './schema';
import { type Write, writeAll } from './write';

/** How often something may happen within a window that starts with its first use. */
export interface Limit {
  readonly name: string;
  readonly uses: number;
  readonly windowMs: number;
}

/** A limit of which a process reserves `quota` uses at a time and counts them by itself. */
export interface QuotaLimit extends Limit {
  readonly quota: number;
}

/** Some of the uses that a window allows, and when it ends (epoch ms). */
export interface Granted {
  readonly uses: number;
  readonly endsAtMs: number;
}

/** Somebody's use of what is limited. */
export interface Use<Of extends Limit = Limit> {
  readonly limit: Of;
  readonly who: string;
}

/** The name of the row in which a use is counted. */
export const bucketOf = ({ limit, who }: Use): string => `${limit.name}:${who}`;

interface Counted {
  readonly used: number;
  readonly window_ends_at_ms: number;
}

/** Adds uses to a window, or begins a new one. The row's lock makes processes count one after the other. `onlyIf`: where the
 *  row comes from, if it is to be counted. */
export const counted = (use: Use, uses: RawBuilder<unknown>, nowMs: number, onlyIf = sql``) => {
  const { limit } = use;
  const endsAtMs = nowMs + limit.windowMs;
  const isOver = sql`(rate_limits.window_ends_at_ms <= ${nowMs}::bigint
    or rate_limits.window_ends_at_ms > ${latestEndMs(nowMs, limit.windowMs)}::bigint)`;
  return sql<Counted>`insert into rate_limits (bucket, window_ends_at_ms, used)
    select ${bucketOf(use)}::text, ${endsAtMs}::bigint, (${uses})::int ${onlyIf}
    on conflict (bucket) do update set
      used = case when ${isOver} then excluded.used else rate_limits.used + excluded.used end,
      window_ends_at_ms = case when ${isOver} then excluded.window_ends_at_ms else rate_limits.window_ends_at_ms end
    returning used, window_ends_at_ms`;
};

/** Counts `uses` of each, and writes `besides`, in one statement: each after the first one only where the one before it
 *  is granted some, so that rows are held in their order. Returns those that were counted, in that order. */
async function countInOrder(
  db: Db,
  asked: readonly { readonly use: Use; readonly uses: number }[],
  nowMs: number,
  besides: readonly Write[],
): Promise<readonly Counted[]> {
  if (asked.length === 0) {
    await writeAll(db, besides);
    return [];
  }
  const nameOf = (place: number) => sql.ref(`use_${place}`);
  const steps = asked.map(({ use, uses }, place) => {
    const before = asked[place - 1];
    const onlyIf = before && sql`from ${nameOf(place - 1)} where used < ${before.use.limit.uses + before.uses}::bigint`;
    return sql`${nameOf(place)} as (${counted(use, sql`${uses}`, nowMs, onlyIf)})`;
  });
  const others = besides.map((write, place) => sql`${sql.ref(`besides_${place}`)} as (${write(db)})`);
  const answers = asked.map(
    (_, place) => sql`select ${place}::int as place, used, window_ends_at_ms from ${nameOf(place)}`,
  );
  const { rows } = await sql<Counted & { readonly place: number }>`with ${sql.join([...steps, ...others])}
    ${sql.join(answers, sql` union all `)} order by place`.execute(db);
  return rows;
}

/** Reserves the quota of each use, and writes `besides`, in one statement. Returns the uses granted: up to the quota, 0 if
 *  the window is used up. Uses after such a one have no entry. */
export async function reserveQuota(
  db: Db,
  asked: readonly Use<QuotaLimit>[],
  nowMs: number,
  besides: readonly Write[] = [],
): Promise<ReadonlyMap<Use<QuotaLimit>, Granted>> {
  const quotas = asked.map((use) => ({ use, uses: use.limit.quota }));
  const rows = await countInOrder(db, quotas, nowMs, besides);
  return new Map(
    quotas.flatMap(({ use, uses }, place) => {
      const row = rows[place];
      if (!row) return [];
      const left = use.limit.uses - (row.used - uses);
      return [[use, { uses: Math.max(0, Math.min(uses, left)), endsAtMs: row.window_ends_at_ms }] as const];
    }),
  );
}

/** Counts one use of each, and writes `besides`, in one statement: each use after the first one only where the one
 *  before it is granted. Returns null where all are, else the one that is not, and when its window ends (epoch ms). */
export async function countUses<Asked extends Use>(
  db: Db,
  asked: readonly Asked[],
  nowMs: number,
  besides: readonly Write[] = [],
): Promise<{ readonly use: Asked; readonly endsAtMs: number } | null> {
  const once = asked.map((use) => ({ use, uses: 1 }));
  const rows = await countInOrder(db, once, nowMs, besides);
  for (const [place, { used, window_ends_at_ms: endsAtMs }] of rows.entries()) {
    const use = asked[place];
    if (use && used > use.limit.uses) return { use, endsAtMs };
  }
  return null;
}

/** Counts one use, and tells how many there are in its window. */
export async function countUse(db: Db, use: Use, nowMs: number): Promise<number> {
  const { rows } = await counted(use, sql`1`, nowMs).execute(db);
  return rows[0]?.used ?? 0;
}

/** Takes one counted use back, of something that did not happen after all. */
export async function returnUse(db: Db, limit: Limit, who: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ used: sql`used - 1` })
    .where('bucket', '=', bucketOf({ limit, who }))
    .where('used', '>', 0)
    .execute();
}

/** Forgets what was counted of somebody, and of whatever is named after him and a `|`. */
export async function forgetUses(trx: Db, limit: Limit, who: string): Promise<void> {
  const bucket = bucketOf({ limit, who });
  await trx
    .deleteFrom('rate_limits')
    .where((eb) => eb.or([eb('bucket', '=', bucket), sql<boolean>`starts_with(bucket, ${`${bucket}|`})`]))
    .execute();
}
