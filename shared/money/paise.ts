const PAISE_PER_RUPEE = 100;

export const paiseOf = (rupees: number): number => rupees * PAISE_PER_RUPEE;
export const rupeesOf = (paise: number): number => paise / PAISE_PER_RUPEE;
/** Whole rupees of an amount, rounded down. */
export const wholeRupeesOf = (paise: number): number => Math.floor(rupeesOf(paise));
