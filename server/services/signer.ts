import { createPrivateKey, createPublicKey } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { sql } from 'kysely';
import type { Db } from '../store/schema';
import type { Sealer } from '../store/seal';
import { insertSigningKey, openPrivateJwk, readSigningKeys } from '../store/signing-keys';

const ALGORITHM = 'ES256';

export interface Signer {
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>;
  /** Every public key that may have signed a valid result. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

/**
 * The configured key (PEM, PKCS 8, P-256), else one that the first process creates and stores for all others. Earlier
 * keys stay published. Throws for a configured key of another kind, and a `SealError` for a key that cannot be opened.
 */
export async function loadSigner(db: Db, sealer: Sealer, configuredPem: string | null, nowMs: number): Promise<Signer> {
  const configured = configuredPem === null ? null : await keyOfPem(configuredPem);
  if (configured)
    // Only the public half: the private one stays with its operator.
    await insertSigningKey(db, sealer, { ...configured, privateJwk: null }, nowMs);
  else await makeKeyOnce(db, sealer, nowMs);
  const keys = await readSigningKeys(db);
  const own = configured ?? storedKey(sealer, keys);
  if (!own) throw new Error('there is no key to sign with');
  const key = await importJWK(JSON.parse(own.privateJwk) as JWK, ALGORITHM);
  return {
    sign: (claims) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: ALGORITHM, kid: own.keyId, typ: 'JWT' }).sign(key),
    jwks: { keys: keys.map(({ publicJwk }) => JSON.parse(publicJwk) as JWK) },
  };
}

/** The oldest key with a stored private half; null if there is none. */
function storedKey(sealer: Sealer, keys: Awaited<ReturnType<typeof readSigningKeys>>) {
  for (const { keyId, storedPrivateJwk } of keys)
    if (storedPrivateJwk !== null) return { keyId, privateJwk: openPrivateJwk(sealer, keyId, storedPrivateJwk) };
  return null;
}

const makeKeyOnce = (db: Db, sealer: Sealer, nowMs: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Processes that start together create one key.
    await sql`lock table signing_keys in exclusive mode`.execute(trx);
    const known = await readSigningKeys(trx);
    if (known.some(({ storedPrivateJwk }) => storedPrivateJwk !== null)) return;
    const pair = await generateKeyPair(ALGORITHM, { extractable: true });
    await insertSigningKey(
      trx,
      sealer,
      await described(await exportJWK(pair.privateKey), await exportJWK(pair.publicKey)),
      nowMs,
    );
  });

async function keyOfPem(pem: string) {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error('the signing key must be a P-256 key');
  return described(await exportJWK(privateKey), await exportJWK(createPublicKey(privateKey)));
}

async function described(privateJwk: JWK, publicJwk: JWK) {
  const keyId = await calculateJwkThumbprint(publicJwk);
  return {
    keyId,
    privateJwk: JSON.stringify(privateJwk),
    publicJwk: JSON.stringify({ ...publicJwk, kid: keyId, alg: ALGORITHM, use: 'sig' }),
  };
}
