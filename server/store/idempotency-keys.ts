import { latestEndMs } from '../rules/clock-set-back';
import type { Db } from './schema';

export interface KeyName {
  readonly merchantKey: string;
  readonly agentId: string;
  readonly endpoint: string;
  readonly key: string;
}

/** Lease on an idempotency key. `owner` is unique per call, so a call resumed after its lease expired cannot overwrite
 *  the next owner. */
export interface Lease {
  readonly owner: string;
  readonly lengthMs: number;
}

type Claim =
  /** The key is leased to this call: do the work, renew, then store the answer or release. */
  | { readonly claim: 'ours' }
  /** Another call with the same key is running. */
  | { readonly claim: 'atWork' }
  | { readonly claim: 'answered'; readonly answer: string }
  | { readonly claim: 'conflict' };

/** Claims a key for one call. An expired lease (its process died or slept) passes to the next caller. */
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
  // The first call failed and released the key between the two statements.
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

export async function renewLease(db: Db, name: KeyName, { owner, lengthMs }: Lease, nowMs: number): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ leased_until_ms: nowMs + lengthMs })
    .where((eb) => eb.and({ ...columns(name), owner }))
    .where('answer', 'is', null)
    .execute();
}

/** Stores the answer for every repeat of the call. False if another call has the key. */
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
