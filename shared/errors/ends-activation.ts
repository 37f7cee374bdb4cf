import type { ErrorName } from './index';

const ending: ReadonlySet<ErrorName> = new Set([
  'ACTIVATION_MOBILE_NOT_PA',
  'ACTIVATION_USER_NOT_PA',
  'ACTIVATION_USER_BLOCKED',
  'ACTIVATION_BLOCKED_CREDIT_LINE',
  'ACTIVATION_EXHAUSTED',
  'ACTIVATION_MULTIPLE_AIVF_BLOCK',
  'ACTIVATION_MULTIPLE_OTP_BLOCK',
]);

/** True if an error ends the activation of a credit line: a retry fails until the activation is restarted. Source:
 *  S2§8. */
export const endsActivation = (name: ErrorName): boolean => ending.has(name);
