import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';

export const CIPHER = 'aes-256-gcm';
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** Start of every sealed value: `kadam-sealed:<key id>:<nonce, ciphertext and tag, base64url>`. */
export const SEALED_PREFIX = 'kadam-sealed:';
const sealedValue = /^kadam-sealed:([a-p]{12}):([\w-]+)$/;

/** Row and column to which a sealed value is bound: a copy elsewhere does not open. */
export interface SealedPlace {
  readonly column: 'merchants.secret' | 'signing_keys.private_jwk' | 'settings.value';
  readonly row: string;
}

/** A sealed value does not open. `message` names place and key id, but nothing of value or key. */
export class SealError extends Error {}

export interface Sealer {
  readonly keyId: string;
  seal(place: SealedPlace, secret: string): string;
  /** Returns a value that was never sealed unchanged. Throws a `SealError`. */
  open(place: SealedPlace, stored: string): string;
}

/** 48 bits as letters: the scrubber of the log takes long numbers for mobile numbers. */
const idOf = (key: KeyObject): string =>
  createHmac('sha256', key)
    .update('kadam seal key id')
    .digest('hex')
    .slice(0, 12)
    .replace(/./g, (digit) => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16)));

/** The first key seals; all of them open. */
export function sealerWith(keys: readonly KeyObject[]): Sealer {
  const [first] = keys;
  if (!first) throw new Error('there is no key to seal with');
  const keyId = idOf(first);
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  return {
    keyId,
    seal(place, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, first, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(identityOf(place, keyId));
      const hidden = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${SEALED_PREFIX}${keyId}:${hidden.toString('base64url')}`;
    },
    open(place, stored) {
      if (!stored.startsWith(SEALED_PREFIX)) return stored;
      const [, sealedBy, text] = sealedValue.exec(stored) ?? [];
      if (sealedBy === undefined || text === undefined) throw notOpened(place, 'is malformed');
      const key = byId.get(sealedBy);
      if (!key)
        throw notOpened(place, `is sealed by the key ${sealedBy}, which is not among the keys of KADAM_SEAL_KEY`);
      const hidden = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, hidden.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAAD(identityOf(place, sealedBy));
        decipher.setAuthTag(hidden.subarray(Math.max(NONCE_BYTES, hidden.length - TAG_BYTES)));
        return decipher.update(hidden.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw notOpened(place, `was changed or moved since the key ${sealedBy} sealed it`);
      }
    },
  };
}

export const prefixOf = (keyId: string): string => `${SEALED_PREFIX}${keyId}:`;

const identityOf = ({ column, row }: SealedPlace, keyId: string): Buffer =>
  Buffer.from(JSON.stringify(['kadam', keyId, column, row]));

const notOpened = ({ column, row }: SealedPlace, why: string): SealError =>
  new SealError(`The value of ${column} in the row ${row} ${why}.`);
