/** Maximum amounts in one call for the lines of a page. */
export const PROMO_AMOUNTS_MAX = 50;
