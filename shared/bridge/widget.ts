import { frameToHost, hostToFrame } from './message';
import { MerchantTheme } from './sales';
import { type Infer, int, object, oneOf, optional, text } from './shape';

const origin = text(255, 8, /^https?:\/\/[^/\s?#]+$/, 'an origin like https://shop.example');
const url = text(2048, 0, /^(https?:\/\/\S*|)$/, 'an http(s) address');
const tag = optional(text(100, 1));

/** Fields of every widget that a merchant's options share with the wire. `amount`: the price of what the page shows,
 *  whole rupees. */
export const widgetFields = {
  merchantKey: text(64, 1, /^[\w-]+$/, 'a merchant key'),
  merchantTheme: optional(MerchantTheme),
  locale: optional(oneOf('en', 'hi')),
  amount: optional(int(1, 9_999_999)),
  shownDetails: { merchantName: text(80, 1), merchantLogo: optional(url), merchantURL: optional(url) },
} as const;

/** Where a shopper came from; goes with the OTP. Source: S1§3, S2§7. */
export const Campaign = object({
  utmSource: tag,
  utmMedium: tag,
  utmContent: tag,
  utmTerm: tag,
  utmCampaign: tag,
  campaignId: tag,
});

const { shownDetails, ...sharedFields } = widgetFields;

/** The same fields on the wire, with the version that the host speaks and the page it is. */
export const openWidgetFields = {
  ...sharedFields,
  protocolVersion: int(1, 1_000_000),
  merchantDetails: object({ ...shownDetails, merchantOrigin: origin }),
} as const;

/** What every widget is opened with. */
export const OpenWidget = object(openWidgetFields);
export type OpenWidgetPayload = Infer<typeof OpenWidget>;

/** What a widget answers to being opened. */
export const OpenWidgetAnswer = object({
  outcome: oneOf('opened', 'refused'),
  /** Why it was refused. */
  code: optional(oneOf('PROTOCOL_UNSUPPORTED', 'MESSAGE_INVALID', 'ORIGIN_MISMATCH')),
  /** The refused field, where one is at fault. */
  field: optional(text(200)),
});

/** Answer to a message that only tells something. */
export const Heard = object({ outcome: oneOf('heard') });

/** The price on the page has changed (another variant). */
export const setAmount = hostToFrame(
  'setAmount',
  object({ amount: int(1, 9_999_999) }),
  object({ outcome: oneOf('updated', 'refused') }),
);

/** The first screen is drawn: the host may take its own placeholder away. */
export const widgetReady = frameToHost('widgetReady', object({}), Heard);

/** Tallest that a widget asks for. */
const MAX_HEIGHT_PX = 4_000;
/** An inline widget asks for room for its content, CSS px; the host may give less. */
export const resize = frameToHost('resize', object({ heightPx: int(1, MAX_HEIGHT_PX) }), Heard);

/** Why a widget asks to be closed. */
export const widgetCloseReasons = ['closeButton', 'backButton', 'escape'] as const;
export type WidgetCloseReason = (typeof widgetCloseReasons)[number];
/** The widget has ended; the host takes it away. */
export const widgetClosed = frameToHost('widgetClosed', object({ reason: oneOf(...widgetCloseReasons) }), Heard);

/** The shopper has pressed 'Check eligibility'. */
export const eligibilityAsked = frameToHost('eligibilityAsked', object({}), Heard);
