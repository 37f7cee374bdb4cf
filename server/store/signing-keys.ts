import type { Db } from './schema';

interface StoredKey {
  readonly keyId: string;
  /** JSON Web Keys, as JSON. */
  readonly privateJwk: string;
  readonly publicJwk: string;
}

/** Leaves a key for all processes; one that is there already stays. */
export async function insertSigningKey(db: Db, key: StoredKey, nowMs: number): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({
      key_id: key.keyId,
      private_jwk: key.privateJwk,
      public_jwk: key.publicJwk,
      created_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute();
}

/** Oldest first. */
export async function readSigningKeys(db: Db): Promise<StoredKey[]> {
  const rows = await db.selectFrom('signing_keys').selectAll().orderBy('created_at_ms').orderBy('key_id').execute();
  return rows.map((row) => ({ keyId: row.key_id, privateJwk: row.private_jwk, publicJwk: row.public_jwk }));
}
