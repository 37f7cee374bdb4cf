import { isRetryable, type SdkErrorCode } from '../shared/errors/sdk-errors';
import type { KadamErrorInfo } from './types/kadam.mjs';

/** An error of the SDK. docs/errors.md describes each code. */
export class KadamError extends Error implements KadamErrorInfo {
  override readonly name = 'KadamError';
  readonly retryable: boolean;

  constructor(
    readonly code: SdkErrorCode,
    cause?: unknown,
    detail = '',
    readonly field?: string,
  ) {
    super(`${code}${detail && `: ${detail}`}`, { cause });
    this.retryable = isRetryable(code);
  }
}
