/** SDK errors by who may retry the call. Texts are in the docs, as the SDK has no bytes for them. */
export const neverRetryable = [
  /** `field` names the missing or invalid option. */
  'OPTIONS_INVALID',
  /** Called without a page, as during server rendering. */
  'NO_BROWSER',
  /** SDK and frame speak different versions of the bridge. */
  'PROTOCOL_UNSUPPORTED',
  /** The frame refused to open for this merchant or origin. */
  'FRAME_REFUSED',
] as const;

/** Retryable by a user. */
const forAPerson = [
  /** `getAuthToken` failed, or returned nothing usable in time. The merchant's server is asked once per user action. */
  'TOKEN_UNAVAILABLE',
] as const;

/** Retryable by the SDK. */
const forItself = [
  /** The script did not load. */
  'SCRIPT_LOAD_FAILED',
  /** The frame's page did not load. */
  'FRAME_LOAD_FAILED',
  'FRAME_LOAD_TIMEOUT',
  /** The frame loaded and did not connect in time: blocked by the browser, or broken. */
  'HANDSHAKE_TIMEOUT',
  /** The frame did not answer a call in time. */
  'CALL_TIMEOUT',
  /** The frame disappeared during a session. */
  'FRAME_CRASHED',
  'TERMS_UNAVAILABLE',
] as const;

export const sdkErrorCodes = [...neverRetryable, ...forAPerson, ...forItself] as const;
export type SdkErrorCode = (typeof sdkErrorCodes)[number];

const isAmong = <Code extends SdkErrorCode>(codes: readonly Code[], code: string): code is Code =>
  codes.includes(code as Code);

/** True if the same call may succeed when it is repeated. */
export const isRetryable = (code: SdkErrorCode): boolean => !isAmong(neverRetryable, code);

/** True if the SDK retries it automatically. */
export const isTriedAgain = ({
  code,
  retryable,
}: {
  readonly code: SdkErrorCode;
  readonly retryable: boolean;
}): boolean => retryable && !isAmong(forAPerson, code);

/** Reason for which a frame does not open; for the page all but the first are `FRAME_REFUSED`, with this as message. */
export type FrameRefusal = Extract<SdkErrorCode, 'PROTOCOL_UNSUPPORTED'> | 'MESSAGE_INVALID' | 'ORIGIN_MISMATCH';

/** Error of a frame that refused to open for this reason. */
export const refusedBecause = (reason = ''): SdkErrorCode =>
  reason === 'PROTOCOL_UNSUPPORTED' ? reason : 'FRAME_REFUSED';
