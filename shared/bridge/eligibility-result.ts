import { amountRupees } from './fields';
import { bool, list, type ObjectOf, object, oneOf, optional, type Schema, text } from './schema';

const lenderFields = {
  lenderId: text(5, 1),
  name: text(80, 1),
  /** Whole rupees a month; absent without an amount, or if the lender does not finance it. */
  lowestEmiRupees: optional(amountRupees),
} as const;
/** A lender that would lend, or accept an application. */
export interface EligibleLender extends ObjectOf<typeof lenderFields> {}
const eligibleLender: Schema<EligibleLender> = object(lenderFields);

const resultFields = {
  /** `preApproved`: can pay at once with `lenders`. `newToBank`: may apply with `lenders` while paying. `notEligible`:
   *  neither, and `lenders` is empty. */
  outcome: oneOf('preApproved', 'newToBank', 'notEligible'),
  isEligible: bool,
  isPreApproved: bool,
  isNtbAllowed: bool,
  /** Best first. */
  lenders: list(eligibleLender, 100),
  hashedMobile: optional(text(64, 1)),
  /** Checked amount, whole rupees; absent if the page gave none. */
  amount: optional(amountRupees),
} as const;
/** Result of a check for the merchant's page: never the number, a code or a limit. Source: S1§3 (widget user
 *  activation, widget EMI info). */
export interface EligibilityResult extends ObjectOf<typeof resultFields> {}
export const eligibilityResult: Schema<EligibilityResult> = object(resultFields);
