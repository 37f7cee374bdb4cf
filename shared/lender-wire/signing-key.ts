import { type CryptoKey, importJWK, type JWK } from 'jose';

/** Algorithms of signatures. PS256 is for an HSM that has only RSA. */
export const signatureAlgorithms = ['EdDSA', 'ES256', 'PS256'] as const;
export type SignatureAlgorithm = (typeof signatureAlgorithms)[number];

export const isSignatureAlgorithm = (alg: unknown): alg is SignatureAlgorithm =>
  signatureAlgorithms.some((each) => each === alg);

export interface SigningKey {
  readonly kid: string;
  readonly alg: SignatureAlgorithm;
  readonly key: CryptoKey;
}

/** Reads a private JWK with `kid` and `alg`. Throws for any other key. */
export async function importSigningKey(jwk: JWK): Promise<SigningKey> {
  const { kid, alg } = jwk;
  if (kid === undefined || !isSignatureAlgorithm(alg) || !('d' in jwk))
    throw new Error(`a signing key is a private JWK with kid and alg (${signatureAlgorithms.join(', ')})`);
  return { kid, alg, key: await imported(jwk, alg) };
}

/** The key for one algorithm. Throws if the JWK is of another kind. */
export async function imported(jwk: JWK, alg: string): Promise<CryptoKey> {
  const key = await importJWK(jwk, alg);
  if (key instanceof Uint8Array) throw new Error('a symmetric key cannot be used here');
  return key;
}
