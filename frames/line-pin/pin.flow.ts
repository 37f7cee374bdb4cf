import { changePin, sendPinOtp, setupPin, verifyPinOtp } from '../../shared/api/credit-line-pin';
import { header } from '../../shared/api/headers';
import type { CreditScheme } from '../../shared/api/registration';
import { dayOf, dayText } from '../../shared/rules/typed-text';
import { isCode } from '../../shared/rules/validation';
import { type CodeEvent, type CodeTimer, enteringCode, type TypedCode, takeCodeEvent } from '../identity';
import { type Failure, isBusiness } from '../platform/api/failure';
import { type CallStep, idle, isSending, refusedBy, sending } from '../platform/page/call-step';
import type { Flow, FlowDefinition } from '../platform/page/flow';
import { isWhole, type NewPinFault, newPinFault, pinText } from './new-pin';
import type { PinData } from './read-pins';

const calls = { change: changePin, sendOtp: sendPinOtp, prove: verifyPinOtp, set: setupPin };

/** Fields of a change, in their order. */
export const changeFields = ['currentPin', 'newPin', 'again'] as const;
export type PinField = (typeof changeFields)[number];
/** Fields of a PIN that was forgotten, in their order. */
export const setupFields = ['newPin', 'again'] as const satisfies readonly PinField[];

/** Problem of a new PIN: a fault that is seen without asking the lender, or a refusal. */
export type PinProblem = NewPinFault | Failure;

/** Secret: each 0 to 4 digits. */
type Pins<Field extends PinField> = Readonly<Record<Field, string>>;

interface Purpose {
  /** The PIN was forgotten, not changed. */
  readonly isForgotten: boolean;
}

/** What is shown of a line with a PIN. Source: S1§3 (ACT-009, ACT-011). */
export type PinStep =
  | { readonly view: 'change'; readonly pins: Pins<PinField>; readonly entry: CallStep<PinProblem> }
  /** The PIN is forgotten; the OTP has still to be sent. */
  | { readonly view: 'askOtp'; readonly entry: CallStep }
  /** OTP and date of birth. `day`: secret, DDMMYYYY as far as typed; `dayFailure`: a refusal of the day. */
  | ({ readonly view: 'prove'; readonly day: string; readonly dayFailure: Failure | null } & TypedCode)
  /** `token`: secret, this page's half of the proof, which goes with the call that sets the PIN. Source: S1§3, S1§7. */
  | {
      readonly view: 'set';
      readonly token: string | null;
      readonly pins: Pins<(typeof setupFields)[number]>;
      readonly entry: CallStep<PinProblem>;
    }
  /** `locked`: the lender accepts no PIN for a while. `over`: the session has ended. */
  | (Purpose & { readonly view: 'locked' | 'over'; readonly failure: Failure })
  | (Purpose & { readonly view: 'done'; readonly maskedMobile: string; readonly isMessageSent: boolean });

export type PinState =
  /** Several lines have a PIN. */
  | { readonly view: 'lines'; readonly lines: readonly CreditScheme[] }
  /** No line has one, or the line that the address names has none. */
  | { readonly view: 'noPin'; readonly lenderName: string | null }
  | { readonly view: 'line'; readonly scheme: CreditScheme; readonly changePin: PinStep };

export type PinEvent =
  | { readonly type: 'pinTyped'; readonly field: PinField; readonly text: string }
  | { readonly type: 'pinSubmitted' }
  | { readonly type: 'forgotten' | 'remembered' | 'otpAsked' }
  | { readonly type: 'dayTyped'; readonly text: string }
  | Extract<CodeEvent, { type: 'codeTyped' | 'codeResendAsked' }>
  | { readonly type: 'proofSubmitted' }
  /** 'Log in again'. */
  | { readonly type: 'loginAsked' };

export type PinEffect = 'reloadDocument';
type PinFlow = Flow<PinState, typeof calls, PinData, CodeTimer, PinEffect>;

const change: PinStep = { view: 'change', pins: { currentPin: '', newPin: '', again: '' }, entry: idle };
const askOtp: PinStep = { view: 'askOtp', entry: idle };

function initial({ scheme, lines, isForgotten }: PinData): PinState {
  if (!scheme && lines.length > 0) return { view: 'lines', lines };
  if (scheme?.aivfType !== 'PIN' || scheme.status === 'NONE')
    return { view: 'noPin', lenderName: scheme?.lenderName ?? null };
  return { view: 'line', scheme, changePin: isForgotten ? askOtp : change };
}

const stepOf = ({ state }: PinFlow): PinStep | null => (state.view === 'line' ? state.changePin : null);
const show = (flow: PinFlow, changePin: PinStep): void => {
  if (flow.state.view === 'line') flow.set({ ...flow.state, changePin });
};
const purposeOf = (flow: PinFlow): Purpose => ({ isForgotten: stepOf(flow)?.view !== 'change' });
const lenderIdOf = ({ state }: PinFlow): string => (state.view === 'line' ? state.scheme.lenderId : '');

/** Shows a refusal that ends the page, in any step; false for any other. */
function ends(flow: PinFlow, failure: Failure): boolean {
  if (failure.reaction === 'endSession') show(flow, { view: 'over', failure, ...purposeOf(flow) });
  else if (failure.attemptsRemaining === 0) show(flow, { view: 'locked', failure, ...purposeOf(flow) });
  else return false;
  return true;
}

function takeCode(flow: PinFlow, event: CodeEvent): void {
  const at = stepOf(flow);
  if (at?.view !== 'prove') return;
  // The date of birth is typed too: the fifth digit alone sends nothing.
  const next = takeCodeEvent(flow, at, event, { isAgreed: true, goesByItself: false });
  if (next?.otp.step !== 'code') return;
  show(flow, { ...at, otp: next.otp, code: next.code });
  if (next.call === 'sendOtp') flow.call('sendOtp', { lenderId: lenderIdOf(flow) });
}

const proving = (sent: Parameters<typeof enteringCode>[0]): PinStep => ({
  view: 'prove',
  otp: enteringCode(sent),
  code: '',
  day: '',
  dayFailure: null,
});

function typePin(flow: PinFlow, { field, text }: { readonly field: PinField; readonly text: string }): void {
  const at = stepOf(flow);
  if ((at?.view !== 'change' && at?.view !== 'set') || isSending(at.entry)) return;
  const pin = pinText(text);
  // An emptied field keeps its problem until something is typed.
  const entry = pin === '' ? at.entry : idle;
  if (at.view === 'change') show(flow, { ...at, pins: { ...at.pins, [field]: pin }, entry });
  else if (field !== 'currentPin') show(flow, { ...at, pins: { ...at.pins, [field]: pin }, entry });
}

/** A fault that the page finds is no attempt: the lender is not asked. */
const entryAfter = (problem: NewPinFault | null): CallStep<PinProblem> =>
  problem === null ? sending : refusedBy(problem);

function submitChange(flow: PinFlow, at: Extract<PinStep, { view: 'change' }>): void {
  const { currentPin, newPin, again } = at.pins;
  if (isSending(at.entry) || !isWhole(currentPin, newPin, again)) return;
  const problem = newPinFault(currentPin, newPin, again);
  const pins = { currentPin, newPin: problem === 'same' ? '' : newPin, again: problem ? '' : again };
  show(flow, { ...at, pins, entry: entryAfter(problem) });
  if (!problem) flow.call('change', { lenderId: lenderIdOf(flow), currentPin, newPin });
}

function submitNewPin(flow: PinFlow, at: Extract<PinStep, { view: 'set' }>): void {
  const { newPin, again } = at.pins;
  if (isSending(at.entry) || !isWhole(newPin, again)) return;
  const problem = newPinFault(null, newPin, again);
  show(flow, { ...at, pins: { newPin, again: problem ? '' : again }, entry: entryAfter(problem) });
  if (!problem) flow.call('set', { lenderId: lenderIdOf(flow), newPin });
}

const done = (flow: PinFlow, { maskedMobile, isMessageSent }: { maskedMobile: string; isMessageSent: boolean }): void =>
  show(flow, { view: 'done', maskedMobile, isMessageSent, ...purposeOf(flow) });

/**
 * The PIN of a line: changed, or set again after it was forgotten.
 *
 *     change ─pinSubmitted─▶ (change) ─▶ done
 *     askOtp ─otpAsked─▶ (sendOtp) ─▶ prove ─proofSubmitted─▶ (prove) ─▶ set ─pinSubmitted─▶ (set) ─▶ done
 *     change ─forgotten─▶ askOtp ─remembered─▶ change
 *     a refusal is shown in place; without an attempt left: locked; a proof that has expired: askOtp
 *
 * Source: S1§3, S2§8 (ACT-009, ACT-011, ACT-013, ACT-015, ACT-016).
 */
export const pinFlow: FlowDefinition<PinState, PinEvent, typeof calls, PinData, CodeTimer, PinEffect> = {
  initial,
  calls,
  countsDown: ['resendAtMs'],
  headersOf: (state) =>
    state.view === 'line' && state.changePin.view === 'set' && state.changePin.token !== null
      ? { [header.pinSetupAuthToken]: state.changePin.token }
      : {},
  async loadRowOf() {
    const { resolvePinError } = await import('./error-rows');
    return ({ code, type }, call) => resolvePinError(code, call === 'change' ? 'pinChange' : 'activation', { type });
  },
  on: {
    pinTyped: typePin,
    pinSubmitted(flow) {
      const at = stepOf(flow);
      if (at?.view === 'change') submitChange(flow, at);
      else if (at?.view === 'set') submitNewPin(flow, at);
    },
    forgotten(flow) {
      const at = stepOf(flow);
      if (at?.view === 'change' && !isSending(at.entry)) show(flow, askOtp);
    },
    remembered(flow) {
      const at = stepOf(flow);
      if (at?.view === 'askOtp' && !isSending(at.entry)) show(flow, change);
    },
    otpAsked(flow) {
      const at = stepOf(flow);
      if (at?.view !== 'askOtp' || isSending(at.entry)) return;
      show(flow, { ...at, entry: sending });
      flow.call('sendOtp', { lenderId: lenderIdOf(flow) });
    },
    dayTyped(flow, { text }) {
      const at = stepOf(flow);
      if (at?.view !== 'prove' || at.otp.phase === 'verifying') return;
      const day = dayText(text);
      show(flow, { ...at, day, dayFailure: day === '' ? at.dayFailure : null });
    },
    codeTyped: takeCode,
    codeResendAsked: takeCode,
    proofSubmitted(flow) {
      const at = stepOf(flow);
      if (at?.view !== 'prove') return;
      const dateOfBirth = dayOf(at.day);
      if (at.otp.phase !== 'entering' || !isCode(at.code) || dateOfBirth === null) return;
      flow.stopTimer('otpFailure');
      show(flow, { ...at, otp: { ...at.otp, phase: 'verifying', failure: null }, dayFailure: null });
      flow.call('prove', { lenderId: lenderIdOf(flow), otp: at.code, dateOfBirth });
    },
    loginAsked(flow) {
      if (stepOf(flow)?.view === 'over') flow.run('reloadDocument');
    },
  },
  answers: {
    change: {
      done,
      failed(flow, failure) {
        const at = stepOf(flow);
        if (at?.view !== 'change' || ends(flow, failure)) return;
        // Of a wrong PIN that one is emptied, of a new PIN that is not accepted both.
        const isWrong = failure.attemptsRemaining !== null;
        const emptied = !isBusiness(failure) ? {} : isWrong ? { currentPin: '' } : { newPin: '', again: '' };
        show(flow, { ...at, pins: { ...at.pins, ...emptied }, entry: refusedBy(failure) });
      },
    },
    sendOtp: {
      done(flow, sent) {
        if (stepOf(flow)?.view === 'prove') takeCode(flow, { type: 'otpSent', sent });
        else show(flow, proving(sent));
      },
      failed(flow, failure) {
        if (ends(flow, failure)) return;
        const { reaction, resendAtMs } = failure;
        if (stepOf(flow)?.view === 'prove') takeCode(flow, { type: 'otpRefused', failure });
        else if (reaction === 'useSentCode' && resendAtMs !== null)
          show(flow, proving({ resendAtMs, attemptsRemaining: null }));
        else show(flow, { view: 'askOtp', entry: refusedBy(failure) });
      },
    },
    prove: {
      done: (flow, { pinSetupAuthToken = null }) =>
        show(flow, { view: 'set', token: pinSetupAuthToken, pins: { newPin: '', again: '' }, entry: idle }),
      failed(flow, failure) {
        const at = stepOf(flow);
        if (at?.view !== 'prove' || ends(flow, failure)) return;
        // Of the two answers the refused one is emptied: a day by its own code, else the OTP.
        if (isBusiness(failure) && failure.reaction === 'typeAgain')
          show(flow, { ...at, day: '', otp: { ...at.otp, phase: 'entering' }, dayFailure: failure });
        else takeCode(flow, { type: 'otpRefused', failure });
      },
    },
    set: {
      done,
      failed(flow, failure) {
        const at = stepOf(flow);
        if (at?.view !== 'set' || ends(flow, failure)) return;
        // A refusal means that the proof has expired.
        if (isBusiness(failure)) show(flow, { view: 'askOtp', entry: refusedBy(failure) });
        else show(flow, { ...at, entry: refusedBy(failure) });
      },
    },
  },
  timers: { otpFailure: (flow) => takeCode(flow, { type: 'failureShown' }) },
};
