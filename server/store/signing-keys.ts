import type { Db } from './schema';
import type { SealedPlace, Sealer } from './seal';

interface StoredKey {
  readonly keyId: string;
  /** JSON Web Key, as JSON. */
  readonly publicJwk: string;
  /** Sealed value; null for a key whose private half stays with its operator. `openPrivateJwk` opens it. */
  readonly storedPrivateJwk: string | null;
}

interface NewKey extends Omit<StoredKey, 'storedPrivateJwk'> {
  readonly privateJwk: string | null;
}

const placeOf = (keyId: string): SealedPlace => ({ column: 'signing_keys.private_jwk', row: keyId });

/** Throws a `SealError` if the value was sealed by an unknown key, or changed. */
export const openPrivateJwk = (sealer: Sealer, keyId: string, stored: string): string =>
  sealer.open(placeOf(keyId), stored);

/** Stores a key for all processes; an existing one stays. */
export async function insertSigningKey(db: Db, sealer: Sealer, key: NewKey, nowMs: number): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({
      key_id: key.keyId,
      private_jwk: key.privateJwk === null ? '' : sealer.seal(placeOf(key.keyId), key.privateJwk),
      public_jwk: key.publicJwk,
      created_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute();
}

export async function readSigningKeys(db: Db): Promise<StoredKey[]> {
  const rows = await db.selectFrom('signing_keys').selectAll().orderBy('created_at_ms').orderBy('key_id').execute();
  return rows.map((row) => ({
    keyId: row.key_id,
    publicJwk: row.public_jwk,
    storedPrivateJwk: row.private_jwk === '' ? null : row.private_jwk,
  }));
}
