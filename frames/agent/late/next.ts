// Chunk `agent-next`: holds what usually follows the first screen.
// Loaded by `import('…/late/next')` alone; a static import would move it into the first screen.
export * as laterCalls from '../app/effects/later-calls';
export { LenderDetailsScreen } from '../screens/lender-details';
export { LendersListScreen } from '../screens/lenders-list';
export { AmountSheet } from '../sheets/amount';
export { InterstitialSheet } from '../sheets/interstitial';
export { MinAmountNotMatchSheet } from '../sheets/min-amount-not-match';
export { MobileVerificationSheet } from '../sheets/mobile-verification';
export { UserEligibilityInfoSheet } from '../sheets/user-eligibility-info';
// Also all of `calls`: a module of both is in the chunk of `calls`.
export * from './calls';
