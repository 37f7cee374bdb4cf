import { randomInt } from 'node:crypto';
import type { Hasher } from './secrets';

/** Keeps the seals of vouchers' codes apart from others. */
export const VOUCHER_CODE = 'voucher-code';

/** Without letters that are read as digits. */
const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_GROUPS = 3;
const SIGNS_OF_A_GROUP = 4;

/** Keeps the hashes by which codes are found apart from others. */
const VOUCHER_LOOK_UP = 'voucher-look-up';

/** By what a code is found, as it was sent or as somebody types it: in small letters, with other signs between the groups, or
 *  none. */
export const voucherCodeHash = (hasher: Hasher, code: string): string =>
  hasher.hash(VOUCHER_LOOK_UP, code.toUpperCase().replace(/[^0-9A-Z]/g, ''));

/** Nobody guesses it: 59 bits, in groups that can be read out. */
export const voucherCode = (): string =>
  Array.from({ length: CODE_GROUPS }, () =>
    Array.from({ length: SIGNS_OF_A_GROUP }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join(''),
  ).join('-');
