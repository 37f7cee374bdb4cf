import type { Income } from '../../../shared/api/application-form';
import type { DeclineReasons } from '../../../shared/api/filed-application';
import type { FiledApplication } from '../../../shared/api/ntb-verification';
import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';
import type { Locale } from '../../../shared/locales';
import type { DetailDeclineReason, OfferDeclineReason } from '../../../shared/rules/filed-application';
import { type IncomeIssue, type IncomeValues, incomeIssues, incomeOf, typedIncome } from '../../new-to-bank';
import { type Failure, isBusiness } from '../../platform/api/failure';
import type { CallEvent } from '../../platform/flow/call-runner';
import { type CallEffect, type CallRules, type CallsOf, type CallsState, noCalls } from '../../platform/flow/calls';
import { ReducerContext, type Transition } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import type { decisionEndpoints } from './endpoints';

export type DecisionCalls = CallsOf<typeof decisionEndpoints>;

export interface DecisionState extends CallsState<DecisionCalls> {
  readonly ref: string;
  /** `declining`: the reasons are being ticked. */
  readonly step: 'reading' | 'declining';
  /** In which language the words beside the box were agreed to; null where it is not ticked. */
  readonly consentIn: Locale | null;
  readonly reasons: DeclineReasons;
  /** What the customer says of a month instead; null where it is as it was filed. */
  readonly income: IncomeValues | null;
  /** Fields of it that cannot be sent as they are. */
  readonly issues: readonly IncomeIssue[];
  /** Nothing is bought, whatever was filed. */
  readonly isWithoutProduct: boolean;
  /** Of the last call; null = none. */
  readonly failure: Failure | null;
}

export type DecisionEvent =
  | { readonly type: 'consentToggled'; readonly language: Locale | null }
  /** It is corrected, or after all as it was filed. */
  | { readonly type: 'incomeToggled'; readonly filed: Income }
  | { readonly type: 'incomeTyped'; readonly change: Partial<IncomeValues> }
  | { readonly type: 'productToggled' }
  | { readonly type: 'submitted' }
  | { readonly type: 'declineAsked' }
  | { readonly type: 'declineLeft' }
  | { readonly type: 'detailToggled'; readonly reason: DetailDeclineReason }
  | { readonly type: 'offerToggled'; readonly reason: OfferDeclineReason }
  | { readonly type: 'declined' };
export type DecisionEffect =
  | { readonly type: 'decided'; readonly application: FiledApplication }
  /** It may stand otherwise than what is shown says. */
  | { readonly type: 'lookAgain' };

const noReasons: DeclineReasons = { details: [], offer: [] };
export const firstDecision = (ref: string): DecisionState => ({
  ...noCalls,
  ref,
  step: 'reading',
  consentIn: null,
  reasons: noReasons,
  income: null,
  issues: [],
  isWithoutProduct: false,
  failure: null,
});

export const hasReason = ({ details, offer }: DeclineReasons): boolean => details.length + offer.length > 0;

class Context extends ReducerContext<DecisionCalls, DecisionState, DecisionEffect> {}

const isBusy = ({ state }: Context): boolean => state.calls.submit !== undefined || state.calls.decline !== undefined;

const toggled = <Reason>(list: readonly Reason[], reason: Reason): Reason[] =>
  list.includes(reason) ? list.filter((each) => each !== reason) : [...list, reason];

const decided = (context: Context, application: FiledApplication): void =>
  context.ask({ type: 'decided', application });

function refused(context: Context, failure: Failure): void {
  context.set({ failure });
  if (isBusiness(failure)) context.ask({ type: 'lookAgain' });
}

const callRules: CallRules<Context, DecisionCalls> = {
  submit: { done: decided, failed: refused },
  decline: { done: decided, failed: refused },
};

type AnyEvent = DecisionEvent | CallEvent<DecisionCalls>;

const rules: Rules<Context, AnyEvent> = {
  consentToggled: (context, { language }) => context.set({ consentIn: language }),
  incomeToggled: (context, { filed }) => {
    if (!isBusy(context)) context.set({ income: context.state.income ? null : typedIncome(filed), issues: [] });
  },
  incomeTyped: (context, { change }) => {
    const { income, issues } = context.state;
    if (!income || isBusy(context)) return;
    const next = { ...income, ...change };
    context.set({ income: next, issues: incomeIssues(next).filter((issue) => issues.includes(issue)) });
  },
  productToggled: (context) => {
    if (!isBusy(context)) context.set({ isWithoutProduct: !context.state.isWithoutProduct });
  },
  submitted: (context) => {
    const { ref, consentIn, step, income: typed, isWithoutProduct } = context.state;
    if (consentIn === null || step !== 'reading' || isBusy(context)) return;
    const issues = typed ? incomeIssues(typed) : [];
    context.set({ failure: null, issues });
    if (issues.length > 0) return;
    const income = typed && incomeOf(typed);
    context.call('submit', {
      ref,
      consent: { version: APPLICATION_CONSENT_VERSION, language: consentIn },
      ...(income && { income }),
      ...(isWithoutProduct && { isWithoutProduct }),
    });
  },
  declineAsked: (context) => {
    if (!isBusy(context)) context.set({ step: 'declining', failure: null });
  },
  declineLeft: (context) => {
    if (!isBusy(context)) context.set({ step: 'reading', failure: null });
  },
  detailToggled: (context, { reason }) => {
    const { reasons } = context.state;
    if (!isBusy(context)) context.set({ reasons: { ...reasons, details: toggled(reasons.details, reason) } });
  },
  offerToggled: (context, { reason }) => {
    const { reasons } = context.state;
    if (!isBusy(context)) context.set({ reasons: { ...reasons, offer: toggled(reasons.offer, reason) } });
  },
  declined: (context) => {
    const { ref, reasons, step } = context.state;
    if (step !== 'declining' || !hasReason(reasons) || isBusy(context)) return;
    context.set({ failure: null });
    context.call('decline', { ref, reasons });
  },
  wentOnline: () => undefined,
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: (context, event) => {
    const pending = context.fail(event);
    if (pending) callRules[event.call].failed(context, event.failure, pending);
  },
};

/**
 * What the customer makes of what was filed, as a pure function.
 *
 *     reading ─submitted─▶ (submit) ─▶ decided
 *     reading ─declineAsked─▶ declining ─declined─▶ (decline) ─▶ decided
 */
export function reduceDecision(
  state: DecisionState,
  event: AnyEvent,
  nowMs: number,
): Transition<DecisionState, DecisionEffect | CallEffect<DecisionCalls>> {
  const context = new Context(state, nowMs);
  applyRule<Context, AnyEvent>(rules, context, event);
  return context.end();
}
