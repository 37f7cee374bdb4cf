/** How long words about an OTP that was not sent or not right are shown. Source: S1§8, S1§9. */
export const OTP_FAILURE_SHOWN_MS = 3_000;
