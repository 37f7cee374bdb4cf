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
export type LendingMessages = Texts<typeof lendingMessages>;
/** Messages of choosing a plan, and of the one that is chosen. */
export type PlanChoiceMessages = Texts<typeof planChoiceMessages>;

/** Messages of what a chosen plan opens to. */
export type PlanMoreMessages = Texts<typeof checkoutScreensMessages>['planMore'];

/** Messages of a plan as a sum. */
export type PlanSumsMessages = PlanMoreMessages & Texts<typeof checkoutScreensMessages>['side'];

/** Messages of choosing another lender. */
export type LenderChoiceMessages = LendingMessages & Texts<typeof lenderChoiceMessages>;

/** Messages of a lender and its plans. */
export type LenderPlansMessages = LendingMessages &
  Pick<Texts<typeof agentScreensMessages>['details'], 'finances' | 'plansFor' | 'editAmount'>;

/** Messages of two offers side by side. */
export type CompareMessages = Texts<typeof compareOffersMessages>;

/** Messages of what a lender finances, beside what an order costs. */
export type LimitMessages = LendingMessages & Texts<typeof otherFlowsMessages>['limits'];

/** Messages of the lenders that have approved a shopper. */
export type EligibleMessages = LendingMessages & Texts<typeof eligibilityResultMessages>['eligible'];

/** Messages of a customer without a pre-approval. */
export type NotEligibleMessages = Texts<typeof eligibilityMessages>['notEligible'] &
  Texts<typeof eligibilityResultMessages>['notEligible'];

export type NearestMessages = Texts<typeof nearestMessages>;
/** Messages of a part at the shop and the rest on EMI. */
export type SplitPaymentMessages = PlanMoreMessages & NearestMessages['twoParts'];
/** Of its alternatives, to the shopper or to the agent. */
export type AlternativeMessages = NearestMessages['ways'];
