import { randomInt } from 'node:crypto';
import type { Hasher } from './secrets';

/** Separates the seals of vouchers' codes from others. */
export const VOUCHER_CODE = 'voucher-code';

/** Without letters that look like digits. */
const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_GROUPS = 3;
const SIGNS_OF_A_GROUP = 4;

/** Separates the lookup hashes of codes from others. */
const VOUCHER_LOOK_UP = 'voucher-look-up';

/** Lookup hash of a code, as sent or as typed: in lower case, with other or no separators. */
export const voucherCodeHash = (hasher: Hasher, code: string): string =>
  hasher.hash(VOUCHER_LOOK_UP, code.toUpperCase().replace(/[^0-9A-Z]/g, ''));

/** 59 random bits, in groups for reading aloud. */
export const voucherCode = (): string =>
  Array.from({ length: CODE_GROUPS }, () =>
    Array.from({ length: SIGNS_OF_A_GROUP }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join(''),
  ).join('-');
