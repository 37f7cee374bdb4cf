import type { Failure } from '../../platform/api/failure';
import type { RecoveryOption } from './screen';

/** What can be done after each payment error, best first. Source: S2§8, 'next' of the error list. */
export const optionsByName: Readonly<Record<string, readonly RecoveryOption[]>> = {
  PAYMENT_MULTIPLE_AIVF_BLOCK: ['otherLender', 'leave'],
  PAYMENT_MULTIPLE_PIN_BLOCK: ['otherLender', 'leave'],
  PAYMENT_MULTIPLE_OTP_BLOCK: ['otherLender', 'leave'],
  PAYMENT_MISSING_PIN: ['otherLender', 'leave'],
  // Nobody may be led to pay twice: the shop knows how the order stands.
  PAYMENT_DUPLICATE_REQUEST: ['leave'],
  PAYMENT_INSUFFICIENT_CREDIT: ['otherLender', 'leave'],
  PAYMENT_LENDER_SERVER_FAIL: ['sameAgain', 'otherLender', 'leave'],
  PAYMENT_INVALID_TRANSACTION: ['otherPlan', 'leave'],
  PAYMENT_INVALID_AMOUNT: ['otherPlan', 'otherLender', 'leave'],
  PAYMENT_INVALID_TENURE: ['otherPlan', 'otherLender', 'leave'],
  PAYMENT_BLOCKED_USER: ['otherLender', 'leave'],
  PAYMENT_INSUFFICIENT_AMOUNT: ['otherLender', 'leave'],
  MERCHANT_NOT_ALLOWED: ['otherLender', 'leave'],
  MERCHANT_LIMIT_EXCEEDED: ['otherLender', 'leave'],
  PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK: ['leave'],
  PAYMENT_MAX_AMOUNT_LIMIT: ['otherLender', 'leave'],
  PAYMENT_MIN_AMOUNT_LIMIT: ['otherLender', 'leave'],
  PAYMENT_GENERIC_ERROR: ['sameAgain', 'otherLender', 'leave'],
};

/** Never empty. An error that is not in the table may be tried once more unless the server said otherwise. */
export function recoveryOptions(failure: Failure): readonly RecoveryOption[] {
  const known = failure.name === null ? undefined : optionsByName[failure.name];
  if (known) return known;
  return failure.retry === false ? ['otherLender', 'leave'] : ['sameAgain', 'otherLender', 'leave'];
}
