/** Increase with every change of the text (`application-consent.messages.ts` and its translations). Version, language and
 *  lender identify the text that a customer agreed to. */
export const APPLICATION_CONSENT_VERSION = '2026-1';
