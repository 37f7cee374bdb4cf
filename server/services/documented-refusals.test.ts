import { describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/api';
import { refundOrder } from '../../shared/api/refund';
import { paymentCodes } from '../sandbox/payment-customers';
import { businessRefusals, statusRefusals } from './documented-refusals';

const refusalsOf = (call: string) => {
  const endpoint = endpoints[call];
  if (!endpoint) throw new Error(`no call ${call}`);
  return businessRefusals(endpoint);
};

describe('what a call may be refused with', () => {
  it.each(paymentCodes)('$call names $name, which the test number of $code meets there', ({ call, name }) => {
    expect(refusalsOf(call)).toContain(name);
  });

  it('begins with its own errors, and has those that any call of its scope may meet', () => {
    expect(refusalsOf('sendShareCode')).toEqual(['OTP_TOO_SOON', 'MOBILE_BLOCKED', 'SESSION_EXPIRED', 'AGENT_BLOCKED']);
    expect(refusalsOf('orderInfo')).toEqual(['ACTIVATION_SESSION_EXPIRED', 'PAYMENT_LENDER_SERVER_FAIL']);
    expect(refusalsOf('authorize')).toContain('ACTIVATION_SESSION_EXPIRED');
  });

  it('is 404 for a POST that lists such an error, which is none of its errors at status 200', () => {
    expect(statusRefusals(refundOrder)).toContain('NOT_FOUND');
    expect(businessRefusals(refundOrder)).toContain('PAYMENT_INVALID_TRANSACTION');
    expect(businessRefusals(refundOrder)).not.toContain('ORDER_NOT_FOUND');
  });

  it('names no error twice', () => {
    for (const endpoint of Object.values(endpoints))
      expect(businessRefusals(endpoint)).toEqual([...new Set(businessRefusals(endpoint))]);
  });
});
