import { type OtpEvent, reduceOtp } from '../../identity';
import { factorText, factorValueOf } from '../../payment';
import { type Failure, isBusiness } from '../../platform/api/failure';
import type { CallEvent } from '../../platform/flow/call-runner';
import type { CallFailed, CallRules } from '../../platform/flow/calls';
import type { Transition } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import { ScreenContext } from '../../platform/flow/screen-context';
import {
  type ActivationCalls,
  type ActivationEffect,
  type ActivationEvent,
  type ActivationState,
  type AnyActivationEffect,
  codeOut,
  type Screen,
  type Step,
} from './state';

class Context extends ScreenContext<ActivationCalls, Screen, ActivationState, ActivationEffect> {}

function leave(context: Context, place: 'success' | 'failure' | 'factor'): void {
  context.set({ typed: '', code: '' });
  context.show({ name: 'leaving' });
  context.ask({ type: 'goTo', place });
}

/** Where the lender wants to go on. */
function onStep(context: Context, { step, resendAtMs, attemptsRemaining }: ActivationCalls['authorize']['data']): void {
  if (step === 'ACTIVE') leave(context, 'success');
  else if (step === 'LENDER_OTP') {
    context.set({ typed: '', code: '' });
    context.show(codeOut({ resendAtMs, attemptsRemaining }));
  }
  // A right second factor counts for a while, which is over: the page asks for it anew.
  else leave(context, 'factor');
}

/** A step that did not work. An OTP that is out already can be typed; what may be tried again is said in place; whether
 *  anything else ends the activation is for the server to say. */
function refused(context: Context, step: Step, failure: Failure): void {
  const { reaction, resendAtMs, attemptsRemaining } = failure;
  if (reaction === 'endSession') context.show({ name: 'over', failure });
  else if (reaction === 'useSentCode' && step.name !== 'otp')
    context.show(codeOut({ resendAtMs, attemptsRemaining: null }));
  else if (isBusiness(failure) && reaction !== 'useSentCode' && !attemptsRemaining) {
    context.show({ name: 'ending', before: step });
    context.call('end', { lenderId: context.state.lenderId });
  } else context.show(step);
}

const stepNow = (context: Context): Step | null =>
  context.on('steps') ?? context.on('factor') ?? context.on('send') ?? context.on('otp');

function failStep(context: Context, failure: Failure): void {
  const step = stepNow(context);
  if (!step || step.name === 'otp') return;
  // What the lender has judged is of no use; what it has not seen is kept.
  if (isBusiness(failure)) context.set({ typed: '' });
  refused(context, { ...step, failure }, failure);
}

function otpStep(context: Context, event: OtpEvent): void {
  const screen = context.on('otp');
  if (!screen) return;
  const { state, nowMs } = context;
  const before = { mobile: '', code: state.code, otp: screen.otp };
  const next = reduceOtp(before, event, { isAgreed: true, goesByItself: true, nowMs });
  if (next === before || next.otp.step !== 'code') return;
  context.set({ code: next.code });
  context.show({ name: 'otp', otp: next.otp });
  const { lenderId } = state;
  switch (next.effect?.type) {
    case 'sendOtp':
      context.call('sendOtp', { lenderId });
      break;
    case 'verifyOtp':
      context.call('confirm', { lenderId, otp: next.code });
      break;
    case 'startTimer':
      context.ask({ type: 'startTimer', id: next.effect.id, delayMs: next.effect.delayMs });
      break;
    default:
  }
}

function failOtp(context: Context, failure: Failure, { requestId }: { readonly requestId: number }): void {
  if (!context.on('otp')) {
    failStep(context, failure);
    return;
  }
  otpStep(context, { type: 'otpRefused', id: requestId, failure });
  const step = context.on('otp');
  if (step) refused(context, step, failure);
}

const callRules: CallRules<Context, ActivationCalls> = {
  begin: {
    // Where it goes on is the answer's own hint.
    done: (context, { creditLineStatus }) =>
      context.show(creditLineStatus === 'NONE' ? { name: 'noLine' } : { name: 'leaving' }),
    failed: failStep,
  },
  authorize: { done: onStep, failed: failStep },
  sendOtp: {
    done: (context, data) => {
      const isAgain = context.on('otp') !== null && data.step === 'LENDER_OTP';
      if (isAgain) otpStep(context, { type: 'otpSent', sent: data });
      else onStep(context, data);
    },
    failed: failOtp,
  },
  confirm: { done: onStep, failed: failOtp },
  end: {
    done: (context, { status }) => {
      const before = context.on('ending')?.before;
      if (status === 'FAILED') leave(context, 'failure');
      else if (status === 'CONFIRMED') leave(context, 'success');
      else if (before) context.show(before);
    },
    failed: (context) => {
      const before = context.on('ending')?.before;
      if (before) context.show(before);
    },
  },
};

function onFailure(context: Context, event: CallFailed<ActivationCalls>): void {
  const pending = context.fail(event);
  if (pending) callRules[event.call].failed(context, event.failure, pending);
}

type AnyEvent = ActivationEvent | CallEvent<ActivationCalls>;

const rules: Rules<Context, AnyEvent> = {
  continued: (context) => {
    if (!context.on('steps')) return;
    const { lenderId, merchantId } = context.state;
    context.show({ name: 'steps', failure: null });
    context.call('begin', { lenderId, ...(merchantId !== null && { merchantId }) });
  },
  factorTyped: (context, { text }) => {
    const screen = context.on('factor');
    if (!screen || context.state.calls.authorize) return;
    const typed = factorText(screen.factor, text);
    context.set({ typed });
    // A field that is emptied keeps the words of its refusal until something is typed.
    if (typed !== '' && screen.failure) context.show({ ...screen, failure: null });
  },
  factorSubmitted: (context) => {
    const screen = context.on('factor');
    const aivfValue = screen && factorValueOf(screen.factor, context.state.typed);
    if (!screen || aivfValue === null) return;
    context.show({ ...screen, failure: null });
    context.call('authorize', { lenderId: context.state.lenderId, aivfValue });
  },
  otpAsked: (context) => {
    if (!context.on('send')) return;
    context.show({ name: 'send', failure: null });
    context.call('sendOtp', { lenderId: context.state.lenderId });
  },
  codeTyped: otpStep,
  codeSubmitted: otpStep,
  codeResendAsked: otpStep,
  loginAsked: (context) => {
    if (context.on('over')) context.ask({ type: 'askServer' });
  },
  timerFired: (context, { id }) => otpStep(context, { type: 'failureShown', id }),
  // What failed stands where it can be pressed again.
  wentOnline: () => undefined,
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: onFailure,
};

/**
 * An activation as a pure function: a state and an event in, the next state and the effects to carry out, back. `nowMs`:
 * epoch ms of the event.
 *
 *     steps ──continued──▶ (begin) ──▶ leaving, by the answer's hint; noLine without a line
 *     factor ─submitted──▶ (authorize) ─right─▶ otp          send ─asked─▶ (sendOtp) ─▶ otp
 *     otp ────5 digits───▶ (confirm) ──right─▶ leaving, to success
 *     any step, refused for good ─▶ ending (end) ─FAILED─▶ leaving, to failure; else back, with the words
 *     any step, session over ─▶ over
 *
 * Source: S1§3 (Activation), S1§4 (ACT-005..014).
 */
export function reduce(
  state: ActivationState,
  event: AnyEvent,
  nowMs: number,
): Transition<ActivationState, AnyActivationEffect> {
  const context = new Context(state, nowMs);
  applyRule<Context, AnyEvent>(rules, context, event);
  return context.end();
}
