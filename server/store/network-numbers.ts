import { sql } from 'kysely';
import { latestEndMs } from '../rules/clock-set-back';
import { bucketOf, counted, type Limit, returnUse, type Use } from './rate-limits';
import type { Db } from './schema';

export interface NetworkRows {
  /** The number, as verified by this network. */
  readonly known: Use;
  readonly number: Use;
  readonly numbers: Use;
  readonly smsOfNumber: Use;
  readonly sms: Use;
}

export interface NetworkCount {
  /** True if the network has verified the number: nothing was counted. */
  readonly isKnown: boolean;
  readonly numbers: number;
  readonly sms: number;
}

/** True while the window of a row in `rate_limits` is running. */
const goesOn = ({ windowMs }: Limit, nowMs: number) =>
  sql`window_ends_at_ms > ${nowMs}::bigint and window_ends_at_ms <= ${latestEndMs(nowMs, windowMs)}::bigint`;

/** Counts a number once in its window, and an SMS to it before it is sent. Rows are locked in a fixed order, the
 *  number's before the network's. */
export async function countNumber(db: Db, rows: NetworkRows, isSent: boolean, nowMs: number): Promise<NetworkCount> {
  const { known, number, numbers, smsOfNumber, sms } = rows;
  const isCounted = sql`(select used from ${sql.ref('counted_number')})`;
  const ofSms = isSent
    ? sql`,
    counted_sms_of_number as (${counted(smsOfNumber, sql`1`, nowMs, sql`from counted_numbers`)}),
    counted_sms as (${counted(sms, sql`1`, nowMs, sql`from counted_sms_of_number`)})`
    : sql``;
  const smsNow = isSent
    ? sql`(select used from counted_sms)`
    : sql`(select used from rate_limits where bucket = ${bucketOf(sms)} and ${goesOn(sms.limit, nowMs)})`;
  const { rows: answers } = await sql<{ is_known: boolean; numbers: number; sms: number }>`with
    verified as (
      select 1 from rate_limits where bucket = ${bucketOf(known)} and ${goesOn(known.limit, nowMs)}
    ),
    counted_number as (${counted(number, sql`1`, nowMs, sql`where not exists (select from verified)`)}),
    counted_numbers as (${counted(numbers, sql`case when ${isCounted} = 1 then 1 else 0 end`, nowMs, sql`from counted_number`)})
    ${ofSms}
    select exists (select from verified) as is_known,
      coalesce((select used from counted_numbers), 0) as numbers,
      coalesce(${smsNow}, 0) as sms`.execute(db);
  const [answer] = answers;
  if (!answer) throw new Error('a count without a row');
  return { isKnown: answer.is_known, numbers: answer.numbers, sms: answer.sms };
}

/** Takes back the count of an SMS that was not sent. */
export async function returnSms(db: Db, { smsOfNumber, sms }: NetworkRows): Promise<void> {
  await returnUse(db, smsOfNumber.limit, smsOfNumber.who);
  await returnUse(db, sms.limit, sms.who);
}

/** Records that the network has verified the number. The first time in the window, the number no longer counts, and the
 *  network regains its SMS plus one, so that one failed code per typed one is free. */
export async function noteVerified(db: Db, rows: NetworkRows, nowMs: number): Promise<void> {
  const { known, number, numbers, smsOfNumber, sms } = rows;
  const usedBy = ({ limit, who }: Use) =>
    sql`(select used from rate_limits where bucket = ${bucketOf({ limit, who })} and ${goesOn(limit, nowMs)})`;
  await sql`with first as (
      insert into rate_limits (bucket, window_ends_at_ms, used)
      values (${bucketOf(known)}, ${nowMs + known.limit.windowMs}::bigint, 1)
      on conflict (bucket) do update set used = 1, window_ends_at_ms = excluded.window_ends_at_ms
      where not (rate_limits.window_ends_at_ms > ${nowMs}::bigint
        and rate_limits.window_ends_at_ms <= ${latestEndMs(nowMs, known.limit.windowMs)}::bigint)
      returning 1
    )
    update rate_limits set used = greatest(0, used - case bucket
      when ${bucketOf(numbers)} then case when ${usedBy(number)} > 0 then 1 else 0 end
      else 1 + coalesce(${usedBy(smsOfNumber)}, 0) end)
    where bucket in (${bucketOf(numbers)}, ${bucketOf(sms)}) and exists (select from first)`.execute(db);
}
