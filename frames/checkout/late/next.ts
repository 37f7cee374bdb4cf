// Chunk `checkout-next`: holds what usually follows the first screen.
// Loaded by `import('…/late/next')` alone; a static import would move it into the first screen.
export * as webOtp from '../../platform/otp/web-otp';
export * as laterCalls from '../app/effects/later-calls';
export { openLenderPage } from '../app/effects/open-lender-page';
export { KfsScreen } from '../screens/kfs';
export { LenderOtpScreen } from '../screens/lender-otp';
export { OtpScreen } from '../screens/otp';
export { PaymentProgress } from '../screens/payment-progress';
export { ChosenPlanMore } from '../screens/plan-more';
export { ProcessingScreen } from '../screens/processing';
export { SecondFactorScreen } from '../screens/second-factor';
export { SuccessScreen } from '../screens/success';
export { VerifyMobileScreen } from '../screens/verify-mobile';
export { YourPlan } from '../screens/your-plan';
export { CancelTransactionModal } from '../sheets/cancel-transaction';
export { LenderChoiceModal } from '../sheets/lender-choice';
// Also all of `calls`: a module of both is in the chunk of `calls`.
export * from './calls';
