import { amountRupees } from './fields';
import { bool, type Infer, list, object, oneOf, optional, text } from './schema';

/** A lender that is ready to lend, or to take an application. */
const eligibleLender = object({
  lenderId: text(5, 1),
  name: text(80, 1),
  /** Whole rupees a month; missing where no amount was given or the lender does not finance it. */
  lowestEmiRupees: optional(amountRupees),
});
export type EligibleLender = Infer<typeof eligibleLender>;

/** What the merchant's page learns of a check: never the number, a code or a limit. Source: S1§3 (widget user
 *  activation, widget EMI info). */
export const eligibilityResult = object({
  /** `preApproved`: can pay at once with `lenders`. `newToBank`: may apply with `lenders` while paying. `notEligible`:
   *  neither, and `lenders` is empty. */
  outcome: oneOf('preApproved', 'newToBank', 'notEligible'),
  isEligible: bool,
  isPreApproved: bool,
  isNtbAllowed: bool,
  /** Best first. */
  lenders: list(eligibleLender, 100),
  /** The same for the same number at your shop; nobody can turn it back into the number. */
  hashedMobile: optional(text(64, 1)),
  /** What was checked, whole rupees; missing where the page gave no amount. */
  amount: optional(amountRupees),
});
export type EligibilityResult = Infer<typeof eligibilityResult>;
