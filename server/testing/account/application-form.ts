import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';

/** What a new customer ticks, in English. */
export const consent = { version: APPLICATION_CONSENT_VERSION, language: 'en' } as const;

/** What a lender asks of him besides his name. */
export const identity = { dateOfBirth: '1990-08-15', pan: 'ABCDE1234F', pincode: '560001', consent } as const;
