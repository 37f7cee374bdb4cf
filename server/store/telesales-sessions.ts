import type { Db } from './schema';

export interface DeskAgent {
  readonly merchantKey: string;
  readonly agentId: string;
}

/** An agent at the telesales desk, by the hash of the browser's token. */
export interface DeskSession extends DeskAgent {
  readonly tokenHash: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** Stores a single-use address for an agent, valid until `expiresAtMs`. */
export const insertEntry = async (
  db: Db,
  entryHash: string,
  { merchantKey, agentId }: DeskAgent,
  expiresAtMs: number,
): Promise<void> => {
  await db
    .insertInto('telesales_entries')
    .values({ entry_hash: entryHash, merchant_key: merchantKey, agent_id: agentId, expires_at_ms: expiresAtMs })
    .execute();
};

/** The agent of an address, which stays usable; null if it is unknown, used or expired at `nowMs`. */
export async function agentOfEntry(db: Db, entryHash: string, nowMs: number): Promise<DeskAgent | null> {
  const entry = await db
    .selectFrom('telesales_entries')
    .select(['merchant_key', 'agent_id', 'expires_at_ms'])
    .where('entry_hash', '=', entryHash)
    .executeTakeFirst();
  if (!entry || entry.expires_at_ms <= nowMs) return null;
  return { merchantKey: entry.merchant_key, agentId: entry.agent_id };
}

/** Uses an address, starts its session and deletes the previous one of the same browser, in one transaction: only one
 *  of several simultaneous calls succeeds. Null if the address is unknown, used or expired at `nowMs`. */
export const sessionByEntry = (
  db: Db,
  entryHash: string,
  begun: Pick<DeskSession, 'tokenHash' | 'expiresAtMs'>,
  before: DeskSession | null,
  nowMs: number,
): Promise<DeskAgent | null> =>
  db.transaction().execute(async (trx) => {
    const entry = await trx
      .deleteFrom('telesales_entries')
      .where('entry_hash', '=', entryHash)
      .returning(['merchant_key', 'agent_id', 'expires_at_ms'])
      .executeTakeFirst();
    if (!entry || entry.expires_at_ms <= nowMs) return null;
    const { merchant_key, agent_id } = entry;
    if (before) await endDesk(trx, before.tokenHash);
    await trx
      .insertInto('telesales_sessions')
      .values({
        token_hash: begun.tokenHash,
        merchant_key,
        agent_id,
        created_at_ms: nowMs,
        expires_at_ms: begun.expiresAtMs,
      })
      .execute();
    return { merchantKey: merchant_key, agentId: agent_id };
  });

/** Null if unknown or expired at `nowMs`. */
export async function findDesk(db: Db, tokenHash: string, nowMs: number): Promise<DeskSession | null> {
  const row = await db
    .selectFrom('telesales_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row || row.expires_at_ms <= nowMs) return null;
  return {
    tokenHash,
    merchantKey: row.merchant_key,
    agentId: row.agent_id,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
  };
}

export async function prolongDesk(db: Db, tokenHash: string, expiresAtMs: number): Promise<void> {
  await db
    .updateTable('telesales_sessions')
    .set({ expires_at_ms: expiresAtMs })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function endDesk(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('telesales_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all desk sessions and addresses of a merchant's agents. */
export async function endDesksOf(db: Db, merchantKey: string): Promise<void> {
  await db.deleteFrom('telesales_entries').where('merchant_key', '=', merchantKey).execute();
  await db.deleteFrom('telesales_sessions').where('merchant_key', '=', merchantKey).execute();
}
