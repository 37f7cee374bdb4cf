import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** Parses keys of 32 bytes in base64 or hex, separated by spaces, line ends or commas. Null if one is malformed or
 *  repeated, or if there is none. */
export function parseSealKeys(text: string): readonly KeyObject[] | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const keys = words.map(bytesOf);
  const known = new Set(keys.map((key) => key?.toString('hex')));
  if (keys.length === 0 || known.size < keys.length) return null;
  return keys.every((key) => key !== null) ? keys.map((key) => createSecretKey(key)) : null;
}

function bytesOf(word: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(word)) return Buffer.from(word, 'hex');
  const bytes = /^[\w+/-]{43}=?$/.test(word) ? Buffer.from(word, 'base64') : null;
  return bytes?.length === KEY_BYTES ? bytes : null;
}

export const newSealKey = (): string => randomBytes(KEY_BYTES).toString('base64');
