import type { Db } from './schema';

export async function noteReplaced(db: Db, linkHash: string, deleteAtMs: number): Promise<void> {
  await db
    .insertInto('replaced_links')
    .values({ link_hash: linkHash, kept_until_ms: deleteAtMs })
    .onConflict((conflict) => conflict.column('link_hash').doNothing())
    .execute();
}

/** False for an unknown link, and for one that has expired. */
export const isReplaced = async (db: Db, linkHash: string, nowMs: number): Promise<boolean> =>
  (await db
    .selectFrom('replaced_links')
    .select('link_hash')
    .where('link_hash', '=', linkHash)
    .where('kept_until_ms', '>', nowMs)
    .executeTakeFirst()) !== undefined;
