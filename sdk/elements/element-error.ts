import type { neverRetryable, SdkErrorCode } from '../../shared/errors/sdk-errors';
import type { KadamErrorInfo } from '../types/kadam.mjs';

/** Errors that elements create, and whether they are retryable. A copy, checked by the compiler: the SDK's table would
 *  double the size of this bundle. */
const ownErrors = {
  OPTIONS_INVALID: false,
  SCRIPT_LOAD_FAILED: true,
  TERMS_UNAVAILABLE: true,
} as const satisfies { readonly [Code in SdkErrorCode]?: Code extends (typeof neverRetryable)[number] ? false : true };

/** Creates an error in the shape of the SDK's. `field`: the attribute at fault. */
export const elementError = (code: keyof typeof ownErrors, cause: unknown, field?: string): KadamErrorInfo => ({
  code,
  retryable: ownErrors[code],
  field,
  message: `${code}: ${(cause as Partial<Error> | undefined)?.message}`,
});

/** Returns an error of the SDK as it is, even of another copy of its class; wraps any other value with `code`. */
export const faultOf = (code: keyof typeof ownErrors, thrown: unknown): KadamErrorInfo =>
  thrown instanceof Error && thrown.name === 'KadamError'
    ? (thrown as Error & KadamErrorInfo)
    : elementError(code, thrown);
