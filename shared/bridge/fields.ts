import { int, object, oneOf, optional, type Schema, text } from './schema';

const url = optional(text(2048, 0, /^(https?:\/\/\S*|)$/, 'an http(s) address'));
/** A colour of the merchant. */
export const colour = optional(text(7, 7, /^#[0-9a-f]{6}$/i, 'a colour like #007E3F'));

/** Ten digits; a shorter or longer number is refused, it is never cut. */
export const MobileText = text(10, 10, /^\d{10}$/, 'a mobile number of 10 digits');

/** Whole rupees. */
export const amountRupees = int(1, 9_999_999);

/** Fields that a merchant's options share with the wire, whatever is opened. */
export const openFields = {
  /** Your public key. */
  merchantKey: text(64, 1, /^[\w-]+$/, 'a merchant key'),
  /** Two colours like `#007E3F`; contrast is worked out from them. Source: S2§3. */
  merchantTheme: optional(object({ primaryCTAColor: colour, secondaryCTAColor: colour })),
  /** Language of the frame. Default `en`. */
  locale: optional(oneOf('en', 'hi')),
} as const;

/** What people see of the merchant. */
export const shownDetails = { merchantName: text(80, 1), merchantLogo: url, merchantURL: url } as const;

const origin = text(255, 8, /^https?:\/\/[^/\s?#]+$/, 'an origin like https://shop.example');

/** What the host adds: the version that it speaks and the page that it is. */
export const hostFields = {
  protocolVersion: int(1, 1_000_000),
  merchantDetails: object({ ...shownDetails, merchantOrigin: origin }),
} as const;

/** A word of a list that may grow: a page keeps its pinned SDK when frames learn a new reason or step. The list is held
 *  by the type, where the word is made. */
/* @__NO_SIDE_EFFECTS__ */
export const word = <T extends string>(): Schema<T> => text(40, 1, /^\w+$/) as Schema<T>;

/** What a frame answers to being opened. */
export const OpenAnswer = object({
  outcome: oneOf('opened', 'refused'),
  /** Why it was refused. */
  code: optional(word<'PROTOCOL_UNSUPPORTED' | 'MESSAGE_INVALID' | 'ORIGIN_MISMATCH'>()),
  /** The refused field, where one is at fault. */
  field: optional(text(200)),
});

/** A message that says all by its name. */
export const Nothing = object({});
