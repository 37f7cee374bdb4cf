import { randomBytes } from 'node:crypto';
import type { Db } from './schema';

const PEPPER_BYTES = 32;

/** The key of stored hashes: the configured one, else a random one that the first process leaves for all others. */
export async function loadPepper(db: Db, configured: string | null): Promise<string> {
  if (configured !== null) return configured;
  await db
    .insertInto('settings')
    .values({ name: 'pepper', value: randomBytes(PEPPER_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'pepper').executeTakeFirstOrThrow();
  return row.value;
}
