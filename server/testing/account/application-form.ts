import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';

/** Consent of a new customer, in English. */
export const consent = { version: APPLICATION_CONSENT_VERSION, language: 'en' } as const;

/** Identity fields that a lender requires. */
export const identity = { dateOfBirth: '1990-08-15', pan: 'ABCDE1234F', pincode: '560001', consent } as const;
