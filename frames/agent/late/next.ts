// Chunk `agent-next`: holds what usually follows the first screen.
// Loaded by `import('…/late/next')` alone; a static import would move it into the first screen.
export * as laterCalls from '../app/effects/later-calls';
export { AmountSheet } from '../screens/amount/amount';
export { InterstitialSheet } from '../screens/interstitial/interstitial';
export { LenderDetailsScreen } from '../screens/lender-details/lender-details';
export { LendersListScreen } from '../screens/lenders-list/lenders-list';
export { MinAmountNotMatchSheet } from '../screens/min-amount-not-match/min-amount-not-match';
export { MobileVerificationSheet } from '../screens/mobile-verification/mobile-verification';
export { UserEligibilityInfoSheet } from '../screens/user-eligibility-info/user-eligibility-info';
// Also all of `calls`: a module of both is in the chunk of `calls`.
export * from './calls';
