export { reduceOtp } from './flow/otp-flow';
export {
  type OtpEffect,
  type OtpEvent,
  type OtpState,
  type OtpTap,
  type SentOtp,
  startOtp,
} from './flow/otp-state';
export { identityEn } from './messages/en';
export { failureText } from './messages/failure-text';
export { identityHi } from './messages/hi';
export type { IdentityMessages } from './messages/messages';
export { MobileForm } from './parts/mobile-form';
export { OtpForm } from './parts/otp-form';
