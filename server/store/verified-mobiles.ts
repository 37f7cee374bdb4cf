import { latestEndMs } from '../rules/clock-set-back';
import { VERIFIED_FOR_MS } from '../rules/one-time-code-rules';
import type { Db } from './schema';
import type { Write } from './write';

/** End of the number's verification at the merchant (epoch ms); null if it is not verified at `nowMs`. */
export async function verifiedUntilMs(
  db: Db,
  merchantKey: string,
  mobile: string,
  nowMs: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('verified_mobiles')
    .select('verified_until_ms')
    .where('merchant_key', '=', merchantKey)
    .where('mobile', '=', mobile)
    .where('verified_until_ms', '>', nowMs)
    .where('verified_until_ms', '<=', latestEndMs(nowMs, VERIFIED_FOR_MS))
    .executeTakeFirst();
  return row?.verified_until_ms ?? null;
}

export async function forgetVerified(trx: Db, merchantKey: string, mobile: string): Promise<void> {
  await trx
    .deleteFrom('verified_mobiles')
    .where('merchant_key', '=', merchantKey)
    .where('mobile', '=', mobile)
    .execute();
}

export const verifiedNow =
  (verified: { merchantKey: string; mobile: string; agentId: string; untilMs: number }): Write =>
  (db) => {
    const values = { agent_id: verified.agentId, verified_until_ms: verified.untilMs };
    return db
      .insertInto('verified_mobiles')
      .values({ merchant_key: verified.merchantKey, mobile: verified.mobile, ...values })
      .onConflict((conflict) => conflict.columns(['merchant_key', 'mobile']).doUpdateSet(values));
  };
