import type { Income } from '../../shared/api/application-form';
import type { DeclineReasons } from '../../shared/api/filed-application';
import {
  declineVerification,
  type FiledApplication,
  sendVerificationCode,
  submitVerification,
  verificationDetails,
  verifyVerificationCode,
} from '../../shared/api/ntb-verification';
import { APPLICATION_CONSENT_VERSION } from '../../shared/legal/application-consent';
import type { Locale } from '../../shared/locales';
import type { DetailDeclineReason, OfferDeclineReason } from '../../shared/rules/filed-application';
import { type CodeEvent, type CodeTimer, enteringCode, type TypedCode, takeCodeEvent, takesCode } from '../identity';
import { type IncomeIssue, type IncomeValues, incomeIssues, incomeOf, typedIncome } from '../new-to-bank';
import { type Failure, isBusiness } from '../platform/api/failure';
import { type CallStep, idle, isSending, refusedBy, sending } from '../platform/page/call-step';
import type { Flow, FlowDefinition } from '../platform/page/flow';

const calls = {
  sendOtp: sendVerificationCode,
  prove: verifyVerificationCode,
  submit: submitVerification,
  decline: declineVerification,
  look: verificationDetails,
};

/** The application that a link names. `unknown`: no application has the link. `replaced`: a newer link was sent. */
export interface Verified {
  readonly reference: string;
  readonly application: FiledApplication | 'unknown' | 'replaced';
}

/** Proof of the application's number. */
export type Proof =
  /** The OTP has still to be sent. */
  | { readonly step: 'askOtp'; readonly call: CallStep }
  /** `isAccepted`: the terms beside the OTP are ticked; without them nothing is verified. Source: S1§5. */
  | ({ readonly step: 'prove'; readonly isAccepted: boolean } & TypedCode);

/** Decision of the customer. */
export interface Decision {
  /** `declining`: the reasons are being ticked. */
  readonly step: 'reading' | 'declining';
  /** Language of the agreed text; null if the box is not ticked. */
  readonly consentIn: Locale | null;
  readonly reasons: DeclineReasons;
  /** Income that the customer corrects; null if it stays as filed. */
  readonly income: IncomeValues | null;
  /** Fields of the income that cannot be sent. */
  readonly issues: readonly IncomeIssue[];
  /** The purchase is left out. */
  readonly isWithoutProduct: boolean;
  /** The call of this step. */
  readonly call: CallStep;
}

export type VerifyState =
  | { readonly view: 'unknown' }
  | { readonly view: 'replaced' }
  | (Shown & { readonly view: 'guest'; readonly proof: Proof })
  | (Shown & { readonly view: 'open'; readonly decision: Decision })
  | (Shown & { readonly view: 'ended' });
interface Shown {
  readonly ref: string;
  readonly application: FiledApplication;
}

export type VerifyEvent =
  | { readonly type: 'termsToggled'; readonly isAccepted: boolean }
  | { readonly type: 'otpAsked' }
  | Extract<CodeEvent, { type: 'codeTyped' | 'codeResendAsked' | 'codeSubmitted' }>
  | { readonly type: 'consentToggled'; readonly language: Locale | null }
  /** The income is corrected, or left as filed after all. */
  | { readonly type: 'incomeToggled'; readonly filed: Income }
  | { readonly type: 'incomeTyped'; readonly change: Partial<IncomeValues> }
  | { readonly type: 'productToggled' | 'submitted' | 'declineAsked' | 'declineLeft' | 'declined' }
  | { readonly type: 'detailToggled'; readonly reason: DetailDeclineReason }
  | { readonly type: 'offerToggled'; readonly reason: OfferDeclineReason };

type VerifyFlow = Flow<VerifyState, typeof calls, Verified, CodeTimer>;

const undecided: Decision = {
  step: 'reading',
  consentIn: null,
  reasons: { details: [], offer: [] },
  income: null,
  issues: [],
  isWithoutProduct: false,
  call: idle,
};
export const hasReason = ({ details, offer }: DeclineReasons): boolean => details.length + offer.length > 0;

function stateOf(ref: string, application: FiledApplication): VerifyState {
  switch (application.state) {
    case 'guest':
      return { view: 'guest', ref, application, proof: { step: 'askOtp', call: idle } };
    case 'filed':
    case 'opened':
      return { view: 'open', ref, application, decision: undecided };
    default:
      return { view: 'ended', ref, application };
  }
}

/** Shows the application as the server has it now. Ticks and texts of an open one stay. */
function take(flow: VerifyFlow, application: FiledApplication): void {
  const { state } = flow;
  if (state.view === 'unknown' || state.view === 'replaced') return;
  const next = stateOf(state.ref, application);
  flow.set(next.view === 'open' && state.view === 'open' ? { ...next, decision: state.decision } : next);
}

function setProof(flow: VerifyFlow, proof: Proof): void {
  if (flow.state.view === 'guest') flow.set({ ...flow.state, proof });
}

function takeCode(flow: VerifyFlow, event: CodeEvent): void {
  const { state } = flow;
  if (state.view !== 'guest' || state.proof.step !== 'prove') return;
  const { proof, ref } = state;
  const next = takeCodeEvent(flow, proof, event, { isAgreed: proof.isAccepted, goesByItself: true });
  if (!next) return;
  // No code can be tried any more: the proof starts again.
  if (next.otp.step === 'number')
    setProof(flow, { step: 'askOtp', call: next.otp.failure ? refusedBy(next.otp.failure) : idle });
  else setProof(flow, { ...proof, otp: next.otp, code: next.code });
  if (next.call === 'sendOtp') flow.call('sendOtp', { ref });
  else if (next.call === 'verifyOtp') flow.call('prove', { ref, otp: next.code, isTermsAccepted: true });
}

/** The code opens with the terms unticked. Source: S1§4. */
const codeOut = (sent: Parameters<typeof enteringCode>[0]): Proof => ({
  step: 'prove',
  otp: enteringCode(sent),
  code: '',
  isAccepted: false,
});

function look(flow: VerifyFlow): void {
  const { state } = flow;
  if (state.view !== 'unknown' && state.view !== 'replaced') flow.call('look', { ref: state.ref });
}

/** A refusal that is not about the code is about the application, which may have changed. */
function lookAfter(flow: VerifyFlow, failure: Failure): void {
  if (isBusiness(failure) && failure.attemptsRemaining === null && failure.resendAtMs === null) look(flow);
}

/** Changes the decision while none of its calls is pending. */
function decide(flow: VerifyFlow, change: (decision: Decision) => Partial<Decision>): void {
  const { state } = flow;
  if (state.view !== 'open' || isSending(state.decision.call)) return;
  flow.set({ ...state, decision: { ...state.decision, ...change(state.decision) } });
}

function failDecision(flow: VerifyFlow, failure: Failure): void {
  const { state } = flow;
  if (state.view === 'open') flow.set({ ...state, decision: { ...state.decision, call: refusedBy(failure) } });
  if (isBusiness(failure)) look(flow);
}

const toggled = <Reason>(list: readonly Reason[], reason: Reason): Reason[] =>
  list.includes(reason) ? list.filter((each) => each !== reason) : [...list, reason];

/**
 * An application that an agent has filed: the customer proves the number, then sends or declines it.
 *
 *     guest: askOtp ─otpAsked─▶ (sendOtp) ─▶ prove ─fifth digit─▶ (prove) ─▶ open; without an attempt left: askOtp
 *     open: reading ─submitted─▶ (submit) ─▶ ended
 *     open: reading ─declineAsked─▶ declining ─declined─▶ (decline) ─▶ ended
 *     a refusal ─▶ (look): the application may have changed on another device
 *
 * Source: S2§2 (RTE-094), S2§7.
 */
export const verifyFlow: FlowDefinition<VerifyState, VerifyEvent, typeof calls, Verified, CodeTimer> = {
  initial: ({ reference, application }) =>
    typeof application === 'string' ? { view: application } : stateOf(reference, application),
  calls,
  countsDown: ['resendAtMs'],
  async loadRowOf() {
    const { decisionRowOf, proofRowOf } = await import('./error-rows');
    return (answered, call) =>
      call === 'sendOtp' || call === 'prove' ? proofRowOf(answered) : decisionRowOf(answered);
  },
  on: {
    termsToggled(flow, { isAccepted }) {
      const { state } = flow;
      if (state.view !== 'guest' || state.proof.step !== 'prove' || !takesCode(state.proof.otp)) return;
      setProof(flow, { ...state.proof, isAccepted });
    },
    otpAsked(flow) {
      const { state } = flow;
      if (state.view !== 'guest' || state.proof.step !== 'askOtp') return;
      setProof(flow, { step: 'askOtp', call: sending });
      flow.call('sendOtp', { ref: state.ref });
    },
    codeTyped: takeCode,
    codeResendAsked: takeCode,
    codeSubmitted: takeCode,
    consentToggled(flow, { language }) {
      const { state } = flow;
      if (state.view === 'open') flow.set({ ...state, decision: { ...state.decision, consentIn: language } });
    },
    incomeToggled: (flow, { filed }) =>
      decide(flow, ({ income }) => ({ income: income ? null : typedIncome(filed), issues: [] })),
    incomeTyped: (flow, { change }) =>
      decide(flow, ({ income, issues }) => {
        if (!income) return {};
        const next = { ...income, ...change };
        return { income: next, issues: incomeIssues(next).filter((issue) => issues.includes(issue)) };
      }),
    productToggled: (flow) => decide(flow, ({ isWithoutProduct }) => ({ isWithoutProduct: !isWithoutProduct })),
    submitted(flow) {
      const { state } = flow;
      if (state.view !== 'open' || isSending(state.decision.call)) return;
      const { consentIn, step, income: typed, isWithoutProduct } = state.decision;
      if (consentIn === null || step !== 'reading') return;
      const issues = typed ? incomeIssues(typed) : [];
      decide(flow, () => ({ issues, call: issues.length > 0 ? idle : sending }));
      if (issues.length > 0) return;
      const income = typed && incomeOf(typed);
      flow.call('submit', {
        ref: state.ref,
        consent: { version: APPLICATION_CONSENT_VERSION, language: consentIn },
        ...(income && { income }),
        ...(isWithoutProduct && { isWithoutProduct }),
      });
    },
    declineAsked: (flow) => decide(flow, () => ({ step: 'declining', call: idle })),
    declineLeft: (flow) => decide(flow, () => ({ step: 'reading', call: idle })),
    detailToggled: (flow, { reason }) =>
      decide(flow, ({ reasons }) => ({ reasons: { ...reasons, details: toggled(reasons.details, reason) } })),
    offerToggled: (flow, { reason }) =>
      decide(flow, ({ reasons }) => ({ reasons: { ...reasons, offer: toggled(reasons.offer, reason) } })),
    declined(flow) {
      const { state } = flow;
      if (state.view !== 'open' || isSending(state.decision.call)) return;
      const { reasons, step } = state.decision;
      if (step !== 'declining' || !hasReason(reasons)) return;
      decide(flow, () => ({ call: sending }));
      flow.call('decline', { ref: state.ref, reasons });
    },
  },
  answers: {
    sendOtp: {
      done(flow, sent) {
        const { state } = flow;
        if (state.view === 'guest' && state.proof.step === 'prove') takeCode(flow, { type: 'otpSent', sent });
        else setProof(flow, codeOut(sent));
      },
      failed(flow, failure) {
        const { state } = flow;
        const { reaction, resendAtMs } = failure;
        lookAfter(flow, failure);
        if (state.view === 'guest' && state.proof.step === 'prove') takeCode(flow, { type: 'otpRefused', failure });
        else if (reaction === 'useSentCode' && resendAtMs !== null)
          setProof(flow, codeOut({ resendAtMs, attemptsRemaining: null }));
        else setProof(flow, { step: 'askOtp', call: refusedBy(failure) });
      },
    },
    prove: {
      done: take,
      failed(flow, failure) {
        lookAfter(flow, failure);
        takeCode(flow, { type: 'otpRefused', failure });
      },
    },
    submit: { done: take, failed: failDecision },
    decline: { done: take, failed: failDecision },
    look: {
      done(flow, application) {
        const { state } = flow;
        if (state.view !== 'unknown' && state.view !== 'replaced' && application.state !== state.application.state)
          take(flow, application);
      },
      // The refusal that led here is shown already.
      failed: () => undefined,
    },
  },
  timers: { otpFailure: (flow) => takeCode(flow, { type: 'failureShown' }) },
};
