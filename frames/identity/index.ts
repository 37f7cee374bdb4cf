export { type CodeEvent, type CodeTimer, type TypedCode, takeCodeEvent } from './flow/code-step';
export { reduceOtp } from './flow/otp-flow';
export {
  type CodeStep,
  enteringCode,
  enteringNumber,
  type OtpEvent,
  type OtpStep,
  type OtpTap,
  type SentOtp,
  type ShownFailure,
  takesCode,
  takesNumber,
  verified,
} from './flow/otp-state';
export { identityMessagesOf } from './page-messages';
export { CodeArea } from './parts/code-area';
export { FirstFieldForm } from './parts/first-field-form';
export { NumberEntry } from './parts/number-entry';
export { NumberField } from './parts/number-field';
export { OtpEntry } from './parts/otp-entry';
export { SentCode } from './parts/sent-code';
