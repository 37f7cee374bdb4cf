import { describe, expect, it } from 'vitest';
import { allErrors, errorRow, resolveError } from '.';
import { resolveCheckoutError } from './checkout';

const nameOf = (code: number | string, context: Parameters<typeof resolveError>[1], aivfType?: string) =>
  resolveError(code, context, { aivfType })?.name;

describe('the list of errors', () => {
  it('names each error once, and uses a number, with its type, once in a context', () => {
    expect(new Set(allErrors.map(({ name }) => name)).size).toBe(allErrors.length);
    const numbered = allErrors
      .filter(({ code }) => code !== null)
      .map(({ context, code, type }) => `${context} ${code} ${type}`);
    expect(new Set(numbered).size).toBe(numbered.length);
  });

  // @req ERR-122
  it('has a text and a next step for each', () => {
    for (const { message, next } of allErrors) {
      expect(message).not.toBe('');
      expect(next).not.toBe('');
    }
  });
});

describe('a code', () => {
  // @req ERR-044, Q-024
  it('4302 is Invalid PIN in payment, Invalid Auth in login, Invalid OTP in activation and elsewhere', () => {
    expect(nameOf(4302, 'payment')).toBe('PAYMENT_INVALID_PIN');
    expect(nameOf(4302, 'login')).toBe('LOGIN_INVALID_AUTH');
    expect(nameOf(4302, 'activation')).toBe('ACTIVATION_INVALID_OTP');
    expect(nameOf(4302, 'sales')).toBe('INVALID_OTP');
  });

  // @req VAL-055, ERR-045, ERR-046, Q-023
  it('4105 becomes 4104 and 4303 becomes 4302 for a PIN-type lender in payment, and nowhere else', () => {
    expect(nameOf(4105, 'payment', 'PIN')).toBe('PAYMENT_MULTIPLE_PIN_BLOCK');
    expect(nameOf(4303, 'payment', 'PIN')).toBe('PAYMENT_INVALID_PIN');
    expect(nameOf(4105, 'payment')).toBe('PAYMENT_MULTIPLE_AIVF_BLOCK');
    expect(nameOf(4303, 'activation', 'PIN')).toBe('ACTIVATION_INVALID_AIVF');
  });

  it.each([
    [4204, 'ACTIVATION_MOBILE_NOT_PA'],
    [4109, 'ACTIVATION_USER_BLOCKED'],
    [4102, 'ACTIVATION_USER_NOT_PA'],
    [4301, 'ACTIVATION_EXHAUSTED'],
    [4105, 'ACTIVATION_MULTIPLE_AIVF_BLOCK'],
    [4110, 'ACTIVATION_BLOCKED_CREDIT_LINE'],
    [4010, 'ACTIVATION_SESSION_EXPIRED'],
    [4001, 'ACTIVATION_INVALID_REQUEST_PARAMETER'],
    [4000, 'ACTIVATION_GENERIC_ERROR'],
  ])('%i is %s in activation', (code, name) => {
    expect(nameOf(code, 'activation')).toBe(name);
  });

  // @req ERR-019, Q-007
  it('403 is ACCESS_FORBIDDEN in every context', () => {
    for (const context of ['sales', 'activation', 'payment', 'login', 'ntb'] as const) {
      expect(nameOf(403, context)).toBe('ACCESS_FORBIDDEN');
    }
  });

  it('1402 and 4070 are SESSION_EXPIRED and AGENT_BLOCKED in sales', () => {
    expect([nameOf(1402, 'sales'), nameOf('4070', 'sales')]).toEqual(['SESSION_EXPIRED', 'AGENT_BLOCKED']);
  });

  it('4102 and 4107 in sales are what activation and new-to-bank say', () => {
    expect([nameOf(4102, 'sales'), nameOf(4107, 'sales')]).toEqual([
      'ACTIVATION_USER_NOT_PA',
      'NTB_REJECTED_APPLICATION',
    ]);
  });

  it('4010 in payment is the session that is over, in the whole list and in the checkout’s', () => {
    expect(nameOf(4010, 'payment')).toBe('ACTIVATION_SESSION_EXPIRED');
    expect(resolveCheckoutError(4010, 'payment')?.name).toBe('ACTIVATION_SESSION_EXPIRED');
  });

  it('4107 in payment is what new-to-bank says', () => {
    expect(nameOf(4107, 'payment')).toBe('NTB_REJECTED_APPLICATION');
  });

  it('an unknown code or name resolves to null', () => {
    expect([resolveError(9999, 'sales'), resolveError('NO_SUCH_NAME', 'payment')]).toEqual([null, null]);
  });
});

describe('a name', () => {
  it('resolves to its own row in every context', () => {
    for (const { name } of allErrors) expect(resolveError(name, 'sales')).toBe(errorRow(name));
  });
});
