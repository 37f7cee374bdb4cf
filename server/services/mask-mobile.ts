/** '9876543210' as '98XXXXX210': all that a log or a screen of somebody else may show. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 2)}XXXXX${mobile.slice(-3)}`;
