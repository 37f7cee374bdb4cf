import { amountRupees, hostFields, Nothing, openFields, word } from './fields';
import { frameToHost, hostToFrame } from './message';
import { type Infer, int, object, oneOf, optional, text } from './schema';

/** Fields of every widget that a merchant's options share with the wire. `amount`: the price of what the page shows,
 *  whole rupees. */
export const widgetFields = { ...openFields, amount: optional(amountRupees) } as const;

const tag = optional(text(100, 1));
/** Where a shopper came from; goes with the OTP. Source: S1§3, S2§7. */
export const Campaign = object({
  utmSource: tag,
  utmMedium: tag,
  utmContent: tag,
  utmTerm: tag,
  utmCampaign: tag,
  campaignId: tag,
});

/** What every widget is opened with. */
export const OpenWidget = object({ ...widgetFields, ...hostFields });
export type OpenWidgetPayload = Infer<typeof OpenWidget>;

/** Answer to a message that only tells something. */
export const Heard = object({ outcome: oneOf('heard', 'closing') });

/** The price on the page has changed (another variant). */
export const setAmount = hostToFrame(
  'setAmount',
  object({ amount: amountRupees }),
  object({ outcome: oneOf('updated', 'refused') }),
);

/** The first screen is drawn: the host may take its own placeholder away. */
export const widgetReady = frameToHost('widgetReady', Nothing, Heard);

/** Tallest that a widget asks for. */
const MAX_HEIGHT_PX = 4_000;
export const Resize = object({ heightPx: int(1, MAX_HEIGHT_PX) });
/** An inline widget asks for room for its content, CSS px; the host may give less. */
export const resize = frameToHost('resize', Resize, Heard);

/** Why a widget asks to be closed. */
export const widgetCloseReasons = ['closeButton', 'backButton', 'escape'] as const;
export type WidgetCloseReason = (typeof widgetCloseReasons)[number];
/** The widget has ended; the host takes it away. */
export const widgetClosed = frameToHost('widgetClosed', object({ reason: word<WidgetCloseReason>() }), Heard);

/** The shopper has pressed 'Check eligibility'. */
export const eligibilityAsked = frameToHost('eligibilityAsked', Nothing, Heard);
