/** How an SDK call can fail, and whether the same call may succeed when repeated. Wording stands in the docs: the SDK
 *  has no bytes to spare for it. */
export const sdkErrors = {
  /** The script itself did not arrive. */
  SCRIPT_LOAD_FAILED: true,
  /** An option is missing or wrong; `field` names it. */
  OPTIONS_INVALID: false,
  /** Called where there is no page, as while a server renders. */
  NO_BROWSER: false,
  /** The frame's page did not load. */
  FRAME_LOAD_FAILED: true,
  FRAME_LOAD_TIMEOUT: true,
  /** The frame loaded and did not greet in time: refused by the browser, or broken. */
  HANDSHAKE_TIMEOUT: true,
  /** The frame did not answer a call in time. */
  CALL_TIMEOUT: true,
  /** SDK and frame speak different versions of the bridge. */
  PROTOCOL_UNSUPPORTED: false,
  /** The frame refused to open for this merchant or origin. */
  FRAME_REFUSED: false,
  /** The frame went away in mid-session. */
  FRAME_CRASHED: true,
  /** `getAuthToken` failed, or gave nothing usable in time. */
  TOKEN_UNAVAILABLE: true,
  /** The figures of the line by the price could not be had. */
  TERMS_UNAVAILABLE: true,
} as const;

export type SdkErrorCode = keyof typeof sdkErrors;
