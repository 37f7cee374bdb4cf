import type { Texts } from '../../shared/messages/define-messages';
import type { agentScreensMessages } from '../agent/screens/messages';
import type { otherFlowsMessages } from '../checkout/other-flows.messages';
import type { checkoutScreensMessages } from '../checkout/screens/messages';
import type { eligibilityMessages } from '../eligibility/messages';
import type { eligibilityResultMessages } from '../eligibility/result.messages';
import type { compareOffersMessages } from './compare-offers.messages';
import type { lenderChoiceMessages } from './lender-choice.messages';
import type { lendingMessages } from './messages';
import type { nearestMessages } from './nearest.messages';
import type { planChoiceMessages } from './plan-option.messages';

/** What is said of lenders and their plans wherever they stand. */
export type LendingWords = Texts<typeof lendingMessages>;
/** Words of choosing a plan, and of the one that is chosen. */
export type PlanChoiceWords = Texts<typeof planChoiceMessages>;

/** Words of what a chosen plan opens to. */
export type PlanMoreWords = Texts<typeof checkoutScreensMessages>['planMore'];

/** Words of a plan as a sum. */
export type PlanSumsWords = PlanMoreWords & Texts<typeof checkoutScreensMessages>['side'];

/** Words of choosing another lender. */
export type LenderChoiceWords = LendingWords & Texts<typeof lenderChoiceMessages>;

/** Words of a lender and its plans. */
export type LenderPlansWords = LendingWords &
  Pick<Texts<typeof agentScreensMessages>['details'], 'finances' | 'plansFor' | 'editAmount'>;

/** Words of two offers side by side. */
export type CompareWords = Texts<typeof compareOffersMessages>;

/** Words of what a lender finances, beside what an order costs. */
export type LimitWords = LendingWords & Texts<typeof otherFlowsMessages>['limits'];

/** Words of the lenders that have approved a shopper. */
export type EligibleWords = LendingWords & Texts<typeof eligibilityResultMessages>['eligible'];

/** Words of nobody having approved a shopper. */
export type NotEligibleWords = Texts<typeof eligibilityMessages>['notEligible'] &
  Texts<typeof eligibilityResultMessages>['notEligible'];

/** Words of what works instead. */
export type NearestWords = Texts<typeof nearestMessages>;
/** Words of a part at the shop and the rest on EMI. */
export type SplitPaymentWords = PlanMoreWords & NearestWords['twoParts'];
/** Of its alternatives, to the shopper or to the agent. */
export type AlternativeWords = NearestWords['ways'];
