import * as z from 'zod/mini';
import {
  AMOUNT_MAX_RUPEES,
  CODE_LENGTH,
  CODE_PATTERN,
  EMAIL_MAX_LENGTH,
  MOBILE_PATTERN,
  NAME_MAX_LENGTH,
} from '../rules/validation';

/** Ten digits without prefix. Source: S1§5, S2§5. */
export const Mobile = /* @__PURE__ */ z
  .string()
  .check(z.regex(MOBILE_PATTERN, 'must be exactly 10 digits, the first of them 6 to 9'));
/** Secure Share Code or OTP. Source: S1§5, S2§5. */
export const Code = /* @__PURE__ */ z.string().check(z.regex(CODE_PATTERN, `must be exactly ${CODE_LENGTH} digits`));
/** Whole rupees, 1 to 99,99,999 (seven digits). Source: S2§5. */
export const AmountRupees = /* @__PURE__ */ z.int().check(z.gte(1), z.lte(AMOUNT_MAX_RUPEES));
/** Whole paise, 0 or more. */
export const Paise = /* @__PURE__ */ z.int().check(z.gte(0));
export const LenderId = /* @__PURE__ */ z.string().check(z.regex(/^\d{1,5}$/, 'must be a lender id'));
/** Milliseconds since 1970-01-01T00:00:00Z. */
export const EpochMs = /* @__PURE__ */ z.int().check(z.gte(0));
/** Letters (any script) and single spaces, 1 to 40 characters. Source: S2§5. */
export const CustomerName = /* @__PURE__ */ z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(NAME_MAX_LENGTH),
    z.regex(/^[\p{L}\p{M} ]+$/u, 'must be letters and spaces'),
  );
/** At most 40 characters, domain suffix of two letters or more; '' means not given. Source: S1§5, S2§5. */
export const OptionalEmail = /* @__PURE__ */ z.union([
  z.literal(''),
  z
    .string()
    .check(z.maxLength(EMAIL_MAX_LENGTH), z.regex(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/, 'must be an e-mail address')),
]);

const CATALOGUE_ID_MAX_LENGTH = 64;
/** Id of a catalogue item, also in addresses. */
export const CatalogueId = /* @__PURE__ */ z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits with single hyphens'),
    z.maxLength(CATALOGUE_ID_MAX_LENGTH),
  );

/** Ticked consent to the terms, next to an OTP that verifies a number for Kadam. Source: OTP-021, OTP-030. */
export const TermsAccepted = z.literal(true, 'must be true: the terms have to be accepted');
