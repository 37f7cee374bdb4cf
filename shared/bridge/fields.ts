import type { FrameRefusal } from '../errors/sdk-errors';
import { type LocaleTag, locales, localeTagPattern } from '../locales';
import { originPattern } from '../rules/merchant-origins';
import { AMOUNT_MAX_RUPEES, MOBILE_LENGTH } from '../rules/validation';
import { int, object, oneOf, optional, type Schema, text } from './schema';

const url = optional(text(2048, 0, /^(https?:\/\/\S*|)$/, 'an http(s) address'));
/** One word of a list; the first one is the default. */
/* @__NO_SIDE_EFFECTS__ */
const choice = <const T extends string>(...words: readonly T[]) => optional(oneOf(...words));
/** Six hex digits. */
const colour = optional(text(7, 7, /^#[0-9a-f]{6}$/i, 'a colour like #007E3F'));

/** Exactly ten digits; other lengths are refused, not cut. */
export const MobileText = text(MOBILE_LENGTH, MOBILE_LENGTH, /^\d+$/, `a mobile number of ${MOBILE_LENGTH} digits`);

/** Whole rupees. */
export const amountRupees = int(1, AMOUNT_MAX_RUPEES);

/** A supported language, or `auto`. */
export const localeTag = text(
  35,
  0,
  localeTagPattern,
  `auto or a tag of ${locales.join(', ')}, like hi-IN`,
) as Schema<LocaleTag>;

/** A merchant's theme for a frame: two colours, and choices whose first word is the default. */
export const themeFields = {
  primaryCTAColor: colour,
  secondaryCTAColor: colour,
  /** `auto`: dark if the shopper's system is, for pages that follow it too. */
  scheme: choice('light', 'dark', 'auto'),
  /** `system`: the font of the shopper's device. */
  typeface: choice('inter', 'system'),
  corners: choice('round', 'soft', 'square'),
  /** `compact`: denser, as for a till. */
  density: choice('comfortable', 'compact'),
} as const;

/** Fields that the merchant's options of every frame share with the wire. */
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

/** Displayed data of the merchant. */
export const shownDetails = { merchantName: text(80, 1), merchantLogo: url, merchantURL: url } as const;

const origin = text(255, 8, originPattern, 'an origin like https://shop.example');

/** Added by the host: its protocol version and its page. */
export const hostFields = {
  protocolVersion: int(1, 1_000_000),
  merchantDetails: object({ ...shownDetails, merchantOrigin: origin }),
} as const;

/** A word of a list that may grow: a page keeps its pinned SDK when frames add a reason or step, so only the type of
 *  the sender limits it. */
/* @__NO_SIDE_EFFECTS__ */
export const word = <T extends string>(): Schema<T> => text(40, 1, /^\w+$/) as Schema<T>;

/** A frame's answer to its opening message. */
export const OpenAnswer = object({
  outcome: oneOf('opened', 'refused'),
  /** Reason of the refusal. */
  code: optional(word<FrameRefusal>()),
  /** The invalid field, if there is one. */
  field: optional(text(200)),
});

/** Empty payload. */
export const Nothing = object({});
