import { QUESTION_MAX_LENGTH } from '../../new-to-bank';
import type { CallEvent } from '../../platform/flow/call-runner';
import type { CallRules } from '../../platform/flow/calls';
import { ReducerContext, type Transition } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import { withAnswer } from './ntb-application';
import type { AnyStatusEffect, Mandate, StatusCalls, StatusEffect, StatusEvent, StatusState } from './status-state';

class Context extends ReducerContext<StatusCalls, StatusState, StatusEffect> {}

function look(context: Context): void {
  const { applicationId } = context.state.ntb;
  context.set({ refresh: 'running', timerId: null });
  context.call('status', { applicationId });
}

/** While the lender decides the page asks by itself, unless the customer has still to finish on the lender's own page; once
 *  it has approved, whether it can debit. */
function goOn(context: Context): void {
  const { ntb, mandate } = context.state;
  const answer = ntb.creditApplicationStatusResponse;
  if (answer?.status === 'SUBMITTED' && ntb.lenderWindowUrl === '') {
    const id = context.newId();
    context.set({ timerId: id });
    context.ask({ type: 'startTimer', id, delayMs: answer.pollAfterMs });
  } else if (answer?.status === 'APPROVED' && mandate === null) askMandate(context);
}

const askMandate = (context: Context): void =>
  context.call('mandate', { applicationId: context.state.ntb.applicationId });

/** Signed for a while: an older way is asked for anew. */
function leaveForMandate(context: Context, { redirection }: Mandate): void {
  if (redirection === null) return;
  const url = new URL(redirection.url);
  for (const [name, value] of Object.entries(redirection.params)) url.searchParams.set(name, value);
  context.ask({ type: 'leaveFor', url: url.href });
}

const writing = ({ question }: StatusState) => (question.step === 'writing' ? question : null);

const callRules: CallRules<Context, StatusCalls> = {
  status: {
    done: (context, answer) => {
      context.set({ ntb: withAnswer(context.state.ntb, answer), refresh: 'none' });
      goOn(context);
    },
    failed: (context) => {
      context.set({ refresh: 'failed' });
      goOn(context);
    },
  },
  mandate: {
    done: (context, mandate) => {
      const { isLeaving } = context.state;
      context.set({ mandate, mandateFailure: null, isLeaving: false });
      if (isLeaving) leaveForMandate(context, mandate);
    },
    failed: (context, mandateFailure) => context.set({ mandateFailure, isLeaving: false }),
  },
  ask: {
    done: (context, { ticketId }) => context.set({ question: { step: 'sent', ticketId } }),
    failed: (context, failure) => {
      const { question } = context.state;
      if (question.step === 'sending') context.set({ question: { ...question, step: 'writing', failure } });
    },
  },
};

type AnyEvent = StatusEvent | CallEvent<StatusCalls>;

const rules: Rules<Context, AnyEvent> = {
  shown: goOn,
  lookedAgain: look,
  timerFired: (context, { id }) => {
    if (id === context.state.timerId) look(context);
  },
  mandateAsked: (context) => {
    const { mandate, calls } = context.state;
    const isFresh = mandate?.redirection && mandate.redirection.expiresAtMs > context.nowMs;
    if (mandate && isFresh) leaveForMandate(context, mandate);
    else if (!calls.mandate) {
      context.set({ mandateFailure: null, isLeaving: true });
      askMandate(context);
    }
  },
  questionOpened: (context) => {
    const { question, ntb } = context.state;
    if (question.step !== 'none') return;
    const isRefused = ntb.creditApplicationStatusResponse?.status === 'REJECTED';
    const topic = isRefused ? 'REJECTION' : 'STATUS';
    context.set({ question: { step: 'writing', topic, message: '', isMissing: false, failure: null } });
  },
  topicChosen: (context, { topic }) => {
    const question = writing(context.state);
    if (question) context.set({ question: { ...question, topic } });
  },
  questionTyped: (context, { message }) => {
    const question = writing(context.state);
    if (!question) return;
    const isMissing = false;
    context.set({
      question: { ...question, message: message.slice(0, QUESTION_MAX_LENGTH), isMissing, failure: null },
    });
  },
  questionSent: (context) => {
    const question = writing(context.state);
    if (!question) return;
    const message = question.message.trim();
    if (message === '') {
      context.set({ question: { ...question, isMissing: true } });
      return;
    }
    context.set({ question: { ...question, step: 'sending', failure: null } });
    const { applicationId } = context.state.ntb;
    context.call('ask', { applicationId, topic: question.topic, message });
  },
  wentOnline: (context) => {
    if (context.state.refresh === 'failed') look(context);
  },
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: (context, event) => {
    const pending = context.fail(event);
    if (pending) callRules[event.call].failed(context, event.failure, pending);
  },
};

/** How an application stands, as a pure function. `nowMs`: epoch ms of the event. Source: S2§3 (NTB-005, NTB-006, NTB-022). */
export function reduceStatus(
  state: StatusState,
  event: AnyEvent,
  nowMs: number,
): Transition<StatusState, AnyStatusEffect> {
  const context = new Context(state, nowMs);
  applyRule<Context, AnyEvent>(rules, context, event);
  return context.end();
}
