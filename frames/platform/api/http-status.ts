/** Nobody is logged in any more. */
export const UNAUTHORISED = 401;
/** What stands for a status where no answer came. */
export const WITHOUT_ANSWER = 500;
