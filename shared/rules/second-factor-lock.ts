/** Number of wrong second factors at a lender, PIN changes included, and the length of the block. Used by all simulated
 *  lenders. */
export const SECOND_FACTOR_ATTEMPTS = 3;
export const SECOND_FACTOR_BLOCK_MINUTES = 30;
