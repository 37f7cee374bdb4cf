import * as z from 'zod/mini';
import { CustomerName, LenderId, OptionalEmail } from './fields';
import { Day } from './payment-fields';

/** What a lender wants to know of a new customer besides name and e-mail address. Passed on to it and not kept. */
export const identityForm = {
  dateOfBirth: Day,
  pan: z.string().check(z.regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'must be a PAN')),
  pincode: z.string().check(z.regex(/^[1-9]\d{5}$/, 'must be a pincode')),
} as const;

/** The whole form. */
export const applicationForm = {
  lenderId: LenderId,
  userName: CustomerName,
  email: OptionalEmail,
  ...identityForm,
} as const;
