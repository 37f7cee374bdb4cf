import type { forNobody, SdkErrorCode } from '../../shared/errors/sdk-errors';
import type { KadamErrorInfo } from '../types/kadam.mjs';

/** The errors that an element makes itself, and whether the same may succeed when it is repeated: the SDK's table, which
 *  the compiler holds it against, would be as long as the rest of this file's bundle. */
const ownErrors = {
  OPTIONS_INVALID: false,
  SCRIPT_LOAD_FAILED: true,
  TERMS_UNAVAILABLE: true,
} as const satisfies { readonly [Code in SdkErrorCode]?: Code extends (typeof forNobody)[number] ? false : true };

/** An error as the SDK's own look. `field`: the attribute at fault, where there is one. */
export const elementError = (code: keyof typeof ownErrors, cause: unknown, field?: string): KadamErrorInfo => ({
  code,
  retryable: ownErrors[code],
  field,
  message: `${code}: ${(cause as Partial<Error> | undefined)?.message}`,
});

/** What was thrown where that is the SDK's, whichever file brought its class; else `code`, with it as the cause. */
export const faultOf = (code: keyof typeof ownErrors, thrown: unknown): KadamErrorInfo =>
  thrown instanceof Error && thrown.name === 'KadamError'
    ? (thrown as Error & KadamErrorInfo)
    : elementError(code, thrown);
