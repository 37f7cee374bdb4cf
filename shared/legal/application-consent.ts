/** Grows with every change of the words (`application-consent-text`): what somebody has agreed to is told by version,
 *  language and lender. */
export const APPLICATION_CONSENT_VERSION = '2026-1';

/** Languages that the consent can be read in. */
export const consentLanguages = ['en', 'hi'] as const;
export type ConsentLanguage = (typeof consentLanguages)[number];
