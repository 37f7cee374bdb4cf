/** Update with every change of the terms (`terms.messages.ts` and its translations), YYYY-MM-DD. */
export const TERMS_UPDATED_ON = '2026-11-29';
