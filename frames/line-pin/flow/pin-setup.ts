import { header } from '../../../shared/api/headers';
import { dayOf, dayText } from '../../../shared/rules/typed-text';
import { isCode } from '../../../shared/rules/validation';
import { type CodeStep, enteringCode, type OtpEvent, type OtpTap, reduceOtp } from '../../identity';
import { type Failure, isBusiness } from '../../platform/api/failure';
import type { CallEvent } from '../../platform/flow/call-runner';
import { type CallEffect, type CallRules, type CallsOf, type CallsState, noCalls } from '../../platform/flow/calls';
import type { Transition } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import { ScreenContext } from '../../platform/flow/screen-context';
import type { setupEndpoints } from './endpoints';
import { isWhole, type NewPinFault, newPinFault, pinText } from './new-pin';

export type SetupCalls = CallsOf<typeof setupEndpoints>;

/** What setting a forgotten PIN shows. Source: S1§3 (ACT-009). */
export type SetupScreen =
  /** What is needed for it; the OTP has still to be sent. */
  | { readonly name: 'asking'; readonly failure: Failure | null }
  /** OTP and date of birth. `dayFailure`: words about the day, the OTP's are its own. */
  | { readonly name: 'proving'; readonly otp: CodeStep; readonly dayFailure: Failure | null }
  | { readonly name: 'setting'; readonly fault: NewPinFault; readonly failure: Failure | null }
  /** The lender takes no answer for a while. */
  | { readonly name: 'locked'; readonly failure: Failure }
  /** The session is over. */
  | { readonly name: 'over'; readonly failure: Failure }
  | { readonly name: 'done'; readonly maskedMobile: string; readonly isMessageSent: boolean };

export interface SetupState extends CallsState<SetupCalls> {
  readonly screen: SetupScreen;
  readonly lenderId: string;
  /** Secret: DDMMYYYY, as far as it is typed. */
  readonly day: string;
  /** Secret: 0 to 5 digits. */
  readonly code: string;
  /** Secret: 0 to 4 digits each. */
  readonly newPin: string;
  readonly again: string;
  /** Secret: the page's half of the proof, which goes with the call that sets the PIN; null before the proof. Source: S1§3, S1§7. */
  readonly pinSetupAuthToken: string | null;
}

export type SetupEvent =
  | { readonly type: 'otpAsked' }
  | { readonly type: 'dayTyped'; readonly text: string }
  | Extract<OtpTap, { type: 'codeTyped' | 'codeResendAsked' }>
  /** 'Continue' below OTP and day. */
  | { readonly type: 'proofSubmitted' }
  | { readonly type: 'pinTyped'; readonly field: 'newPin' | 'again'; readonly text: string }
  | { readonly type: 'pinSubmitted' }
  | { readonly type: 'timerFired'; readonly id: number };
export type SetupEffect = { readonly type: 'startTimer'; readonly id: number; readonly delayMs: number };

const asking: SetupScreen = { name: 'asking', failure: null };
const setting: SetupScreen = { name: 'setting', fault: null, failure: null };
const emptied = { day: '', code: '', newPin: '', again: '', pinSetupAuthToken: null } as const;
export const firstSetup = (lenderId: string): SetupState => ({ ...noCalls, ...emptied, screen: asking, lenderId });

/** Common fields of the calls of a page with a proof. */
export const pinSetupHeaders = ({ pinSetupAuthToken }: SetupState): Readonly<Record<string, string>> =>
  pinSetupAuthToken === null ? {} : { [header.pinSetupAuthToken]: pinSetupAuthToken };

class Context extends ScreenContext<SetupCalls, SetupScreen, SetupState, SetupEffect> {}

/** What ends it, or has it begin anew, wherever it stands; false for anything else. */
function ends(context: Context, failure: Failure): boolean {
  if (failure.reaction === 'endSession') context.show({ name: 'over', failure });
  else if (failure.attemptsRemaining === 0) context.show({ name: 'locked', failure });
  else return false;
  context.set(emptied);
  return true;
}

function otpStep(context: Context, event: OtpEvent): void {
  const screen = context.on('proving');
  if (!screen) return;
  const { state, nowMs } = context;
  const before = { mobile: '', code: state.code, otp: screen.otp };
  // The date of birth is typed too: the fifth digit alone sends nothing.
  const next = reduceOtp(before, event, { isAgreed: true, goesByItself: false, nowMs });
  if (next === before || next.otp.step !== 'code') return;
  context.set({ code: next.code });
  context.show({ ...screen, otp: next.otp });
  const { effect } = next;
  if (effect?.type === 'sendOtp') context.call('sendOtp', { lenderId: state.lenderId });
  else if (effect?.type === 'startTimer') context.ask({ type: 'startTimer', id: effect.id, delayMs: effect.delayMs });
}

const callRules: CallRules<Context, SetupCalls> = {
  sendOtp: {
    done: (context, sent) => {
      if (context.on('proving')) otpStep(context, { type: 'otpSent', sent });
      else context.show({ name: 'proving', otp: enteringCode(sent), dayFailure: null });
    },
    failed: (context, failure, { requestId }) => {
      if (ends(context, failure)) return;
      const { reaction, resendAtMs } = failure;
      if (context.on('proving')) otpStep(context, { type: 'otpRefused', id: requestId, failure });
      else if (reaction === 'useSentCode' && resendAtMs !== null)
        context.show({ name: 'proving', otp: enteringCode({ resendAtMs, attemptsRemaining: null }), dayFailure: null });
      else context.show({ name: 'asking', failure });
    },
  },
  prove: {
    done: (context, { pinSetupAuthToken = null }) => {
      context.set({ ...emptied, pinSetupAuthToken });
      context.show(setting);
    },
    failed: (context, failure, { requestId }) => {
      const screen = context.on('proving');
      if (!screen || ends(context, failure)) return;
      // Of the two answers the one that was refused is emptied: a day by its own code, else the OTP.
      if (isBusiness(failure) && failure.reaction === 'typeAgain') {
        context.set({ day: '' });
        context.show({ ...screen, otp: { ...screen.otp, phase: 'entering' }, dayFailure: failure });
      } else otpStep(context, { type: 'otpRefused', id: requestId, failure });
    },
  },
  set: {
    done: (context, { maskedMobile, isMessageSent }) => {
      context.set(emptied);
      context.show({ name: 'done', maskedMobile, isMessageSent });
    },
    failed: (context, failure) => {
      if (ends(context, failure)) return;
      // What was shown counts no more: it is shown anew.
      if (isBusiness(failure)) {
        context.set(emptied);
        context.show({ name: 'asking', failure });
      } else context.show({ ...setting, failure });
    },
  },
};

type AnyEvent = SetupEvent | CallEvent<SetupCalls>;

const rules: Rules<Context, AnyEvent> = {
  otpAsked: (context) => {
    if (!context.on('asking')) return;
    context.show(asking);
    context.call('sendOtp', { lenderId: context.state.lenderId });
  },
  dayTyped: (context, { text }) => {
    const screen = context.on('proving');
    if (!screen || context.state.calls.prove) return;
    const day = dayText(text);
    context.set({ day });
    if (day !== '' && screen.dayFailure) context.show({ ...screen, dayFailure: null });
  },
  codeTyped: otpStep,
  codeResendAsked: otpStep,
  proofSubmitted: (context) => {
    const screen = context.on('proving');
    const { code, day, lenderId } = context.state;
    const dateOfBirth = dayOf(day);
    if (screen?.otp.phase !== 'entering' || !isCode(code) || dateOfBirth === null) return;
    context.show({ ...screen, otp: { ...screen.otp, phase: 'verifying', failure: null }, dayFailure: null });
    context.call('prove', { lenderId, otp: code, dateOfBirth });
  },
  pinTyped: (context, { field, text }) => {
    const screen = context.on('setting');
    if (!screen || context.state.calls.set) return;
    const pin = pinText(text);
    context.set({ [field]: pin });
    if (pin !== '' && (screen.fault !== null || screen.failure)) context.show(setting);
  },
  pinSubmitted: (context) => {
    const { newPin, again, lenderId, calls } = context.state;
    if (!context.on('setting') || calls.set || !isWhole(newPin, again)) return;
    const fault = newPinFault(null, newPin, again);
    if (fault !== null) context.set({ again: '' });
    context.show({ name: 'setting', fault, failure: null });
    if (fault === null) context.call('set', { lenderId, newPin });
  },
  timerFired: (context, { id }) => otpStep(context, { type: 'failureShown', id }),
  wentOnline: () => undefined,
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: (context, event) => {
    const pending = context.fail(event);
    if (pending) callRules[event.call].failed(context, event.failure, pending);
  },
};

/**
 * Setting a PIN that was forgotten as a pure function.
 *
 *     asking ─otpAsked─▶ (sendOtp) ─▶ proving ─submitted─▶ (prove) ─▶ setting ─submitted─▶ (set) ─▶ done
 *     refused: the words in place; no attempt left: locked; what was shown counts no more: asking
 *
 * Source: S1§3 (ACT-009, ACT-013).
 */
export function reduceSetup(
  state: SetupState,
  event: AnyEvent,
  nowMs: number,
): Transition<SetupState, SetupEffect | CallEffect<SetupCalls>> {
  const context = new Context(state, nowMs);
  applyRule<Context, AnyEvent>(rules, context, event);
  return context.end();
}
