/** Display time of an OTP error. Source: S1§8, S1§9. */
export const OTP_FAILURE_SHOWN_MS = 3_000;
/** Display time of a lender list error. Source: S1§8, S2§8. */
export const LENDER_LIST_FAILURE_SHOWN_MS = 3_000;
