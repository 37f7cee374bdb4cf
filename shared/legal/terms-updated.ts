/** What changes whenever a word of the terms does (`shared/words/<language>/terms.ts`), YYYY-MM-DD. */
export const TERMS_UPDATED_ON = '2026-11-29';
