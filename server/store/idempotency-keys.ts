import { latestEndMs } from '../rules/clock-set-back';
import type { Db } from './schema';

export interface KeyName {
  readonly merchantKey: string;
  readonly agentId: string;
  /** Path of the endpoint. */
  readonly endpoint: string;
  readonly key: string;
}

/** One call's hold on a key. A name of its own tells it from a later one, so that a call whose process slept cannot
 *  change what the later one has done. */
export interface Lease {
  readonly owner: string;
  readonly lengthMs: number;
}

type Claim =
  /** The key is ours until the lease ends: do the work, renew, then keep or release. */
  | { readonly claim: 'ours' }
  /** Another call with the same key is at work. */
  | { readonly claim: 'atWork' }
  | { readonly claim: 'answered'; readonly answer: string }
  /** The key was used with another body. */
  | { readonly claim: 'conflict' };

/** Claims a key for one call. A claim whose lease ran out (its process died or slept) passes to the next caller. */
export async function claimKey(
  db: Db,
  name: KeyName,
  requestHash: string,
  nowMs: number,
  { owner, lengthMs }: Lease,
): Promise<Claim> {
  const lease = { owner, leased_until_ms: nowMs + lengthMs };
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ ...columns(name), request_hash: requestHash, answer: null, created_at_ms: nowMs, ...lease })
    .onConflict((conflict) => conflict.columns(['merchant_key', 'agent_id', 'endpoint', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return { claim: 'ours' };
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where((eb) => eb.and(columns(name)))
    .executeTakeFirst();
  // The first call failed and released the key between our two statements.
  if (!row) return { claim: 'atWork' };
  if (row.request_hash !== requestHash) return { claim: 'conflict' };
  if (row.answer !== null) return { claim: 'answered', answer: row.answer };
  const taken = await db
    .updateTable('idempotency_keys')
    .set(lease)
    .where((eb) => eb.and(columns(name)))
    .where('answer', 'is', null)
    .where((eb) =>
      eb.or([eb('leased_until_ms', '<=', nowMs), eb('leased_until_ms', '>', latestEndMs(nowMs, lengthMs))]),
    )
    .returning('key')
    .executeTakeFirst();
  return { claim: taken ? 'ours' : 'atWork' };
}

/** Keeps the key for longer, unless another call has got it. */
export async function renewLease(db: Db, name: KeyName, { owner, lengthMs }: Lease, nowMs: number): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ leased_until_ms: nowMs + lengthMs })
    .where((eb) => eb.and({ ...columns(name), owner }))
    .where('answer', 'is', null)
    .execute();
}

/** Keeps the answer for every repetition of the call. False where another call has got the key meanwhile. */
export async function keepAnswer(db: Db, name: KeyName, { owner }: Lease, answer: string): Promise<boolean> {
  const updated = await db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where((eb) => eb.and({ ...columns(name), owner }))
    .where('answer', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Gives the key back: the call came to nothing and may be repeated. */
export async function releaseKey(db: Db, name: KeyName, { owner }: Lease): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and({ ...columns(name), owner }))
    .where('answer', 'is', null)
    .execute();
}

const columns = (name: KeyName) => ({
  merchant_key: name.merchantKey,
  agent_id: name.agentId,
  endpoint: name.endpoint,
  key: name.key,
});
