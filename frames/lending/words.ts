import type { Language } from '../../shared/words/language';

/** What is said of lenders and their plans wherever they stand. */
export type LendingWords = Language['lending'];
/** Words of choosing a plan, and of the one that is chosen. */
export type PlanChoiceWords = Language['planChoice'];

/** Words of what a chosen plan opens to. */
export type PlanMoreWords = Language['checkoutDeferred']['planMore'];

/** Words of a plan as a sum. */
export type PlanSumsWords = PlanMoreWords & Language['checkoutDeferred']['side'];

/** Words of choosing another lender. */
export type LenderChoiceWords = LendingWords & Language['lenderChoice'];

/** Words of a lender and its plans. */
export type LenderPlansWords = LendingWords &
  Pick<Language['agentDeferred']['details'], 'finances' | 'plansFor' | 'editAmount'>;

/** Words of a Key Facts Statement. */
export type StatementWords = Language['lenderSteps']['kfs'];

/** Words of two offers side by side. */
export type CompareWords = Language['compareOffers'];

/** Words of what a lender finances, beside what an order costs. */
export type LimitWords = LendingWords & Language['otherFlows']['limits'];

/** Words of the lenders that have approved a shopper. */
export type EligibleWords = LendingWords & Language['eligibilityResult']['eligible'];

/** Words of nobody having approved a shopper. */
export type NotEligibleWords = Language['eligibility']['notEligible'] & Language['eligibilityResult']['notEligible'];

/** Days of instalments, 'YYYY-MM-DD' on the wire. */
export type DueWords = Pick<Language['checkout']['money'], 'first' | 'last' | 'day'>;

/** Words of what works instead. */
export type NearestWords = Language['nearest'];
/** Words of a part at the shop and the rest on EMI. */
export type SplitPaymentWords = PlanMoreWords & NearestWords['twoParts'];
/** Of its alternatives, to the shopper or to the agent. */
export type AlternativeWords = NearestWords['ways'];
