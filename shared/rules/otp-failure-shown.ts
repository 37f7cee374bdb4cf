/** How long words about an OTP that was not sent or not right are shown. Source: S1§8, S1§9. */
export const OTP_FAILURE_SHOWN_MS = 3_000;
/** How long words about a lender list that failed are shown. Source: S1§8, S2§8. */
export const LENDER_LIST_FAILURE_SHOWN_MS = 3_000;
