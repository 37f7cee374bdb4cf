import { randomBytes } from 'node:crypto';
import type { Db } from './schema';
import type { SealedPlace, Sealer } from './seal';

const PEPPER_BYTES = 32;
const PLACE: SealedPlace = { column: 'settings.value', row: 'pepper' };

/** Key of stored hashes: the configured one, else a random one that the first process stores sealed. Throws a
 *  `SealError`. */
export async function loadPepper(db: Db, sealer: Sealer, configured: string | null): Promise<string> {
  if (configured !== null) return configured;
  await db
    .insertInto('settings')
    .values({ name: 'pepper', value: sealer.seal(PLACE, randomBytes(PEPPER_BYTES).toString('base64url')) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'pepper').executeTakeFirstOrThrow();
  return sealer.open(PLACE, row.value);
}
