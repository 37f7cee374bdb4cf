import { createHash } from 'node:crypto';

/** SHA-256 of the bytes on the wire, base64url. An absent body counts as no bytes. */
export const digestOf = (body: Uint8Array | null): string =>
  createHash('sha256')
    .update(body ?? new Uint8Array())
    .digest('base64url');
