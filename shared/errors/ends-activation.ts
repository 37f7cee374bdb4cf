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

/** Whether a line is not activated by trying again at once: the activation has failed by it, until it is begun anew.
 *  Source: S2§8. */
export const endsActivation = (name: ErrorName): boolean => ending.has(name);
