import * as z from 'zod/mini';
import { APPLICATION_CONSENT_VERSION } from '../legal/application-consent';
import { locales } from '../locales';
import { EMPLOYER_MAX_LENGTH, employmentTypes } from '../rules/employment-type';
import { AMOUNT_MAX_RUPEES } from '../rules/validation';
import { AmountRupees, CustomerName, LenderId, OptionalEmail } from './fields';
import { Day } from './payment-fields';

/** The ticked consent: its text by version and language (see `shared/legal`). The version of another release is
 *  refused, because its text is unknown here. */
const ApplicationConsent = z.strictObject({
  version: z.literal(APPLICATION_CONSENT_VERSION),
  language: z.enum(locales),
});
export type ApplicationConsent = z.infer<typeof ApplicationConsent>;

/** Details that a lender requires of a new customer in addition to name and e-mail address, passed on without storage;
 *  and the customer's consent, which is stored. */
export const identityForm = {
  consent: ApplicationConsent,
  dateOfBirth: Day,
  pan: z.string().check(z.regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'must be a PAN')),
  pincode: z.string().check(z.regex(/^[1-9]\d{5}$/, 'must be a pincode')),
} as const;

/** Monthly income and EMIs, whole rupees, passed on to the lender without storage. `employer`: '' if there is none. */
export const Income = z.strictObject({
  worksAs: z.enum(employmentTypes),
  monthlyIncome: AmountRupees,
  monthlyEmis: z.int().check(z.gte(0), z.lte(AMOUNT_MAX_RUPEES)),
  employer: z.string().check(z.maxLength(EMPLOYER_MAX_LENGTH)),
});
export type Income = z.infer<typeof Income>;

export const applicationForm = {
  lenderId: LenderId,
  userName: CustomerName,
  email: OptionalEmail,
  ...identityForm,
} as const;
