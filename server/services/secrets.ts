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

/** 128 random bits as 22 characters of base64url: a name that nobody guesses. */
export const randomReference = (): string => randomBytes(16).toString('base64url');

/** 256 random bits as 43 characters of base64url: whoever shows it is who it was given to. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a text that is no secret, hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hashes that are useless without the pepper. `purpose` keeps hashes of different things apart. */
export interface Hasher {
  hash(purpose: string, ...parts: readonly string[]): string;
  matches(hash: string, purpose: string, ...parts: readonly string[]): boolean;
}

export function hasherWith(pepper: string): Hasher {
  // Every call of a session hashes: the key is made once.
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

/** Tells a sealed text from one that an earlier release stored as it was. */
const SEALED = 'sealed:';

/** A text as it may be stored: only a server with the pepper reads it. `key`: a hash of `hasherWith`, another one for each
 *  text. */
export function seal(key: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64url'), nonce);
  const hidden = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return SEALED + hidden.toString('base64url');
}

/** What was sealed; a text that was not is handed back as it is. Throws where the key is another one, or the text was
 *  changed. */
export function unseal(key: string, stored: string): string {
  if (!stored.startsWith(SEALED)) return stored;
  const hidden = Buffer.from(stored.slice(SEALED.length), 'base64url');
  const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'base64url'), hidden.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(hidden.subarray(-TAG_BYTES));
  return decipher.update(hidden.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
