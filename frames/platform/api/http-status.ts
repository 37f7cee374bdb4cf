export const UNAUTHORISED = 401;
/** Replaces the status of a missing response. */
export const WITHOUT_ANSWER = 500;
