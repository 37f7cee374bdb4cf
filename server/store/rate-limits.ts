import { sql } from 'kysely';
import { latestEndMs } from '../rules/clock-set-back';
import type { Db } from './schema';

/** How often something may happen within a window that starts with its first use. */
export interface Limit {
  readonly name: string;
  readonly uses: number;
  readonly windowMs: number;
}

/** Counts one use. Returns null while within the limit, else when the window ends (epoch ms). The row's lock makes
 *  processes count one after the other. */
export async function countUse(db: Db, limit: Limit, who: string, nowMs: number): Promise<number | null> {
  const endsAtMs = nowMs + limit.windowMs;
  const isOver = sql`(rate_limits.window_ends_at_ms <= ${nowMs}
    or rate_limits.window_ends_at_ms > ${latestEndMs(nowMs, limit.windowMs)})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ bucket: `${limit.name}:${who}`, window_ends_at_ms: endsAtMs, used: 1 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        used: sql`case when ${isOver} then 1 else rate_limits.used + 1 end`,
        window_ends_at_ms: sql`case when ${isOver} then ${endsAtMs} else rate_limits.window_ends_at_ms end`,
      }),
    )
    .returning(['used', 'window_ends_at_ms'])
    .executeTakeFirstOrThrow();
  return row.used <= limit.uses ? null : row.window_ends_at_ms;
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
