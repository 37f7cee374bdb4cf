/** In fields that are empty: how what is wanted is written, in each language alike. */
export const typedSample = { day: 'DD/MM/YYYY', pan: 'ABCDE1234F' } as const;
