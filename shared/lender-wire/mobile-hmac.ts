import { createHmac, type KeyObject } from 'node:crypto';

/** Pseudonym of a mobile number under the connection's key: HMAC-SHA-256, base64url. Not secret from the lender, who
 *  can try all numbers. */
export const mobileHmac = (key: KeyObject, mobile: string): string =>
  createHmac('sha256', key).update(mobile).digest('base64url');
