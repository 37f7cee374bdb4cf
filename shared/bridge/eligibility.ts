import { amountRupees, hostFields, MobileText, Nothing, OpenAnswer, word } from './fields';
import { frameToHost, hostToFrame } from './message';
import { bool, type Infer, list, object, oneOf, optional, text } from './schema';
import { Campaign, Heard, resize, setAmount, widgetCloseReasons, widgetFields, widgetReady } from './widget';

/** Fields of `openEligibility` that a merchant's options share with the wire. `mode`: `inline` grows with its content
 *  in the page, `modal` can be closed, `headless` shows nothing: it checks a number that this shopper has verified here
 *  before, and ends. `mobile` is filled in, never sent to by itself. */
export const openEligibilityFields = {
  ...widgetFields,
  mode: optional(oneOf('inline', 'modal', 'headless')),
  mobile: optional(MobileText),
  campaign: optional(Campaign),
} as const;

/** Opens the eligibility widget. Source: S1§1, decisions (Bridge). */
export const openEligibility = hostToFrame(
  'openEligibility',
  object({ ...openEligibilityFields, ...hostFields }),
  OpenAnswer,
);
export type OpenEligibilityPayload = Infer<typeof openEligibility.payload>;

/** What the merchant's page learns of a check: never the number, a code or a limit.
 *  - `outcome`: `preApproved` = can pay at once with `lenders`; `newToBank` = may apply with `lenders` while paying;
 *    `notEligible` = neither, and `lenders` is empty.
 *  - `lenders`: best first; `lowestEmiRupees` is missing where the amount was not given or the lender does not finance
 *    it.
 *  - `hashedMobile`: the same for the same number at the same merchant; nobody can turn it back into the number.
 *  - `amount`: what was checked, whole rupees; missing where the page gave none.
 *  Source: S1§3 (widget user activation, widget EMI info). */
export const EligibilityResult = object({
  outcome: oneOf('preApproved', 'newToBank', 'notEligible'),
  isEligible: bool,
  isPreApproved: bool,
  isNtbAllowed: bool,
  lenders: list(object({ lenderId: text(5, 1), name: text(80, 1), lowestEmiRupees: optional(amountRupees) }), 100),
  hashedMobile: optional(text(64, 1)),
  amount: optional(amountRupees),
});
export type EligibilityResult = Infer<typeof EligibilityResult>;

export const CheckedEligibility = object({ result: EligibilityResult });
/** The lenders have answered. Once for each check: a new number or price brings a new result. */
export const eligibilityChecked = frameToHost('eligibilityChecked', CheckedEligibility, Heard);

export const OtpCredential = object({ state: oneOf('requested', 'received', 'ended') });
/** How it stands with a code that the browser may read from an SMS for the frame: `requested` while the frame waits for
 *  one, `received` when it has come, `ended` when it waits no more. The code itself stays in the frame. The frame needs
 *  `allow="otp-credentials"`. Source: S1§4. */
export const otpCredential = frameToHost('otpCredential', OtpCredential, Heard);

/** The shopper wants to buy on EMI, or to apply while buying. */
export const purchaseAsked = frameToHost('purchaseAsked', Nothing, Heard);

/** Why the widget asks to be closed. The last three end a headless check: the lenders have answered; this shopper has
 *  not verified the number, or not within 30 minutes; nobody could be asked. */
export const eligibilityCloseReasons = [...widgetCloseReasons, 'checked', 'notVerified', 'unavailable'] as const;
export type EligibilityCloseReason = (typeof eligibilityCloseReasons)[number];
export const eligibilityClosed = frameToHost('widgetClosed', object({ reason: word<EligibilityCloseReason>() }), Heard);

/** All that may leave the eligibility widget towards its host. */
export const eligibilityOutward = {
  widgetReady,
  resize,
  eligibilityChecked,
  otpCredential,
  purchaseAsked,
  widgetClosed: eligibilityClosed,
} as const;
/** All that it takes from its host. */
export const eligibilityInward = { openEligibility, setAmount } as const;
