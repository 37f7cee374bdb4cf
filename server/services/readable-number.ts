import { randomInt } from 'node:crypto';

/** A number for reading aloud, as 'KA-12345-67890'; grants no access. */
export const readableNumber = (prefix: 'KA' | 'KT' | 'KD'): string =>
  `${prefix}-${String(randomInt(1e10))
    .padStart(10, '0')
    .replace(/(\d{5})/, '$1-')}`;
