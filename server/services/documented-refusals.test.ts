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

describe('documented refusals of a call', () => {
  it.each(paymentCodes)('$call lists $name, which the test number of $code gets there', ({ call, name }) => {
    expect(refusalsOf(call)).toContain(name);
  });

  it('start with its own errors, and include those of any call in its scope', () => {
    expect(refusalsOf('sendShareCode')).toEqual(['OTP_TOO_SOON', 'MOBILE_BLOCKED', 'SESSION_EXPIRED', 'AGENT_BLOCKED']);
    expect(refusalsOf('orderInfo')).toEqual(['ACTIVATION_SESSION_EXPIRED', 'PAYMENT_LENDER_SERVER_FAIL']);
    expect(refusalsOf('authorize')).toContain('ACTIVATION_SESSION_EXPIRED');
  });

  it('include 404 for a POST with such an error, which is not among its errors at status 200', () => {
    expect(statusRefusals(refundOrder)).toContain('NOT_FOUND');
    expect(businessRefusals(refundOrder)).toContain('PAYMENT_INVALID_TRANSACTION');
    expect(businessRefusals(refundOrder)).not.toContain('ORDER_NOT_FOUND');
  });

  it('list no error twice', () => {
    for (const endpoint of Object.values(endpoints))
      expect(businessRefusals(endpoint)).toEqual([...new Set(businessRefusals(endpoint))]);
  });
});
