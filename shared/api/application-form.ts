import * as z from 'zod/mini';
import { APPLICATION_CONSENT_VERSION } from '../legal/application-consent';
import { locales } from '../locales';
import { EMPLOYER_MAX_LENGTH, employmentTypes } from '../rules/employment-type';
import { AMOUNT_MAX_RUPEES } from '../rules/validation';
import { AmountRupees, CustomerName, LenderId, OptionalEmail } from './fields';
import { Day } from './payment-fields';

/** The box that was ticked: its words, by version and language (see `shared/legal`). The version of another release
 *  is refused, because nobody here knows what it said. */
const ApplicationConsent = z.strictObject({
  version: z.literal(APPLICATION_CONSENT_VERSION),
  language: z.enum(locales),
});
export type ApplicationConsent = z.infer<typeof ApplicationConsent>;

/** What a lender wants to know of a new customer besides name and e-mail address, passed on to it and not kept; and
 *  that the customer has agreed to it, which is. */
export const identityForm = {
  consent: ApplicationConsent,
  dateOfBirth: Day,
  pan: z.string().check(z.regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'must be a PAN')),
  pincode: z.string().check(z.regex(/^[1-9]\d{5}$/, 'must be a pincode')),
} as const;

/** What a month brings and takes, whole rupees, passed on to the lender and not kept. `employer`: '' where there is none. */
export const Income = z.strictObject({
  worksAs: z.enum(employmentTypes),
  monthlyIncome: AmountRupees,
  monthlyEmis: z.int().check(z.gte(0), z.lte(AMOUNT_MAX_RUPEES)),
  employer: z.string().check(z.maxLength(EMPLOYER_MAX_LENGTH)),
});
export type Income = z.infer<typeof Income>;

/** The whole form. */
export const applicationForm = {
  lenderId: LenderId,
  userName: CustomerName,
  email: OptionalEmail,
  ...identityForm,
} as const;
