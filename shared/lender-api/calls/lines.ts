import { AtMs, Count, Day, fieldsOf, Language, LenderId, listOf, oneOf, orNull, Uuid, Yes } from '../fields';
import { lenderCall } from '../lender-call';
import { Line } from '../line';
import { OtpSent, SecondFactorAnswer } from '../one-time-code';
import { Otp, Pin, SecondFactorValue, sealed } from '../sealed';

const attempts = {
  attemptsRemaining: Count,
  /** Null unless BLOCKED; null also if the lender does not say. */
  blockedUntilMs: orNull(AtMs),
};

export const lineCalls = {
  listLines: lenderCall({
    method: 'POST',
    path: '/v1/lines/state',
    summary: 'Credit lines of a customer',
    request: fieldsOf({ lenderIds: listOf(LenderId, 100), subjectRef: Uuid }),
    response: fieldsOf({ lines: listOf(Line, 100) }),
    withinMs: 5000,
  }),
  checkLineSecondFactor: lenderCall({
    method: 'POST',
    path: '/v1/lines/:lineRef/second-factor',
    summary: 'Check the second factor of a line',
    rules: ['Wrong values count together with those of payments.'],
    request: fieldsOf({ value: sealed(SecondFactorValue) }),
    response: SecondFactorAnswer,
    problems: ['BLOCKED', 'LINE_MISSING'],
    withinMs: 10_000,
    repeat: 'WITH_KEY',
    sealed: ['value'],
    capability: 'lines',
  }),
  sendLineOtp: lenderCall({
    method: 'POST',
    path: '/v1/lines/:lineRef/otp',
    summary: 'Send the OTP that activates a line',
    request: fieldsOf({ language: Language }),
    response: OtpSent,
    problems: ['TOO_SOON', 'OTP_BLOCKED', 'SECOND_FACTOR_MISSING', 'LINE_MISSING', 'BLOCKED'],
    withinMs: 10_000,
    repeat: 'WITH_KEY',
    capability: 'lines',
  }),
  activateLine: lenderCall({
    method: 'POST',
    path: '/v1/lines/:lineRef/activate',
    summary: 'Activate an approved line',
    request: fieldsOf({ otp: sealed(Otp) }),
    response: fieldsOf({
      activation: oneOf(['ACTIVE', 'WRONG_OTP', 'OTP_EXPIRED', 'OTP_BLOCKED']),
      attemptsRemaining: Count,
      line: Line,
    }),
    problems: ['SECOND_FACTOR_MISSING', 'LINE_MISSING', 'BLOCKED'],
    withinMs: 10_000,
    repeat: 'WITH_KEY',
    sealed: ['otp'],
    capability: 'lines',
  }),
  changePin: lenderCall({
    method: 'POST',
    path: '/v1/lines/:lineRef/pin/change',
    summary: 'Change the PIN of a customer who knows it',
    rules: ['Wrong PINs count as wrong second factors. The lender tells the customer of the change by SMS.'],
    request: fieldsOf({ currentPin: sealed(Pin), newPin: sealed(Pin), language: Language }),
    response: fieldsOf({
      change: oneOf(['CHANGED', 'SAME', 'WRONG', 'BLOCKED']),
      /** True if this call sent the SMS. */
      isMessageSent: Yes,
      ...attempts,
    }),
    problems: ['BLOCKED', 'LINE_MISSING', 'PIN_NOT_SET'],
    withinMs: 10_000,
    repeat: 'WITH_KEY',
    sealed: ['currentPin', 'newPin'],
    capability: 'pins',
  }),
  sendPinOtp: lenderCall({
    method: 'POST',
    path: '/v1/lines/:lineRef/pin/otp',
    summary: 'Send an OTP to a customer who forgot the PIN',
    request: fieldsOf({ language: Language }),
    response: OtpSent,
    problems: ['TOO_SOON', 'OTP_BLOCKED', 'LINE_MISSING', 'BLOCKED'],
    withinMs: 10_000,
    repeat: 'WITH_KEY',
    capability: 'pins',
  }),
  provePinOwner: lenderCall({
    method: 'POST',
    path: '/v1/lines/:lineRef/pin/prove',
    summary: 'Prove by OTP and day of birth that a customer may set the PIN',
    rules: ['The proof holds for 30 min and for one PIN. A wrong day of birth counts as a wrong second factor.'],
    request: fieldsOf({ otp: sealed(Otp), bornOn: sealed(Day) }),
    response: fieldsOf({
      proof: oneOf(['PROVEN', 'WRONG_DAY', 'BLOCKED', 'WRONG_OTP', 'OTP_EXPIRED', 'OTP_BLOCKED']),
      ...attempts,
    }),
    problems: ['BLOCKED', 'LINE_MISSING'],
    withinMs: 10_000,
    repeat: 'WITH_KEY',
    sealed: ['otp', 'bornOn'],
    capability: 'pins',
  }),
  setPin: lenderCall({
    method: 'POST',
    path: '/v1/lines/:lineRef/pin/set',
    summary: 'Set a PIN after the proof',
    request: fieldsOf({ newPin: sealed(Pin), language: Language }),
    response: fieldsOf({ pin: oneOf(['SET']), isMessageSent: Yes }),
    problems: ['PIN_NOT_PROVEN', 'LINE_MISSING', 'BLOCKED'],
    withinMs: 10_000,
    repeat: 'WITH_KEY',
    sealed: ['newPin'],
    capability: 'pins',
  }),
};
