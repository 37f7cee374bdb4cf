import type { FlowDefinition } from '../../platform/page/flow';
import { deskAnswers, partAnchor } from '../desk';
import { moreAsked, newestRead, olderNotRead, olderRead, readAgain, setList } from './list-rules';
import {
  acted,
  cancelAsked,
  cancelConfirmed,
  cancelDismissed,
  notActed,
  resent,
  statusNotRead,
  statusRead,
} from './live-rules';
import {
  calls,
  type PaymentEffect,
  type PaymentEvent,
  type PaymentFlow,
  type PaymentInput,
  type PaymentState,
} from './payment-state';
import { awaitAmount, checkAmount, checked, emptyForm, notRequested, requested, submitted, typed } from './take-rules';

type View = PaymentState['view'];

function viewAt(anchor: string): View {
  const txnUuid = /^#([\da-f-]{36})$/.exec(anchor)?.[1];
  if (txnUuid !== undefined) return { name: 'live', txnUuid, found: { step: 'reading', isUnheard: false } };
  if (anchor === partAnchor.list) return { name: 'list', search: '', shown: 'all', older: 'idle' };
  return { name: 'take' };
}

/** The anchor that shows a view. */
export function anchorOf(view: View): string {
  if (view.name === 'live') return `#${view.txnUuid}`;
  return view.name === 'list' ? partAnchor.list : partAnchor.take;
}

/** Reads what the view shows. */
function read(flow: PaymentFlow): void {
  const { view } = flow.state;
  if (view.name === 'list') flow.call('newest', {});
  if (view.name === 'live') flow.call('status', { txnUuid: view.txnUuid });
}

function show(flow: PaymentFlow, anchor: string): void {
  const view = viewAt(anchor);
  if (anchorOf(view) === anchorOf(flow.state.view)) return;
  flow.stopTimer('poll');
  flow.cancel('newest');
  flow.cancel('older');
  flow.cancel('status');
  flow.set({ ...flow.state, view });
  read(flow);
}

function goTo(flow: PaymentFlow, anchor: string): void {
  show(flow, anchor);
  flow.run({ type: 'wentTo', anchor });
}

/** Payments at the telesales desk: a new request, the list of requests, and one request while it can change. The anchor
 *  of the address names the view. Source: S2§2 (RTE-092), TEL-001. */
export const paymentFlow: FlowDefinition<
  PaymentState,
  PaymentEvent,
  typeof calls,
  PaymentInput,
  'amount' | 'poll',
  PaymentEffect
> = {
  initial: ({ agent, requests, draft, anchor }) => ({
    agent,
    requests,
    form: draft ? { ...emptyForm, fields: draft, isRestored: true } : emptyForm,
    view: viewAt(anchor),
  }),
  start(flow) {
    awaitAmount(flow);
    read(flow);
  },
  calls,
  countsDown: ['resendAtMs', 'expiresAtMs', 'atMs'],
  on: {
    leftDesk: (flow) => flow.call('end', undefined),
    anchorChanged: (flow, { anchor }) => show(flow, anchor),
    newRequested: (flow) => goTo(flow, partAnchor.take),
    typed,
    submitted,
    searched: (flow, { search }) => setList(flow, { search }),
    filtered: (flow, { shown }) => setList(flow, { shown }),
    moreAsked,
    resent,
    cancelAsked,
    cancelDismissed,
    cancelConfirmed,
  },
  answers: {
    ...deskAnswers,
    check: { done: checked, failed: () => undefined },
    request: {
      done(flow, { txnUuid }) {
        requested(flow);
        goTo(flow, `#${txnUuid}`);
      },
      failed: notRequested,
    },
    newest: { done: newestRead, failed: readAgain },
    older: { done: olderRead, failed: olderNotRead },
    status: { done: statusRead, failed: statusNotRead },
    resend: { done: acted, failed: notActed('resend') },
    cancel: { done: acted, failed: notActed('cancel') },
  },
  timers: { amount: checkAmount, poll: read },
};
