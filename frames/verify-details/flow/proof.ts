import type { FiledApplication } from '../../../shared/api/ntb-verification';
import { type CodeStep, enteringCode, type OtpEvent, type OtpTap, reduceOtp, takesCode } from '../../identity';
import { type Failure, isBusiness } from '../../platform/api/failure';
import type { CallEvent } from '../../platform/flow/call-runner';
import { type CallEffect, type CallRules, type CallsOf, type CallsState, noCalls } from '../../platform/flow/calls';
import type { Transition } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import { ScreenContext } from '../../platform/flow/screen-context';
import type { proofEndpoints } from './endpoints';

export type ProofCalls = CallsOf<typeof proofEndpoints>;

/** What proving the number of an application shows. */
export type ProofScreen =
  /** Who asks; the OTP has still to be sent. */
  { readonly name: 'asking'; readonly failure: Failure | null } | { readonly name: 'proving'; readonly otp: CodeStep };

export interface ProofState extends CallsState<ProofCalls> {
  readonly screen: ProofScreen;
  readonly ref: string;
  /** The terms beside the OTP are ticked: without, nothing is verified. Source: S1§5. */
  readonly isAccepted: boolean;
  /** Secret: 0 to 5 digits. */
  readonly code: string;
}

export type ProofEvent =
  | { readonly type: 'termsToggled'; readonly isAccepted: boolean }
  | { readonly type: 'otpAsked' }
  | Extract<OtpTap, { type: 'codeTyped' | 'codeResendAsked' | 'codeSubmitted' }>
  | { readonly type: 'timerFired'; readonly id: number };
export type ProofEffect =
  | { readonly type: 'startTimer'; readonly id: number; readonly delayMs: number }
  | { readonly type: 'proved'; readonly application: FiledApplication }
  /** It may stand otherwise than what is shown says. */
  | { readonly type: 'lookAgain' };

export const firstProof = (ref: string): ProofState => ({
  ...noCalls,
  screen: { name: 'asking', failure: null },
  ref,
  isAccepted: false,
  code: '',
});

class Context extends ScreenContext<ProofCalls, ProofScreen, ProofState, ProofEffect> {}

function otpStep(context: Context, event: OtpEvent): void {
  const screen = context.on('proving');
  if (!screen) return;
  const { state, nowMs } = context;
  const before = { mobile: '', code: state.code, otp: screen.otp };
  const next = reduceOtp(before, event, { isAgreed: state.isAccepted, goesByItself: true, nowMs });
  if (next === before) return;
  context.set({ code: next.code });
  // The number is the application's: whoever may try no more begins anew with it.
  if (next.otp.step === 'number') context.show({ name: 'asking', failure: next.otp.failure });
  else if (next.otp.step === 'code') context.show({ name: 'proving', otp: next.otp });
  const { effect } = next;
  if (effect?.type === 'sendOtp') context.call('sendOtp', { ref: state.ref });
  else if (effect?.type === 'verifyOtp')
    context.call('prove', { ref: state.ref, otp: next.code, isTermsAccepted: true });
  else if (effect?.type === 'startTimer') context.ask({ type: 'startTimer', id: effect.id, delayMs: effect.delayMs });
}

/** The overlay opens unticked. Source: S1§4. */
function showCode(context: Context, otp: CodeStep): void {
  context.set({ isAccepted: false });
  context.show({ name: 'proving', otp });
}

/** A refusal that is not about the code is about the application, which may be over. */
function lookAgainAfter(context: Context, failure: Failure): void {
  if (isBusiness(failure) && failure.attemptsRemaining === null && failure.resendAtMs === null)
    context.ask({ type: 'lookAgain' });
}

const callRules: CallRules<Context, ProofCalls> = {
  sendOtp: {
    done: (context, sent) => {
      if (context.on('proving')) otpStep(context, { type: 'otpSent', sent });
      else showCode(context, enteringCode(sent));
    },
    failed: (context, failure, { requestId }) => {
      const { reaction, resendAtMs } = failure;
      lookAgainAfter(context, failure);
      if (context.on('proving')) otpStep(context, { type: 'otpRefused', id: requestId, failure });
      else if (reaction === 'useSentCode' && resendAtMs !== null)
        showCode(context, enteringCode({ resendAtMs, attemptsRemaining: null }));
      else context.show({ name: 'asking', failure });
    },
  },
  prove: {
    done: (context, application) => {
      context.set({ code: '' });
      context.ask({ type: 'proved', application });
    },
    failed: (context, failure, { requestId }) => {
      lookAgainAfter(context, failure);
      otpStep(context, { type: 'otpRefused', id: requestId, failure });
    },
  },
};

type AnyEvent = ProofEvent | CallEvent<ProofCalls>;

const rules: Rules<Context, AnyEvent> = {
  termsToggled: (context, { isAccepted }) => {
    const otp = context.on('proving')?.otp;
    if (otp && takesCode(otp)) context.set({ isAccepted });
  },
  otpAsked: (context) => {
    const { ref, calls } = context.state;
    if (!context.on('asking') || calls.sendOtp) return;
    context.show({ name: 'asking', failure: null });
    context.call('sendOtp', { ref });
  },
  codeTyped: otpStep,
  codeResendAsked: otpStep,
  codeSubmitted: otpStep,
  timerFired: (context, { id }) => otpStep(context, { type: 'failureShown', id }),
  wentOnline: () => undefined,
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: (context, event) => {
    const pending = context.fail(event);
    if (pending) callRules[event.call].failed(context, event.failure, pending);
  },
};

/**
 * Proving the number of an application as a pure function.
 *
 *     asking ─otpAsked─▶ (sendOtp) ─▶ proving ─fifth digit─▶ (prove) ─▶ proved
 *     no attempt left: asking; over meanwhile: looked at again
 */
export function reduceProof(
  state: ProofState,
  event: AnyEvent,
  nowMs: number,
): Transition<ProofState, ProofEffect | CallEffect<ProofCalls>> {
  const context = new Context(state, nowMs);
  applyRule<Context, AnyEvent>(rules, context, event);
  return context.end();
}
