/** How long a check waits for what a lender says of a customer: one that takes longer counts as not there; the agent and
 *  the customer stand and wait. */
export const STANDING_WITHIN_MS = 8_000;
/** How long a call waits for a lender to do something: longer than a lender usually takes, and less than a shopper's
 *  patience and a request's time. Then nobody knows whether it was done. */
export const LENDER_ACTS_WITHIN_MS = 20_000;
/** Longer than it takes to ask a lender and to write down what it said. */
export const ASKING_LASTS_AT_MOST_MS = 2 * LENDER_ACTS_WITHIN_MS;
