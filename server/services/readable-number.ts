import { randomInt } from 'node:crypto';

/** A number that people read out to each other, as 'KA-12345-67890'; opens nothing. */
export const readableNumber = (prefix: 'KA' | 'KT' | 'KD'): string =>
  `${prefix}-${String(randomInt(1e10))
    .padStart(10, '0')
    .replace(/(\d{5})/, '$1-')}`;
