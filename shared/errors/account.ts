import { brand } from '../brand';
import { rowsOf } from './row';

/** Changing a PIN. Source: S2§8. */
export const pinChangeErrors = rowsOf('pinChange')([
  {
    name: 'PIN_CHANGE_SAME_VALUE',
    code: 4001,
    message: 'The new PIN is the same as the current one.',
    next: 'Choose another PIN.',
  },
  {
    name: 'PIN_CHANGE_INVALID_VALUE',
    code: 4303,
    message: 'The current PIN is not right.',
    next: 'Type it again.',
  },
]);

/** Login and account. Source: S1§8, S2§8. */
export const loginErrors = rowsOf('login')([
  {
    name: 'USER_NOT_REGISTERED',
    code: 4203,
    message: 'This number is not registered.',
    next: 'Use another number.',
  },
  {
    name: 'LOGIN_BLOCKED_MAX_ATTEMPTS',
    code: 4301,
    message: 'Your account is blocked due to several invalid login attempts. Please try again after sometime.',
    next: 'Wait, then try again.',
    reaction: 'useAnotherNumber',
  },
  {
    name: 'LOGIN_INVALID_AUTH',
    code: 4302,
    message: 'Please enter a valid OTP',
    next: 'Type the code again.',
  },
  {
    name: 'LOGIN_OTP_EXPIRED',
    code: null,
    message: 'This OTP has expired. Please ask for a new one.',
    next: 'Send a new OTP.',
  },
]);

/** New-to-bank applications. Source: S2§8. */
export const ntbErrors = rowsOf('ntb')([
  {
    name: 'NTB_INSUFFICIENT_LIMIT',
    code: 4106,
    message: 'The limit that the lender can give is not enough for this amount.',
    next: 'Choose a smaller amount or another lender.',
    reaction: 'tryAnotherLender',
  },
  {
    name: 'NTB_REJECTED_APPLICATION',
    code: 4107,
    message: 'The lender did not accept this application.',
    next: 'Choose another lender.',
    reaction: 'tryAnotherLender',
  },
]);

/** For developers only; production has none of these errors. */
export const sandboxErrors = rowsOf('sandbox')([
  {
    name: 'CUSTOMER_IN_PAYMENT',
    code: null,
    message: 'A payment of this test number is under way.',
    next: 'Finish or cancel it, or wait until the time in `data.endsAtMs`, when it has ended by itself.',
    retryable: true,
  },
]);

/** Refusals by a merchant's rules; `{lender}` is replaced. Source: S1§8. */
export const merchantErrors = rowsOf('merchant')([
  {
    name: 'USER_NOT_FOUND_INLINE',
    code: null,
    message: `Currently, ${brand.name} EMI is offered only to select users of our lending partners.`,
    next: 'Use another number.',
    reaction: 'useAnotherNumber',
  },
  {
    name: 'MERCHANT_LIMIT_EXCEEDED',
    code: null,
    message:
      'Customer is not eligible for further purchases with this merchant. Please contact {lender} for further assistance.',
    next: 'Use another lender or contact this one.',
    recovery: ['otherLender'],
  },
  {
    name: 'MERCHANT_NOT_ALLOWED',
    code: null,
    message:
      'Customer is not eligible for purchases with this merchant. Please contact {lender} for further assistance.',
    next: 'Use another lender or contact this one.',
    recovery: ['otherLender'],
  },
]);
