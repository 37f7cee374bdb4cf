import { GENERIC_MESSAGE, rowsOf } from './row';
import { sessionOverErrors } from './session-over';

const own = rowsOf('activation')([
  {
    name: 'ACTIVATION_MOBILE_NOT_PA',
    code: 4204,
    message: 'This number is not pre-approved.',
    next: 'Use another number or apply as a new customer.',
    reaction: 'showNotEligible',
  },
  {
    name: 'ACTIVATION_INVALID_OTP',
    code: 4302,
    message: 'Please enter a valid OTP',
    next: 'Type the code again.',
  },
  {
    name: 'ACTIVATION_USER_BLOCKED',
    code: 4109,
    message: 'This number is blocked.',
    next: 'Use another number or contact support.',
  },
  {
    name: 'ACTIVATION_USER_NOT_PA',
    code: 4102,
    message: 'This number is not eligible today.',
    next: 'Apply as a new customer, or use another number.',
    reaction: 'showNotEligible',
  },
  {
    name: 'ACTIVATION_MULTIPLE_OTP_BLOCK',
    code: null,
    message: 'Too many wrong OTPs. Please try again after some time.',
    next: 'Wait, then try again.',
  },
  {
    name: 'ACTIVATION_EXHAUSTED',
    code: 4301,
    message: 'No attempts are left. Please try again after some time.',
    next: 'Wait, then try again.',
  },
  {
    name: 'ACTIVATION_USER_TEMPORARY_BLOCK',
    code: null,
    message: 'This number is blocked for a while.',
    next: 'Wait, then try again.',
  },
  {
    name: 'ACTIVATION_INVALID_AIVF',
    code: 4303,
    message: 'The details do not match your bank’s records.',
    next: 'Type them again.',
    reaction: 'typeAgain',
  },
  {
    name: 'ACTIVATION_BLOCKED_CREDIT_LINE',
    code: 4110,
    message: 'This credit line is blocked.',
    next: 'Contact the lender.',
  },
  {
    name: 'ACTIVATION_MULTIPLE_AIVF_BLOCK',
    code: 4105,
    message: 'Too many wrong answers. Please try again after some time.',
    next: 'Wait, then try again.',
  },
  {
    name: 'ACTIVATION_AIVF_EXHAUSTED',
    code: null,
    message: 'No attempts are left. Please try again after some time.',
    next: 'Wait, then try again.',
  },
  {
    name: 'ACTIVATION_INVALID_REQUEST_PARAMETER',
    code: 4001,
    message: 'Something in the request is not right.',
    next: 'Check what was entered.',
  },
  { name: 'ACTIVATION_GENERIC_ERROR', code: 4000, message: GENERIC_MESSAGE, next: 'Try again later.', retryable: true },
]);

export const activationErrors = [...own, ...sessionOverErrors] as const;
