import { mandateRedirection } from '../../shared/api/e-mandate';
import type { ResponseOf } from '../../shared/api/endpoint';
import { ownApplicationStatus } from '../../shared/api/ntb-application';
import { createApplicationTicket, type TicketTopic } from '../../shared/api/support-ticket';
import { QUESTION_MAX_LENGTH } from '../new-to-bank';
import type { Failure } from '../platform/api/failure';
import type { Flow, FlowDefinition } from '../platform/page/flow';
import type { StatusData } from './read-status';

const calls = { status: ownApplicationStatus, mandate: mandateRedirection, ask: createApplicationTicket };

export type Mandate = ResponseOf<typeof mandateRedirection>;

/** A question about the application, which opens a ticket. Source: NTB-022, ODR-002. */
export type Question =
  | { readonly step: 'none' }
  /** `problem`: the text is missing, or the call has failed. */
  | {
      readonly step: 'writing';
      readonly topic: TicketTopic;
      readonly message: string;
      readonly problem: 'missing' | Failure | null;
    }
  | { readonly step: 'sending'; readonly topic: TicketTopic; readonly message: string }
  | { readonly step: 'sent'; readonly ticketId: string };

export interface StatusState {
  readonly answer: StatusData['answer'];
  /** Whether the lender can debit the instalments; null before it is known. */
  readonly mandate: Mandate | null;
  /** The call for the mandate. `opens`: the customer has pressed, and the lender's page opens with the answer. */
  readonly mandateCall:
    | { readonly step: 'idle'; readonly problem: Failure | null }
    | { readonly step: 'sending'; readonly opens: boolean };
  /** Of the status, while the last one stays in sight. */
  readonly refresh: 'none' | 'running' | 'failed';
  readonly question: Question;
}

export type StatusEvent =
  /** 'Check again'. */
  | { readonly type: 'lookedAgain' }
  /** 'Set up auto-debit'. */
  | { readonly type: 'mandateAsked' }
  | { readonly type: 'questionOpened' }
  | { readonly type: 'topicChosen'; readonly topic: TicketTopic }
  | { readonly type: 'questionTyped'; readonly message: string }
  | { readonly type: 'questionSent' };

/** Opens the lender's page on which the mandate is registered. */
export interface StatusEffect {
  readonly type: 'open';
  readonly url: string;
}

type StatusFlow = Flow<StatusState, typeof calls, StatusData, 'look', StatusEffect>;

const noProblem = { step: 'idle', problem: null } as const;
const idOf = ({ state }: StatusFlow) => ({ applicationId: state.answer.applicationId });

function look(flow: StatusFlow): void {
  flow.stopTimer('look');
  flow.set({ ...flow.state, refresh: 'running' });
  flow.call('status', idOf(flow));
}

function askMandate(flow: StatusFlow, opens: boolean): void {
  flow.set({ ...flow.state, mandateCall: { step: 'sending', opens } });
  flow.call('mandate', idOf(flow));
}

/** Polls while the lender decides, unless the customer has still to finish on the lender's own page. Once the lender has
 *  approved, the mandate is read. */
function goOn(flow: StatusFlow): void {
  const { answer, mandate } = flow.state;
  if (answer.status === 'SUBMITTED' && answer.lenderWindowUrl === null) flow.startTimer('look', answer.pollAfterMs);
  else if (answer.status === 'APPROVED' && mandate === null) askMandate(flow, false);
}

function openMandate(flow: StatusFlow, { redirection }: Mandate): void {
  if (redirection === null) return;
  const url = new URL(redirection.url);
  for (const [name, value] of Object.entries(redirection.params)) url.searchParams.set(name, value);
  flow.run({ type: 'open', url: url.href });
}

function write(flow: StatusFlow, change: Partial<Extract<Question, { step: 'writing' }>>): void {
  const { question } = flow.state;
  if (question.step === 'writing') flow.set({ ...flow.state, question: { ...question, ...change } });
}

/** Status of the customer's application. Source: S2§3 (NTB-005, NTB-006, NTB-022). */
export const statusFlow: FlowDefinition<StatusState, StatusEvent, typeof calls, StatusData, 'look', StatusEffect> = {
  initial: ({ answer }) => ({
    answer,
    mandate: null,
    mandateCall: noProblem,
    refresh: 'none',
    question: { step: 'none' },
  }),
  start: goOn,
  calls,
  countsDown: ['expiresAtMs'],
  loadRowOf: async () => (await import('./error-rows')).rowOf,
  on: {
    lookedAgain: look,
    mandateAsked(flow) {
      const { mandate, mandateCall } = flow.state;
      // The address is signed for a while; an expired one is read again.
      const isFresh = mandate?.redirection && mandate.redirection.expiresAtMs > flow.nowMs;
      if (mandate && isFresh) openMandate(flow, mandate);
      else if (mandateCall.step === 'idle') askMandate(flow, true);
    },
    questionOpened(flow) {
      const { question, answer } = flow.state;
      if (question.step !== 'none') return;
      const topic = answer.status === 'REJECTED' ? 'REJECTION' : 'STATUS';
      flow.set({ ...flow.state, question: { step: 'writing', topic, message: '', problem: null } });
    },
    topicChosen: (flow, { topic }) => write(flow, { topic }),
    questionTyped: (flow, { message }) =>
      write(flow, { message: message.slice(0, QUESTION_MAX_LENGTH), problem: null }),
    questionSent(flow) {
      const { question } = flow.state;
      if (question.step !== 'writing') return;
      const { topic } = question;
      const message = question.message.trim();
      if (message === '') {
        write(flow, { problem: 'missing' });
        return;
      }
      flow.set({ ...flow.state, question: { step: 'sending', topic, message: question.message } });
      flow.call('ask', { ...idOf(flow), topic, message });
    },
  },
  answers: {
    status: {
      done(flow, answer) {
        flow.set({ ...flow.state, answer, refresh: 'none' });
        goOn(flow);
      },
      failed(flow) {
        flow.set({ ...flow.state, refresh: 'failed' });
        goOn(flow);
      },
      whenOnline: look,
    },
    mandate: {
      done(flow, mandate) {
        const { mandateCall } = flow.state;
        flow.set({ ...flow.state, mandate, mandateCall: noProblem });
        if (mandateCall.step === 'sending' && mandateCall.opens) openMandate(flow, mandate);
      },
      failed: (flow, problem) => flow.set({ ...flow.state, mandateCall: { step: 'idle', problem } }),
    },
    ask: {
      done: (flow, { ticketId }) => flow.set({ ...flow.state, question: { step: 'sent', ticketId } }),
      failed(flow, problem) {
        const { question } = flow.state;
        if (question.step !== 'sending') return;
        flow.set({ ...flow.state, question: { ...question, step: 'writing', problem } });
      },
    },
  },
  timers: { look },
};
