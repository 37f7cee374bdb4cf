import { authorizeCreditLine, confirmCreditLine, initiateCreditLine } from '../../shared/api/credit-line-activation';
import type { ResponseOf } from '../../shared/api/endpoint';
import {
  type CreditScheme,
  confirmRegistration,
  initiateRegistration,
  type Registration,
} from '../../shared/api/registration';
import type { ErrorRow } from '../../shared/errors/row';
import type { ActivationPlace } from '../../shared/site/activation-addresses';
import { type CodeEvent, type CodeTimer, enteringCode, type SentOtp, type TypedCode, takeCodeEvent } from '../identity';
import { type Factor, factorText, factorValueOf } from '../payment';
import { type Failure, isBusiness } from '../platform/api/failure';
import { type CallStep, idle, isSending, refusedBy, sending } from '../platform/page/call-step';
import type { Flow, FlowDefinition } from '../platform/page/flow';
import type { ActivationData } from './read-activation';

const calls = {
  begin: initiateRegistration,
  sendOtp: initiateCreditLine,
  authorize: authorizeCreditLine,
  confirm: confirmCreditLine,
  end: confirmRegistration,
};

/** A step of the page; each can be tried again after a failure. */
export type Step =
  /** The steps to come; nothing is begun yet. */
  | { readonly name: 'steps'; readonly call: CallStep }
  /** The second factor. `typed`: secret (`factorText`). */
  | { readonly name: 'factor'; readonly factor: Factor; readonly typed: string; readonly call: CallStep }
  /** The lender asks for nothing but its OTP, which has still to be sent. */
  | { readonly name: 'send'; readonly call: CallStep }
  | ({ readonly name: 'otp' } & TypedCode);

/** View of a line that is being activated. */
export type Screen =
  | Step
  /** The lender has no line for the number. */
  | { readonly name: 'noLine' }
  /** A step was refused: the server is asked whether that ends the activation. */
  | { readonly name: 'ending'; readonly before: Step }
  /** The session has ended. */
  | { readonly name: 'over'; readonly failure: Failure }
  /** Another page opens. */
  | { readonly name: 'leaving' };

export type ActivationState = Shop &
  (
    | { readonly view: 'noLender' }
    | (Line & { readonly view: 'success'; readonly registration: Registration; readonly whose: Whose | null })
    /** `endedBy`: null for an unknown error. */
    | (Line & { readonly view: 'failure'; readonly endedBy: ErrorRow | null })
    | (Line & { readonly view: 'inUse' })
    /** `isSent`: a lender has sent the customer here. */
    | (Line &
        Pick<ActivationData, 'merchantId' | 'merchant'> & {
          readonly view: 'line';
          readonly isSent: boolean;
          readonly screen: Screen;
        })
  );
interface Shop {
  /** Key of the shop that waits for the line; null for none. */
  readonly shopKey: string | null;
}
interface Line {
  readonly scheme: CreditScheme;
}
/** Customers that the page of a success is meant for. */
type Whose = 'newUser' | 'preApproved';

export type ActivationEvent =
  /** 'Continue' below the steps. */
  | { readonly type: 'continued' }
  | { readonly type: 'factorTyped'; readonly text: string }
  | { readonly type: 'factorSubmitted' }
  /** 'Send OTP'. */
  | { readonly type: 'otpAsked' }
  | Extract<CodeEvent, { type: 'codeTyped' | 'codeSubmitted' | 'codeResendAsked' }>
  /** 'Log in again'. */
  | { readonly type: 'loginAsked' };

export type ActivationEffect =
  | { readonly type: 'goTo'; readonly place: ActivationPlace }
  /** The server redirects a guest to log in, and back. */
  | { readonly type: 'reloadDocument' };
type ActivationFlow = Flow<ActivationState, typeof calls, ActivationData, CodeTimer, ActivationEffect>;
type LenderStep = ResponseOf<typeof authorizeCreditLine>;

function initial(data: ActivationData): ActivationState {
  const { place, activationInit: scheme, registrationUserData: registration, merchantId, merchant } = data;
  const shopKey = registration?.merchant?.merchantKey ?? merchantId;
  if (!scheme) return { view: 'noLender', shopKey };
  if (registration && place === 'failure') return { view: 'failure', shopKey, scheme, endedBy: data.endedBy };
  if (registration) {
    const whose = place === 'newUser' || place === 'preApproved' ? place : null;
    return { view: 'success', shopKey, scheme, registration, whose };
  }
  if (scheme.status === 'ACTIVE') return { view: 'inUse', shopKey, scheme };
  const isSent = place === 'redirect';
  return { view: 'line', shopKey, scheme, merchantId, merchant, isSent, screen: firstScreen(place, scheme) };
}

/** First view of a line: its steps, or what the lender of an approved line asks. */
export function firstScreen(
  place: ActivationPlace,
  { status, aivfType }: Pick<CreditScheme, 'status' | 'aivfType'>,
): Screen {
  if (status === 'NONE') return { name: 'noLine' };
  if (place !== 'factor') return { name: 'steps', call: idle };
  return aivfType === 'NONE'
    ? { name: 'send', call: idle }
    : { name: 'factor', factor: aivfType, typed: '', call: idle };
}

/** An OTP was sent. */
const codeOut = (sent: SentOtp): Screen => ({ name: 'otp', otp: enteringCode(sent), code: '' });

const screenOf = ({ state }: ActivationFlow): Screen | null => (state.view === 'line' ? state.screen : null);
const lenderOf = ({ state }: ActivationFlow): { readonly lenderId: string } => ({
  lenderId: state.view === 'line' ? state.scheme.lenderId : '',
});
function show(flow: ActivationFlow, screen: Screen): void {
  if (flow.state.view === 'line') flow.set({ ...flow.state, screen });
}

function leave(flow: ActivationFlow, place: 'success' | 'failure' | 'factor'): void {
  show(flow, { name: 'leaving' });
  flow.run({ type: 'goTo', place });
}

/** Follows the lender to its next step. */
function onStep(flow: ActivationFlow, { step, resendAtMs, attemptsRemaining }: LenderStep): void {
  if (step === 'ACTIVE') leave(flow, 'success');
  else if (step === 'LENDER_OTP') show(flow, codeOut({ resendAtMs, attemptsRemaining }));
  // The second factor has expired: its page asks for it again.
  else leave(flow, 'factor');
}

/** Handles a refused step. An OTP that was sent before can be typed; a refusal that can be tried again is shown in place;
 *  after any other the server says whether the activation has ended. */
function refuse(flow: ActivationFlow, step: Step, failure: Failure): void {
  const { reaction, resendAtMs, attemptsRemaining } = failure;
  if (reaction === 'endSession') show(flow, { name: 'over', failure });
  else if (reaction === 'useSentCode' && step.name !== 'otp')
    show(flow, codeOut({ resendAtMs, attemptsRemaining: null }));
  else if (isBusiness(failure) && reaction !== 'useSentCode' && !attemptsRemaining) {
    show(flow, { name: 'ending', before: step });
    flow.call('end', lenderOf(flow));
  } else show(flow, step);
}

function failStep(flow: ActivationFlow, failure: Failure): void {
  const screen = screenOf(flow);
  const call = refusedBy(failure);
  if (screen?.name === 'steps' || screen?.name === 'send') refuse(flow, { ...screen, call }, failure);
  // A factor that the lender has judged is emptied; one that it has not seen stays.
  else if (screen?.name === 'factor')
    refuse(flow, { ...screen, typed: isBusiness(failure) ? '' : screen.typed, call }, failure);
}

function takeCode(flow: ActivationFlow, event: CodeEvent): void {
  const screen = screenOf(flow);
  if (screen?.name !== 'otp') return;
  const next = takeCodeEvent(flow, screen, event, { isAgreed: true, goesByItself: true });
  if (next?.otp.step !== 'code') return;
  show(flow, { name: 'otp', otp: next.otp, code: next.code });
  if (next.call === 'sendOtp') flow.call('sendOtp', lenderOf(flow));
  else if (next.call === 'verifyOtp') flow.call('confirm', { ...lenderOf(flow), otp: next.code });
}

function failOtp(flow: ActivationFlow, failure: Failure): void {
  if (screenOf(flow)?.name !== 'otp') {
    failStep(flow, failure);
    return;
  }
  takeCode(flow, { type: 'otpRefused', failure });
  const screen = screenOf(flow);
  if (screen?.name === 'otp') refuse(flow, screen, failure);
}

/** Shows the refused step again. */
function showBefore(flow: ActivationFlow): void {
  const screen = screenOf(flow);
  if (screen?.name === 'ending') show(flow, screen.before);
}

/**
 * An activation.
 *
 *     steps ──continued──▶ (begin) ──▶ leaving, by the hint of the answer; noLine without a line
 *     factor ─submitted──▶ (authorize) ─right─▶ otp          send ─asked─▶ (sendOtp) ─▶ otp
 *     otp ────5 digits───▶ (confirm) ──right─▶ leaving, to success
 *     any step, refused for good ─▶ ending (end) ─FAILED─▶ leaving, to failure; else back, with the failure
 *     any step, session ended ─▶ over
 *
 * Source: S1§3 (Activation), S1§4 (ACT-005..014).
 */
export const activationFlow: FlowDefinition<
  ActivationState,
  ActivationEvent,
  typeof calls,
  ActivationData,
  CodeTimer,
  ActivationEffect
> = {
  initial,
  calls,
  countsDown: ['resendAtMs'],
  async loadRowOf() {
    const { resolveWidgetError } = await import('./error-rows');
    return ({ code, type }) => resolveWidgetError(code, 'activation', { type });
  },
  on: {
    continued(flow) {
      const { state } = flow;
      if (state.view !== 'line' || state.screen.name !== 'steps') return;
      show(flow, { name: 'steps', call: sending });
      flow.call('begin', { ...lenderOf(flow), ...(state.merchantId !== null && { merchantId: state.merchantId }) });
    },
    factorTyped(flow, { text }) {
      const screen = screenOf(flow);
      if (screen?.name !== 'factor' || isSending(screen.call)) return;
      const typed = factorText(screen.factor, text);
      // An emptied field keeps its failure until something is typed.
      show(flow, { ...screen, typed, call: typed === '' ? screen.call : idle });
    },
    factorSubmitted(flow) {
      const screen = screenOf(flow);
      if (screen?.name !== 'factor') return;
      const aivfValue = factorValueOf(screen.factor, screen.typed);
      if (aivfValue === null) return;
      show(flow, { ...screen, call: sending });
      flow.call('authorize', { ...lenderOf(flow), aivfValue });
    },
    otpAsked(flow) {
      if (screenOf(flow)?.name !== 'send') return;
      show(flow, { name: 'send', call: sending });
      flow.call('sendOtp', lenderOf(flow));
    },
    codeTyped: takeCode,
    codeSubmitted: takeCode,
    codeResendAsked: takeCode,
    loginAsked(flow) {
      if (screenOf(flow)?.name === 'over') flow.run({ type: 'reloadDocument' });
    },
  },
  answers: {
    begin: {
      // The hint of the answer opens the next page.
      done: (flow, { creditLineStatus }) => show(flow, { name: creditLineStatus === 'NONE' ? 'noLine' : 'leaving' }),
      failed: failStep,
    },
    authorize: { done: onStep, failed: failStep },
    sendOtp: {
      done(flow, data) {
        if (screenOf(flow)?.name === 'otp' && data.step === 'LENDER_OTP')
          takeCode(flow, { type: 'otpSent', sent: data });
        else onStep(flow, data);
      },
      failed: failOtp,
    },
    confirm: { done: onStep, failed: failOtp },
    end: {
      done(flow, { status }) {
        if (status === 'FAILED') leave(flow, 'failure');
        else if (status === 'CONFIRMED') leave(flow, 'success');
        else showBefore(flow);
      },
      failed: showBefore,
    },
  },
  timers: { otpFailure: (flow) => takeCode(flow, { type: 'failureShown' }) },
};
