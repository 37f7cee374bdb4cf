import type { Db } from './schema';

export interface KeyName {
  readonly merchantKey: string;
  readonly agentId: string;
  /** Path of the endpoint. */
  readonly endpoint: string;
  readonly key: string;
}

export type Claim =
  /** The key is ours until the lease ends: do the work, then keep or release. */
  | { readonly claim: 'ours' }
  /** Another call with the same key is at work. */
  | { readonly claim: 'atWork' }
  | { readonly claim: 'answered'; readonly answer: string }
  /** The key was used with another body. */
  | { readonly claim: 'conflict' };

/** Claims a key for one call. A claim whose lease ran out (its process died) passes to the next caller. */
export async function claimKey(
  db: Db,
  name: KeyName,
  requestHash: string,
  nowMs: number,
  leaseMs: number,
): Promise<Claim> {
  const lease = { leased_until_ms: nowMs + leaseMs };
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
    .where('leased_until_ms', '<=', nowMs)
    .returning('key')
    .executeTakeFirst();
  return { claim: taken ? 'ours' : 'atWork' };
}

/** Keeps the answer for every repetition of the call. */
export async function keepAnswer(db: Db, name: KeyName, answer: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where((eb) => eb.and(columns(name)))
    .execute();
}

/** Gives the key back: the call came to nothing and may be repeated. */
export async function releaseKey(db: Db, name: KeyName): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and(columns(name)))
    .where('answer', 'is', null)
    .execute();
}

const columns = (name: KeyName) => ({
  merchant_key: name.merchantKey,
  agent_id: name.agentId,
  endpoint: name.endpoint,
  key: name.key,
});
