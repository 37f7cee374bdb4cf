import { type RawBuilder, sql } from 'kysely';
import { latestEndMs } from '../rules/clock-set-back';
import type { Db } from './schema';
import { type Write, writeAll } from './write';

/** Maximum uses within a window that starts with the first use. */
export interface Limit {
  readonly name: string;
  readonly uses: number;
  readonly windowMs: number;
}

export interface QuotaLimit extends Limit {
  readonly quota: number;
}

/** Granted uses of a window, and its end (epoch ms). */
export interface Granted {
  readonly uses: number;
  readonly endsAtMs: number;
}

export interface Use<Of extends Limit = Limit> {
  readonly limit: Of;
  readonly who: string;
}

/** Key of the row that counts a use. */
export const bucketOf = ({ limit, who }: Use): string => `${limit.name}:${who}`;

interface Counted {
  readonly used: number;
  readonly window_ends_at_ms: number;
}

/** Adds uses to a window, or starts a new one. The row lock serializes processes. `onlyIf`: source of the row, if the
 *  count is conditional. */
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

/** Counts `uses` of each, and writes `besides`, in one statement: each use after the first only if the previous one was
 *  granted, so that rows are locked in order. Returns the counted ones in that order. */
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

/** Reserves the quota of each use, and writes `besides`, in one statement. Returns the granted uses: up to the quota, 0
 *  if the window is used up. Later uses have no entry then. */
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

/** Counts one use of each, and writes `besides`, in one statement: each use after the first only if the previous one
 *  was granted. Returns null if all were, else the refused one and the end of its window (epoch ms). */
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

/** Counts one use, and returns the count of its window. */
export async function countUse(db: Db, use: Use, nowMs: number): Promise<number> {
  const { rows } = await counted(use, sql`1`, nowMs).execute(db);
  return rows[0]?.used ?? 0;
}

export async function returnUse(db: Db, limit: Limit, who: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ used: sql`used - 1` })
    .where('bucket', '=', bucketOf({ limit, who }))
    .where('used', '>', 0)
    .execute();
}

/** Deletes the counts of a client, and of names that start with it and a `|`. */
export async function forgetUses(trx: Db, limit: Limit, who: string): Promise<void> {
  const bucket = bucketOf({ limit, who });
  await trx
    .deleteFrom('rate_limits')
    .where((eb) => eb.or([eb('bucket', '=', bucket), sql<boolean>`starts_with(bucket, ${`${bucket}|`})`]))
    .execute();
}
