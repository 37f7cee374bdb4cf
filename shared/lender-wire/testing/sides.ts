import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import type { JWK } from 'jose';
import { PeerKeys } from '../peer-keys';
import { importSealingKey, type SealAlgorithm } from '../seal';
import type { Peer, Signer } from '../signature';
import { importSigningKey, type SignatureAlgorithm } from '../signing-key';
import type { ManualClock } from './manual-clock';

export interface KeyPair {
  readonly publicJwk: JWK;
  readonly privateJwk: JWK;
  readonly privatePem: string;
  readonly publicPem: string;
}

/** A pair as JWK and PEM, made by Node and not by jose. */
export function keyPair(kid: string, alg: SignatureAlgorithm | SealAlgorithm): KeyPair {
  const { privateKey, publicKey } = pairFor(alg);
  const use = alg === 'ECDH-ES' || alg === 'RSA-OAEP-256' ? 'enc' : 'sig';
  return {
    publicJwk: { ...(publicKey.export({ format: 'jwk' }) as JWK), kid, alg, use },
    privateJwk: { ...(privateKey.export({ format: 'jwk' }) as JWK), kid, alg, use },
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

function pairFor(alg: SignatureAlgorithm | SealAlgorithm) {
  if (alg === 'EdDSA') return generateKeyPairSync('ed25519');
  return alg === 'ES256' || alg === 'ECDH-ES'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: 2048 });
}

export const signerOf = async (id: string, { privateJwk }: KeyPair): Promise<Signer> => ({
  id,
  key: await importSigningKey(privateJwk),
});

export const peerOf = (id: string, clock: ManualClock, ...pairs: readonly KeyPair[]): Peer => ({
  id,
  keys: new PeerKeys(async () => ({ keys: pairs.map(({ publicJwk }) => publicJwk) }), clock),
});

/** Both sides of a connection: Kadam with ES256, a bank with EdDSA and a seal. */
export async function bothSides(clock: ManualClock) {
  const kadamPair = keyPair('kadam-1', 'ES256');
  const bankPair = keyPair('bank-1', 'EdDSA');
  const sealPair = keyPair('bank-seal-1', 'ECDH-ES');
  return {
    kadamPair,
    bankPair,
    kadam: await signerOf('kadam', kadamPair),
    bank: await signerOf('bank', bankPair),
    kadamPeer: peerOf('kadam', clock, kadamPair),
    bankPeer: peerOf('bank', clock, bankPair),
    sealingKey: await importSealingKey(sealPair.publicJwk),
    openingKey: await importSealingKey(sealPair.privateJwk),
    fingerprintKey: createSecretKey(Buffer.alloc(32, 7)),
  };
}
export type Sides = Awaited<ReturnType<typeof bothSides>>;
