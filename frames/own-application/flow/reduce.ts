import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';
import { dayOf } from '../../../shared/rules/typed-text';
import { incomeOf } from '../../new-to-bank';
import type { Failure } from '../../platform/api/failure';
import type { CallEvent } from '../../platform/flow/call-runner';
import type { CallRules } from '../../platform/flow/calls';
import { ReducerContext, type Transition } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import { type NtbStep, ntbSteps, withAnswer, withoutLender, withStep } from './ntb-application';
import type { AnyApplyEffect, ApplyCalls, ApplyEffect, ApplyEvent, ApplyState } from './state';
import { issuesAt, nothingTyped, typedText } from './typed';

class Context extends ReducerContext<ApplyCalls, ApplyState, ApplyEffect> {}

const besideStep = (step: NtbStep, by: 1 | -1): NtbStep => ntbSteps[ntbSteps.indexOf(step) + by] ?? step;

/** While it is sent, and once another page comes, nothing changes. */
const isBusy = ({ state }: Context): boolean => state.calls.apply !== undefined || state.isLeaving;

function goTo(context: Context, step: NtbStep): void {
  context.set({ ntbFlow: withStep(context.state.ntbFlow, step), issues: [], failure: null });
}

function apply(context: Context): void {
  const { ntbFlow: ntb, typed, consentIn: language, amount } = context.state;
  const dateOfBirth = dayOf(typed.dateOfBirth);
  const income = incomeOf(typed);
  if (language === null || dateOfBirth === null) return;
  const { userName, email, pan, pincode } = typed;
  context.call('apply', {
    lenderId: ntb.selectedNtbLender,
    userName: userName.trim(),
    email,
    dateOfBirth,
    pan,
    pincode,
    consent: { version: APPLICATION_CONSENT_VERSION, language },
    ...(amount !== null && { amount }),
    ...(income && { income }),
  });
}

/** The first step before this one that is not done: whoever came back without what it asks is led there. */
function unfinished(context: Context): NtbStep | null {
  const { ntbFlow: ntb, typed } = context.state;
  return (['income', 'offers'] as const).find((step) => issuesAt(step, typed, ntb, context.nowMs).length > 0) ?? null;
}

function goOn(context: Context): void {
  if (isBusy(context)) return;
  const { ntbFlow: ntb, typed, consentIn } = context.state;
  const issues = issuesAt(ntb.step, typed, ntb, context.nowMs);
  context.set({ issues, failure: null });
  if (issues.length > 0) return;
  if (ntb.step !== 'bank') {
    goTo(context, besideStep(ntb.step, 1));
    return;
  }
  const missing = unfinished(context);
  if (missing !== null) {
    goTo(context, missing);
    context.set({ issues: issuesAt(missing, typed, ntb, context.nowMs) });
  } else if (consentIn !== null) apply(context);
}

/** A lender that says no is offered no more; anything else can be tried again where it stands. */
function onRefused(context: Context, failure: Failure): void {
  const { ntbFlow: ntb, rejectedLenderIds } = context.state;
  if (failure.reaction !== 'tryAnotherLender') {
    context.set({ failure });
    return;
  }
  context.set({
    ntbFlow: withStep(withoutLender(ntb, ntb.selectedNtbLender), 'offers'),
    rejectedLenderIds: [...rejectedLenderIds.filter((id) => id !== ntb.selectedNtbLender), ntb.selectedNtbLender],
    consentIn: null,
    isLeaving: true,
  });
  context.ask({ type: 'goTo', place: 'failure', query: { code: String(failure.code) } });
}

const callRules: CallRules<Context, ApplyCalls> = {
  apply: {
    done: (context, answer) => {
      const { applicationId, lenderWindowUrl } = answer;
      // What was typed has done its work.
      context.set({ ntbFlow: withAnswer(context.state.ntbFlow, answer), typed: nothingTyped, isLeaving: true });
      const place = lenderWindowUrl === null ? 'status' : 'lender';
      context.ask({ type: 'goTo', place, query: { applicationId } });
    },
    failed: onRefused,
  },
};

type AnyEvent = ApplyEvent | CallEvent<ApplyCalls>;

const rules: Rules<Context, AnyEvent> = {
  wentOn: goOn,
  wentBack: (context) => {
    if (!isBusy(context)) goTo(context, besideStep(context.state.ntbFlow.step, -1));
  },
  fieldTyped: (context, { field, text }) => {
    if (isBusy(context)) return;
    const { typed, issues } = context.state;
    context.set({
      typed: { ...typed, [field]: typedText(field, text) },
      issues: issues.filter((each) => each !== field),
      failure: null,
    });
  },
  workChosen: (context, { worksAs }) => {
    if (isBusy(context)) return;
    const { typed, issues } = context.state;
    context.set({
      typed: { ...typed, worksAs },
      issues: issues.filter((each) => each !== 'worksAs' && each !== 'employer'),
    });
  },
  lenderChosen: (context, { lenderId }) => {
    if (isBusy(context)) return;
    // The words of the consent name the lender.
    context.set({
      ntbFlow: { ...context.state.ntbFlow, selectedNtbLender: lenderId },
      issues: [],
      consentIn: null,
      failure: null,
    });
  },
  consentToggled: (context, { language }) => {
    if (!isBusy(context)) context.set({ consentIn: language });
  },
  startedOver: (context) => {
    if (isBusy(context)) return;
    context.set({
      ntbFlow: withStep(context.state.ntbFlow),
      typed: nothingTyped,
      issues: [],
      consentIn: null,
      failure: null,
      isRestored: false,
      rejectedLenderIds: [],
    });
    context.ask({ type: 'reload' });
  },
  // What failed stands where it can be pressed again.
  wentOnline: () => undefined,
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: (context, event) => {
    const pending = context.fail(event);
    if (pending) callRules[event.call].failed(context, event.failure, pending);
  },
};

/**
 * An application of one's own as a pure function. `nowMs`: epoch ms of the event.
 *
 *     initial ⇄ you ⇄ income ⇄ offers ⇄ bank ──(apply)──▶ leaving, to the status, or to the lender's own page
 *     bank, refused by the lender ─▶ leaving, to the failure; that lender is offered no more
 *     any step ──startedOver──▶ initial, with nothing left
 *
 * Source: S2§3, S2§4 (NTB-001..016).
 */
export function reduceApply(state: ApplyState, event: AnyEvent, nowMs: number): Transition<ApplyState, AnyApplyEffect> {
  const context = new Context(state, nowMs);
  applyRule<Context, AnyEvent>(rules, context, event);
  return context.end();
}
