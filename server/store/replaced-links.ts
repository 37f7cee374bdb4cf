import type { Db } from './schema';

/** Notes a link in whose place a newer one was sent. */
export async function noteReplaced(db: Db, linkHash: string, keptUntilMs: number): Promise<void> {
  await db
    .insertInto('replaced_links')
    .values({ link_hash: linkHash, kept_until_ms: keptUntilMs })
    .onConflict((conflict) => conflict.column('link_hash').doNothing())
    .execute();
}

/** False for a link of nothing, and for one of long ago. */
export const isReplaced = async (db: Db, linkHash: string, nowMs: number): Promise<boolean> =>
  (await db
    .selectFrom('replaced_links')
    .select('link_hash')
    .where('link_hash', '=', linkHash)
    .where('kept_until_ms', '>', nowMs)
    .executeTakeFirst()) !== undefined;
