const PAISE_PER_RUPEE = 100;

/** Whole rupees in paise. */
export const paiseOf = (rupees: number): number => rupees * PAISE_PER_RUPEE;
/** Paise in rupees, with up to two decimals: to be shown or sent, never to be reckoned with. */
export const rupeesOf = (paise: number): number => paise / PAISE_PER_RUPEE;
/** The whole rupees that an amount in paise reaches. */
export const wholeRupeesOf = (paise: number): number => Math.floor(rupeesOf(paise));
