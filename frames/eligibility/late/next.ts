// Chunk `eligibility-next`: holds all that follows the first screen.
// Loaded by `import('…/late/next')` alone; a static import would move it into the first screen.
export * as webOtp from '../../platform/otp/web-otp';
export * as laterCalls from '../app/later-calls';
export { CloseQuestion } from '../views/close-question';
export { OtpEntry } from '../views/otp-entry';
export { EligibleView, NotEligibleView } from '../views/results';
// Also all of `calls`: a module of both is in the chunk of `calls`.
export * from './calls';
