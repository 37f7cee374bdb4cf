import { createHmac, type KeyObject } from 'node:crypto';

/** Tells whether two requests ask for the same. Keyed hash: the opened body may contain an OTP, which a plain hash would
 *  reveal. Order of fields does not matter; a sealed field counts by its plaintext, as each seal differs. */
export const fingerprintOf = (key: KeyObject, method: string, path: string, openedBody: unknown): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([method, path, sorted(openedBody)]))
    .digest('base64url');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)]);
}
