import type { FrameRefusal } from '../errors/sdk-errors';
import { type LocaleTag, locales, localeTagPattern } from '../locales';
import { originPattern } from '../rules/merchant-origins';
import { AMOUNT_MAX_RUPEES, MOBILE_LENGTH } from '../rules/validation';
import { int, object, oneOf, optional, type Schema, text } from './schema';

const url = optional(text(2048, 0, /^(https?:\/\/\S*|)$/, 'an http(s) address'));
/** A word of a short list, the first of which is meant where nothing is said. */
/* @__NO_SIDE_EFFECTS__ */
const choice = <const T extends string>(...words: readonly T[]) => optional(oneOf(...words));
/** A colour of the merchant. */
const colour = optional(text(7, 7, /^#[0-9a-f]{6}$/i, 'a colour like #007E3F'));

/** Ten digits; a shorter or longer number is refused, it is never cut. */
export const MobileText = text(MOBILE_LENGTH, MOBILE_LENGTH, /^\d+$/, `a mobile number of ${MOBILE_LENGTH} digits`);

/** Whole rupees. */
export const amountRupees = int(1, AMOUNT_MAX_RUPEES);

/** A language of ours, or `auto`. */
export const localeTag = text(
  35,
  0,
  localeTagPattern,
  `auto or a tag of ${locales.join(', ')}, like hi-IN`,
) as Schema<LocaleTag>;

/** How a merchant wants a frame to look: two colours, and words of which the first is meant where nothing is said. */
export const themeFields = {
  primaryCTAColor: colour,
  secondaryCTAColor: colour,
  /** `auto`: dark where the shopper's system is, for pages that follow it too. */
  scheme: choice('light', 'dark', 'auto'),
  /** `system`: the one of the shopper's device. */
  typeface: choice('inter', 'system'),
  corners: choice('round', 'soft', 'square'),
  /** `compact`: more on a screen, as at a till. */
  density: choice('comfortable', 'compact'),
} as const;

/** Fields that a merchant's options share with the wire, whatever is opened. */
export const openFields = {
  /** Your public key. */
  merchantKey: text(64, 1, /^[\w-]+$/, 'a merchant key'),
  /** How the frame looks: two colours like `#007E3F`, from which contrast is worked out, and a few words, of which the
   *  first is meant where nothing is said. Source: S2§3. */
  merchantTheme: optional(object(themeFields)),
  /** Language of the frame, as a tag of BCP 47: `en` (default), `hi`, or longer, like `hi-IN`. `auto`: the `lang` of your
   *  page where it is one of these, else the first of them that the browser asks for. */
  locale: optional(localeTag),
} as const;

/** What people see of the merchant. */
export const shownDetails = { merchantName: text(80, 1), merchantLogo: url, merchantURL: url } as const;

const origin = text(255, 8, originPattern, 'an origin like https://shop.example');

/** What the host adds: its protocol version and its page. */
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
  code: optional(word<FrameRefusal>()),
  /** The refused field, where one is at fault. */
  field: optional(text(200)),
});

/** A message that says all by its name. */
export const Nothing = object({});
