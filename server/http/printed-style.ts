import { createHash } from 'node:crypto';

/** The one style of a page that the server writes itself; a policy names its hash, and no other style applies. */
export interface PrintedStyle {
  readonly text: string;
  /** SHA-256, base64. */
  readonly hash: string;
}

export const printedStyle = (text: string): PrintedStyle => ({
  text,
  hash: createHash('sha256').update(text).digest('base64'),
});
