import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { CIPHER, NONCE_BYTES, TAG_BYTES } from '../store/seal';

const CODE_VALUES = 100_000;

/** A Secure Share Code or OTP: five digits, each value equally likely. */
export const randomCode = (): string => String(randomInt(CODE_VALUES)).padStart(5, '0');

/** 128 random bits as 22 characters of base64url: an unguessable id. */
export const randomReference = (): string => randomBytes(16).toString('base64url');

/** 256 random bits as 43 characters of base64url: a bearer token. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a text that is not secret, hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hashes that are useless without the pepper. `purpose` separates hashes of different kinds. */
export interface Hasher {
  hash(purpose: string, ...parts: readonly string[]): string;
  matches(hash: string, purpose: string, ...parts: readonly string[]): boolean;
}

export function hasherWith(pepper: string): Hasher {
  // Every call of a session hashes, so the key is created once.
  const key = createSecretKey(pepper, 'utf8');
  const hash = (purpose: string, ...parts: readonly string[]): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
  return {
    hash,
    matches(expected, purpose, ...parts) {
      const [a, b] = [Buffer.from(expected), Buffer.from(hash(purpose, ...parts))];
      return a.length === b.length && timingSafeEqual(a, b);
    },
  };
}

/** Prefix of a sealed text; earlier releases stored texts without it. */
const SEALED = 'sealed:';

/** A text for storage that only a server with the pepper can read. `key`: a hash of `hasherWith`, different for each
 *  text. */
export function seal(key: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64url'), nonce);
  const hidden = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return SEALED + hidden.toString('base64url');
}

/** The sealed text; an unsealed one is returned unchanged. Throws for another key, or a changed text. */
export function unseal(key: string, stored: string): string {
  if (!stored.startsWith(SEALED)) return stored;
  const hidden = Buffer.from(stored.slice(SEALED.length), 'base64url');
  const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'base64url'), hidden.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(hidden.subarray(-TAG_BYTES));
  return decipher.update(hidden.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
