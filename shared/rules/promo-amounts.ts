/** Amounts that one call for the lines of a page may ask for. */
export const PROMO_AMOUNTS_MAX = 50;
