import { describe, expect, it } from 'vitest';
import { type ErrorContext, errorRow, resolveError } from '.';

/** Names and numbers of the codes that the specifications list, by flow; names and numbers of payments are paired by
 *  position, the others by meaning. Source: S2§8, Q-021, Q-022. */
const specified = {
  payment: [
    ['PAYMENT_MULTIPLE_AIVF_BLOCK', 4105],
    ['PAYMENT_MULTIPLE_PIN_BLOCK', 4104],
    ['PAYMENT_INVALID_AIVF', 4303],
    ['PAYMENT_INVALID_PIN', 4302],
    ['PAYMENT_MULTIPLE_OTP_BLOCK', 4003],
    ['PAYMENT_INVALID_OTP', 4002],
    ['PAYMENT_MISSING_PIN', 4005],
    ['PAYMENT_DUPLICATE_REQUEST', 4004],
    ['PAYMENT_INSUFFICIENT_CREDIT', 4006],
    ['PAYMENT_LENDER_SERVER_FAIL', 4007],
    ['PAYMENT_INVALID_TRANSACTION', 4100],
    ['PAYMENT_TRANSACTION_TIMEOUT', 4008],
    ['PAYMENT_INVALID_AMOUNT', 4009],
    ['PAYMENT_INVALID_TENURE', 4011],
    ['PAYMENT_BLOCKED_USER', 4012],
    ['PAYMENT_INSUFFICIENT_AMOUNT', 4013],
    ['PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK', 4014],
    ['PAYMENT_MAX_AMOUNT_LIMIT', 4015],
    ['PAYMENT_MIN_AMOUNT_LIMIT', 4016],
    ['PAYMENT_GENERIC_ERROR', 4000],
  ],
  activation: [
    ['ACTIVATION_MOBILE_NOT_PA', 4204],
    ['ACTIVATION_INVALID_OTP', 4302],
    ['ACTIVATION_USER_BLOCKED', 4109],
    ['ACTIVATION_USER_NOT_PA', 4102],
    ['ACTIVATION_EXHAUSTED', 4301],
    ['ACTIVATION_INVALID_AIVF', 4303],
    ['ACTIVATION_BLOCKED_CREDIT_LINE', 4110],
    ['ACTIVATION_MULTIPLE_AIVF_BLOCK', 4105],
    ['ACTIVATION_SESSION_EXPIRED', 4010],
    ['ACTIVATION_INVALID_REQUEST_PARAMETER', 4001],
    ['ACTIVATION_GENERIC_ERROR', 4000],
  ],
  pinChange: [
    ['PIN_CHANGE_SAME_VALUE', 4001],
    ['PIN_CHANGE_INVALID_VALUE', 4303],
  ],
  login: [
    ['USER_NOT_REGISTERED', 4203],
    ['LOGIN_BLOCKED_MAX_ATTEMPTS', 4301],
    ['LOGIN_INVALID_AUTH', 4302],
  ],
  ntb: [
    ['NTB_INSUFFICIENT_LIMIT', 4106],
    ['NTB_REJECTED_APPLICATION', 4107],
  ],
  sales: [
    ['SESSION_EXPIRED', 1402],
    ['AGENT_BLOCKED', 4070],
  ],
  common: [['INVALID_OTP', 4302]],
  http: [['ACCESS_FORBIDDEN', 403]],
} as const satisfies { readonly [Context in ErrorContext]?: readonly (readonly [string, number])[] };

describe.each(Object.entries(specified))('a code of the specifications in %s', (context, codes) => {
  // @req ERR-035, ERR-036, ERR-037, ERR-038, ERR-039, ERR-040, ERR-041, ERR-042, ERR-043, ERR-047, ERR-048, ERR-049
  // @req ERR-050, ERR-051, ERR-052, ERR-053, ERR-054, ERR-055, ERR-056, ERR-057, ERR-058, ERR-059, ERR-060, ERR-061
  // @req ERR-062, ERR-063, ERR-064, ERR-065, ERR-066, ERR-067, ERR-068, ERR-069, ERR-070, ERR-071, ERR-072, ERR-073
  // @req ERR-074, ERR-075, ERR-076, ERR-077, ERR-078, ERR-079, ERR-080, ERR-081, ERR-082, ERR-083, ERR-084, ERR-085
  // @req ERR-086, ERR-087, ERR-088, ERR-089, ERR-090, ERR-091, ERR-092, ERR-093, ERR-094, ERR-095, ERR-096, ERR-097
  // @req ERR-098, ERR-099, ERR-100, ERR-101, ERR-102, ERR-103, ERR-104, ERR-105, ERR-106, ERR-107, ERR-108, ERR-109
  // @req ERR-110, ERR-111, ERR-113, ERR-115, ERR-116, ERR-117, ERR-119, ERR-120, ERR-121, Q-021, Q-022
  it.each<readonly [string, number]>(codes)('%s is %i, and is read by either', (name, code) => {
    const byNumber = resolveError(code, context as ErrorContext);
    expect(byNumber).toMatchObject({ name, code });
    expect([resolveError(String(code), context as ErrorContext), resolveError(name, context as ErrorContext)]).toEqual([
      byNumber,
      byNumber,
    ]);
  });
});

describe('a name of the specifications without a number', () => {
  // @req ERR-112, ERR-114, ERR-118, Q-022
  it.each(['ACTIVATION_MULTIPLE_OTP_BLOCK', 'ACTIVATION_USER_TEMPORARY_BLOCK', 'ACTIVATION_AIVF_EXHAUSTED'] as const)(
    '%s is read by its name',
    (name) => {
      expect(resolveError(name, 'activation')).toMatchObject({ name, code: null, context: 'activation' });
    },
  );
});

describe('words of the specifications, letter by letter', () => {
  // @req ERR-007, ERR-009, ERR-010, ERR-026, ERR-124, Q-009
  it('of a blocked login, and of a merchant where a lender lends nothing (more). Source: S1§8', () => {
    expect(errorRow('LOGIN_BLOCKED_MAX_ATTEMPTS').message).toBe(
      'Your account is blocked due to several invalid login attempts. Please try again after sometime.',
    );
    expect(errorRow('MERCHANT_LIMIT_EXCEEDED').message).toBe(
      'Customer is not eligible for further purchases with this merchant. Please contact {lender} for further assistance.',
    );
    expect(errorRow('MERCHANT_NOT_ALLOWED').message).toBe(
      'Customer is not eligible for purchases with this merchant. Please contact {lender} for further assistance.',
    );
  });

  // @req ERR-025
  it('of an OTP that is wrong. Source: S1§8', () => {
    expect(errorRow('LOGIN_INVALID_AUTH').message).toBe('Please enter a valid OTP');
  });
});
