import type { Db } from './schema';

export async function insertHandover(
  db: Db,
  { hash, sealedUrl, expiresAtMs }: { readonly hash: string; readonly sealedUrl: string; readonly expiresAtMs: number },
): Promise<void> {
  await db
    .insertInto('tab_handovers')
    .values({ handover_hash: hash, sealed_url: sealedUrl, expires_at_ms: expiresAtMs })
    .execute();
}

/** Uses a hand-over: only one of several simultaneous calls gets it. `sealedUrl` is null if it was used before; null if
 *  it is unknown or has expired at `nowMs`. */
export const takeHandover = (
  db: Db,
  hash: string,
  nowMs: number,
): Promise<{ readonly sealedUrl: string | null } | null> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tab_handovers')
      .select(['sealed_url', 'expires_at_ms'])
      .where('handover_hash', '=', hash)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.expires_at_ms <= nowMs) return null;
    if (row.sealed_url !== null)
      await trx.updateTable('tab_handovers').set({ sealed_url: null }).where('handover_hash', '=', hash).execute();
    return { sealedUrl: row.sealed_url };
  });
