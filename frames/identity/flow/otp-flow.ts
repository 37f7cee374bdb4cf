import { OTP_FAILURE_SHOWN_MS } from '../../../shared/rules/otp-failure-shown';
import { codeDigits, hasMobileLength, isCode, isMobile, mobileDigits } from '../../../shared/rules/validation';
import { type Failure, isBusiness } from '../../platform/api/failure';
import {
  type CodeStep,
  enteringCode,
  enteringNumber,
  type NumberStep,
  type OtpEvent,
  type OtpRules,
  type OtpState,
  type OtpTransition,
} from './otp-state';

/** Entering a number and the code sent to it as a pure function. What does not fit the present step changes nothing.
 *  What a right code means, and another number, is for the owner of this state. Source: S1§2.4, S1§4, S1§5, S2§4,
 *  S2§5. */
export function reduceOtp(state: OtpState, event: OtpEvent, rules: OtpRules): OtpTransition {
  const { otp } = state;
  if (otp.step === 'verified') return state;
  if (otp.phase !== 'entering') return whileOnItsWay(state, otp, event);
  if (event.type === 'failureShown')
    return otp.failure?.id === event.id ? { ...state, otp: { ...otp, failure: null } } : state;
  return otp.step === 'number' ? atNumber(state, event, rules) : atCode(state, otp, event, rules);
}

function atNumber(state: OtpState, event: OtpEvent, { checksLengthOnly = false }: OtpRules): OtpTransition {
  switch (event.type) {
    case 'mobileTyped':
      return { ...state, mobile: mobileDigits(event.text), otp: enteringNumber };
    case 'mobileSubmitted':
      if (!(checksLengthOnly ? hasMobileLength : isMobile)(state.mobile)) return state;
      return { ...state, otp: { ...enteringNumber, phase: 'sending' }, effect: { type: 'sendOtp' } };
    default:
      return state;
  }
}

function atCode(state: OtpState, { sent, failure }: CodeStep, event: OtpEvent, rules: OtpRules): OtpTransition {
  switch (event.type) {
    case 'codeTyped': {
      const code = codeDigits(event.text);
      if (code === state.code) return state;
      // A field that is emptied keeps the words of its refusal until something is typed.
      const next = { ...state, code, otp: enteringCode(sent, code === '' ? failure : null) };
      const goes = rules.goesByItself && rules.isAgreed && isCode(code) && !event.waits;
      return goes ? verify(next, next.otp, rules) : next;
    }
    case 'codeSubmitted':
      return verify(state, enteringCode(sent), rules);
    case 'codeResendAsked':
      if (sent.resendAtMs === null || rules.nowMs < sent.resendAtMs) return state;
      return { ...state, otp: { ...enteringCode(sent), phase: 'resending' }, effect: { type: 'sendOtp' } };
    default:
      return state;
  }
}

/** Verifies nothing before five digits are typed and the terms are ticked, by any key. Source: S1§5 (VAL-033). */
function verify(state: OtpState, otp: CodeStep, { isAgreed }: OtpRules): OtpTransition {
  if (!isCode(state.code)) return { ...state, otp: { ...otp, isTooShort: true } };
  if (!isAgreed) return { ...state, otp: { ...otp, isUnticked: true } };
  return { ...state, otp: { ...otp, phase: 'verifying' }, effect: { type: 'verifyOtp' } };
}

function whileOnItsWay(state: OtpState, otp: NumberStep | CodeStep, event: OtpEvent): OtpTransition {
  switch (event.type) {
    case 'otpSent':
      return otp.phase === 'verifying' ? state : { ...state, code: '', otp: enteringCode(event.sent) };
    case 'otpRefused':
      return refuse(state, otp, event.failure, event.id);
    case 'otpInterrupted':
      return { ...state, otp: { ...otp, phase: 'entering' } };
    default:
      return state;
  }
}

/** Back to the code, or to the number where none can be typed. The words go by themselves, but where nothing can be tried
 *  for now: the number leads nowhere, or the code has no attempt left. */
function refuse(state: OtpState, otp: NumberStep | CodeStep, failure: Failure, id: number): OtpTransition {
  const { reaction, resendAtMs, attemptsRemaining } = failure;
  const shown = { ...failure, id };
  const effect = { type: 'startTimer', timer: 'otpFailure', id, delayMs: OTP_FAILURE_SHOWN_MS } as const;
  const atNumberAgain = { ...state, code: '', otp: { ...enteringNumber, failure: shown } };
  const isNoNumber = otp.step === 'number' && !isMobile(state.mobile);
  if (isNoNumber || reaction === 'useAnotherNumber' || reaction === 'goOnElsewhere') return atNumberAgain;
  const isOut = reaction === 'useSentCode';
  // After a reload a code may be out that this page does not remember.
  const known = otp.step === 'code' ? otp.sent : isOut && resendAtMs !== null && failure;
  if (!known) return { ...atNumberAgain, effect };
  const sent = {
    resendAtMs: resendAtMs ?? known.resendAtMs,
    attemptsRemaining: attemptsRemaining ?? known.attemptsRemaining,
  };
  // Clears a code that the server has judged, and leaves one that it has not seen.
  const code = isOut || !isBusiness(failure) ? state.code : '';
  const next = { ...state, code, otp: enteringCode(sent, shown) };
  return sent.attemptsRemaining === 0 ? next : { ...next, effect };
}
