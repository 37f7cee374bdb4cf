import * as z from 'zod/mini';
import { LenderId as AnyLenderId } from '../api/fields';

// Units: …Paise, …Bps, …AtMs (epoch ms), …On (day in India), …Months, …Days. No decimals and no rupees on this wire.

const HIGHEST_PAISE = 10_000_000_000;
const HIGHEST_BPS = 1_000_000;
const LAST_MS = 9_999_999_999_999;

/** Text of 1 to `most` characters. */
export const text = (most: number) =>
  z
    .string('must be text')
    .check(z.minLength(1, 'must not be empty'), z.maxLength(most, `must have at most ${most} characters`));

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) =>
  z
    .int(`must be a whole number from ${least} to ${most}`)
    .check(
      z.gte(least, `must be a whole number from ${least} to ${most}`),
      z.lte(most, `must be a whole number from ${least} to ${most}`),
    );

/** One of a closed list. A new value needs a new minor version. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** At most `most` elements. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item, 'must be a list').check(z.maxLength(most, `must have at most ${most} elements`));

/** An object. Unknown fields are ignored, in both directions. */
export const fieldsOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape, 'must be an object');

/** 0 to ₹10 crore. */
export const Paise = whole(0, HIGHEST_PAISE);
/** 1 paisa to ₹10 crore. */
export const PositivePaise = whole(1, HIGHEST_PAISE);
/** Basis points: 1400 is 14 %. */
export const Bps = whole(0, HIGHEST_BPS);
/** Milliseconds since 1970-01-01T00:00:00Z. */
export const AtMs = whole(0, LAST_MS);
/** A duration. */
export const Ms = whole(0, 86_400_000);
/** Day in India, YYYY-MM-DD. */
export const Day = z.iso.date('must be a day, YYYY-MM-DD');
export const Months = whole(1, 120);
export const Count = whole(0, 1_000_000);
/** Per subject, from 1 without gaps; 0 in the answer of a resource that has no event yet. */
export const Seq = whole(0, 1_000_000_000);

export const Uuid = z.uuid('must be a UUID');
export const LenderId = AnyLenderId;
/** SHA-256, base64url without padding. */
export const Sha256 = z
  .string('must be text')
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'must be a SHA-256 digest in base64url'));
/** BCP 47 language of texts, for example `en-IN`. */
export const Language = z
  .string('must be text')
  .check(z.regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'must be a language with its country, for example en-IN'));
/** https, or http on a loopback address of a sandbox. */
export const WebAddress = z
  .string('must be text')
  .check(
    z.maxLength(2048, 'must have at most 2048 characters'),
    z.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/)\S*$/, 'must be an https address'),
  );
export const EmailAddress = z
  .string('must be text')
  .check(
    z.maxLength(254, 'must have at most 254 characters'),
    z.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
  );
export const Phone = z
  .string('must be text')
  .check(z.regex(/^\+?[0-9][0-9 -]{2,18}$/, 'must be a telephone number of 3 to 20 digits, spaces and hyphens'));
/** Account with all but its last four characters hidden: `XX4471`. */
export const MaskedAccount = z
  .string('must be text')
  .check(z.regex(/^XX[0-9A-Z]{4}$/, 'must be XX and the last four characters'));
/** Unique transaction reference of the bank transfer. */
export const Utr = z.string('must be text').check(z.regex(/^[A-Z0-9]{10,22}$/, 'must be 10 to 22 capitals and digits'));
export const Pincode = z.string('must be text').check(z.regex(/^[1-9][0-9]{5}$/, 'must be 6 digits'));
/** JWS in compact form. */
export const CompactJws = z
  .string('must be text')
  .check(
    z.maxLength(262_144, 'must have at most 262144 characters'),
    z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'must be a JWS in compact form'),
  );
/** A file of at most 5 MB, base64. */
export const FileContent = z
  .string('must be text')
  .check(
    z.minLength(1, 'must not be empty'),
    z.maxLength(6_990_508, 'must be at most 5 MB'),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64'),
  );
export const Yes = z.boolean('must be true or false');

/** Null says that there is none; an absent field is refused. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema);
