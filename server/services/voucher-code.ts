import { randomInt } from 'node:crypto';

/** Keeps the seals of vouchers' codes apart from others. */
export const VOUCHER_CODE = 'voucher-code';

/** Without letters that are read as digits. */
const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_GROUPS = 3;
const SIGNS_OF_A_GROUP = 4;

/** Nobody guesses it: 59 bits, in groups that can be read out. */
export const voucherCode = (): string =>
  Array.from({ length: CODE_GROUPS }, () =>
    Array.from({ length: SIGNS_OF_A_GROUP }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join(''),
  ).join('-');
