/** Grows with every change of the words (`application-consent.messages.ts` and its translations): what somebody has agreed
 *  to is told by version, language and lender. */
export const APPLICATION_CONSENT_VERSION = '2026-1';
