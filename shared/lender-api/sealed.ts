import * as z from 'zod/mini';
import { MOBILE_PATTERN } from '../rules/validation';
import { Day, EmailAddress, fieldsOf, oneOf, Paise, Pincode, text } from './fields';

/** Plaintext of each sealed field. An object is sealed as its JSON. */
const plaintexts = new WeakMap<z.core.$ZodType, z.ZodMiniType>();

/** A field that travels as a JWE in compact form, never in clear. */
export function sealed(plaintext: z.ZodMiniType): z.ZodMiniString {
  const field = z
    .string('must be a JWE in compact form')
    .check(
      z.maxLength(16_384, 'must have at most 16384 characters'),
      z.regex(/^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]*){4}$/, 'must be a JWE in compact form'),
    );
  plaintexts.set(field, plaintext);
  return field;
}

/** Schema of a sealed field's plaintext; null if the field is not sealed. */
export function plaintextOf(field: z.core.$ZodType): z.ZodMiniType | null {
  const { def } = field._zod as { readonly def: { readonly innerType?: z.core.$ZodType } };
  return plaintexts.get(def.innerType ?? field) ?? null;
}

/** Ten digits without prefix. */
export const Mobile = z
  .string('must be text')
  .check(z.regex(MOBILE_PATTERN, 'must be 10 digits, the first of them 6 to 9'));
/** A lender's one-time password. */
export const Otp = z.string('must be text').check(z.regex(/^\d{4,8}$/, 'must be 4 to 8 digits'));
export const Pin = z.string('must be text').check(z.regex(/^\d{4,6}$/, 'must be 4 to 6 digits'));
export const Pan = z.string('must be text').check(z.regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'must be a PAN'));
/** Answer to the second factor: a PIN, a day of birth or a PAN, as `needs.secondFactor` says. */
export const SecondFactorValue = z.union([Pin, Day, Pan]);
/** The shopper's device, for the lender's fraud checks. */
export const Device = fieldsOf({
  ip: text(45),
  userAgent: text(512),
  platform: oneOf(['ANDROID', 'IOS', 'DESKTOP', 'POINT_OF_SALE', 'OTHER']),
});
/** An applicant. */
export const Person = fieldsOf({
  mobile: Mobile,
  name: text(120),
  email: z.nullable(EmailAddress),
  bornOn: Day,
  pan: Pan,
  pincode: Pincode,
  occupation: oneOf(['SALARIED', 'SELF_EMPLOYED', 'OTHER']),
  monthlyIncomePaise: z.nullable(Paise),
  monthlyEmisPaise: z.nullable(Paise),
});
