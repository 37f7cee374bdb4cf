/** How an SDK call can fail, by who may try the same once more. Wording stands in the docs: the SDK has no bytes to spare
 *  for it. */
export const neverRetryable = [
  /** An option is missing or wrong; `field` names it. */
  'OPTIONS_INVALID',
  /** Called where there is no page, as while a server renders. */
  'NO_BROWSER',
  /** SDK and frame speak different versions of the bridge. */
  'PROTOCOL_UNSUPPORTED',
  /** The frame refused to open for this merchant or origin. */
  'FRAME_REFUSED',
] as const;

/** A person who asks for it. */
const forAPerson = [
  /** `getAuthToken` failed, or gave nothing usable in time. The merchant's server is not asked twice for one press. */
  'TOKEN_UNAVAILABLE',
] as const;

/** The SDK by itself. */
const forItself = [
  /** The script itself did not arrive. */
  'SCRIPT_LOAD_FAILED',
  /** The frame's page did not load. */
  'FRAME_LOAD_FAILED',
  'FRAME_LOAD_TIMEOUT',
  /** The frame loaded and did not connect in time: refused by the browser, or broken. */
  'HANDSHAKE_TIMEOUT',
  /** The frame did not answer a call in time. */
  'CALL_TIMEOUT',
  /** The frame went away in mid-session. */
  'FRAME_CRASHED',
  /** The figures of the line by the price could not be had. */
  'TERMS_UNAVAILABLE',
] as const;

export const sdkErrorCodes = [...neverRetryable, ...forAPerson, ...forItself] as const;
export type SdkErrorCode = (typeof sdkErrorCodes)[number];

const isAmong = <Code extends SdkErrorCode>(codes: readonly Code[], code: string): code is Code =>
  codes.includes(code as Code);

/** Whether the same call may succeed when it is repeated. */
export const isRetryable = (code: SdkErrorCode): boolean => !isAmong(neverRetryable, code);

/** Whether the SDK tries it again by itself. */
export const isTriedAgain = ({
  code,
  retryable,
}: {
  readonly code: SdkErrorCode;
  readonly retryable: boolean;
}): boolean => retryable && !isAmong(forAPerson, code);

/** Why a frame does not open; to the page all but the first are `FRAME_REFUSED`, with this as its message. */
export type FrameRefusal = Extract<SdkErrorCode, 'PROTOCOL_UNSUPPORTED'> | 'MESSAGE_INVALID' | 'ORIGIN_MISMATCH';

/** The error of a frame that was not opened for this reason. */
export const refusedBecause = (reason = ''): SdkErrorCode =>
  reason === 'PROTOCOL_UNSUPPORTED' ? reason : 'FRAME_REFUSED';
