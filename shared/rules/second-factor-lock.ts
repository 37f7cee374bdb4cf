/** Wrong answers to a second factor that a lender takes, a PIN that is changed included, and how long it then takes none. The
 *  simulated lenders all do so. */
export const SECOND_FACTOR_ATTEMPTS = 3;
export const SECOND_FACTOR_BLOCK_MINUTES = 30;
