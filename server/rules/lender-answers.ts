/** Timeout of a lender's eligibility answer. A slower lender counts as unavailable, because agent and customer are
 *  waiting. */
export const STANDING_WITHIN_MS = 8_000;
/** Timeout of a lender's action: longer than usual, and shorter than a shopper's patience and a request's time. After
 *  it the outcome is unknown. */
export const LENDER_ACTS_WITHIN_MS = 20_000;
/** Longer than a lender call and the storage of its answer. */
export const ASKING_LASTS_AT_MOST_MS = 2 * LENDER_ACTS_WITHIN_MS;
