/** What changes whenever a word of the terms does (`terms.messages.ts` and its translations), YYYY-MM-DD. */
export const TERMS_UPDATED_ON = '2026-11-29';
