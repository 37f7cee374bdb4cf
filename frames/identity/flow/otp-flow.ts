import { OTP_FAILURE_SHOWN_MS } from '../../../shared/rules/otp-failure-shown';
import { CODE_LENGTH, isMobile, MOBILE_LENGTH } from '../../../shared/rules/validation';
import type { Failure } from '../../platform/api/failure';
import type { Fault, OtpEffect, OtpEvent, OtpState, OtpStep, SentOtp } from './otp-state';

type At<Step extends OtpState['step']> = Extract<OtpState, { step: Step }>;

const step = (state: OtpState, ...effects: OtpEffect[]): OtpStep => ({ state, effects });
const digitsOf = (text: string, count: number): string => text.replace(/\D/g, '').slice(0, count);

/** Entering number and OTP as a pure function. What does not fit the present step changes nothing. Whether a code was
 *  right is for the owner of this state: it hears of it and goes on to another screen. Source: S1§2.4, S1§4, S1§5. */
export function reduceOtp(state: OtpState, event: OtpEvent): OtpStep {
  switch (state.step) {
    case 'mobile':
      return atMobile(state, event);
    case 'sending':
      return atSending(state, event);
    case 'code':
      return atCode(state, event);
    case 'verifying':
      return atVerifying(state, event);
    default:
      return state satisfies never;
  }
}

function atMobile(state: At<'mobile'>, event: OtpEvent): OtpStep {
  switch (event.type) {
    case 'mobileTyped':
      return step({ step: 'mobile', mobile: digitsOf(event.digits, MOBILE_LENGTH), fault: null });
    case 'mobileSubmitted':
      if (!isMobile(state.mobile)) return step(state);
      return send(state.mobile, null, false);
    case 'faultShown':
      return step(withoutFault(state, event.id));
    default:
      return step(state);
  }
}

function atSending(state: At<'sending'>, event: OtpEvent): OtpStep {
  const { mobile, isAccepted } = state;
  switch (event.type) {
    case 'otpSent':
      return listen({ step: 'code', mobile, sent: event.sent, code: '', isAccepted, fault: null });
    case 'otpNotSent': {
      const { failure } = event;
      // An OTP is out already: it can be typed, and the next one asked for when the time has come.
      if (failure.name === 'OTP_TOO_SOON' && failure.resendAtMs !== null) {
        const sent: SentOtp = {
          resendAtMs: failure.resendAtMs,
          attemptsRemaining: state.sent?.attemptsRemaining ?? null,
        };
        return listen({ step: 'code', mobile, sent, code: '', isAccepted, fault: null });
      }
      const fault = faultOf(event);
      const next: OtpState =
        state.sent === null || isBlock(failure)
          ? { step: 'mobile', mobile, fault }
          : { step: 'code', mobile, sent: state.sent, code: '', isAccepted, fault };
      return step(next, ...timerFor(event));
    }
    default:
      return step(state);
  }
}

function atCode(state: At<'code'>, event: OtpEvent): OtpStep {
  switch (event.type) {
    case 'codeTyped':
      return step({ ...state, code: digitsOf(event.digits, CODE_LENGTH), fault: null });
    case 'termsTicked':
      return step({ ...state, isAccepted: event.isAccepted });
    case 'codeSubmitted':
      if (!state.isAccepted) return step(state);
      if (state.code.length !== CODE_LENGTH) return step({ ...state, fault: { kind: 'shortCode' } });
      return step(
        { step: 'verifying', mobile: state.mobile, sent: state.sent, code: state.code },
        { type: 'stopListening' },
        { type: 'verifyOtp', mobile: state.mobile, otp: state.code },
      );
    case 'resendAsked':
      return event.nowMs < state.sent.resendAtMs ? step(state) : send(state.mobile, state.sent, state.isAccepted);
    case 'mobileChangeAsked':
      return step({ step: 'mobile', mobile: state.mobile, fault: null }, { type: 'stopListening' });
    case 'faultShown':
      return step(withoutFault(state, event.id));
    default:
      return step(state);
  }
}

function atVerifying(state: At<'verifying'>, event: OtpEvent): OtpStep {
  if (event.type !== 'otpRefused') return step(state);
  const { mobile } = state;
  const { failure } = event;
  const fault = faultOf(event);
  if (isBlock(failure)) return step({ step: 'mobile', mobile, fault });
  const sent = { ...state.sent, attemptsRemaining: failure.attemptsRemaining ?? state.sent.attemptsRemaining };
  // A code that the server has judged is of no use; one that it has not seen is kept.
  const code = failure.attemptsRemaining === null ? state.code : '';
  const next: OtpState = { step: 'code', mobile, sent, code, isAccepted: true, fault };
  return step(next, ...timerFor(event), { type: 'listenForCode' });
}

const send = (mobile: string, sent: SentOtp | null, isAccepted: boolean): OtpStep =>
  step({ step: 'sending', mobile, sent, isAccepted }, { type: 'stopListening' }, { type: 'sendOtp', mobile });

const listen = (state: At<'code'>): OtpStep => step(state, { type: 'listenForCode' });

interface Failed {
  readonly id: number;
  readonly failure: Failure;
}
const faultOf = ({ id, failure }: Failed): Fault => ({ kind: 'failure', id, failure });

/** The number can do nothing for a while, so its message stays. */
const isBlock = ({ name }: Failure): boolean => name === 'LOGIN_BLOCKED_MAX_ATTEMPTS';

const timerFor = ({ id, failure }: Failed): OtpEffect[] =>
  isBlock(failure) ? [] : [{ type: 'startFaultTimer', id, delayMs: OTP_FAILURE_SHOWN_MS }];

const withoutFault = (state: At<'mobile'> | At<'code'>, id: number): OtpState =>
  state.fault?.kind === 'failure' && state.fault.id === id ? { ...state, fault: null } : state;
