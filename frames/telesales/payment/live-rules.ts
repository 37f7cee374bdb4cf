import type { LiveRequest } from '../../../shared/api/telesales';
import type { Failure } from '../../platform/api/failure';
import { isOpen, type LiveAction, type LiveView, type PaymentFlow, type ReadRequest } from './payment-state';

const NO_SUCH_REQUEST = 404;
/** The network may be back by then. */
const RETRY_MS = 10_000;

interface Named {
  readonly txnUuid: string;
}

/** The view of a request; null if another one is shown. */
function liveOf({ state: { view } }: PaymentFlow, { txnUuid }: Named): LiveView | null {
  return view.name === 'live' && view.txnUuid === txnUuid ? view : null;
}
const setFound = (flow: PaymentFlow, view: LiveView, found: LiveView['found']): void =>
  flow.set({ ...flow.state, view: { ...view, found } });

/** The request that is shown; null before it is read. */
function readOf({ state: { view } }: PaymentFlow): { view: LiveView; found: ReadRequest } | null {
  return view.name === 'live' && view.found.step === 'read' ? { view, found: view.found } : null;
}

function know(flow: PaymentFlow, view: LiveView, request: LiveRequest, action: LiveAction): void {
  const found: ReadRequest = {
    step: 'read',
    request,
    isUnheard: false,
    action,
  };
  setFound(flow, view, isOpen(found) ? found : { ...found, action: { step: 'none' } });
  if (isOpen(found)) flow.startTimer('poll', request.pollAfterMs);
  else flow.stopTimer('poll');
}

export function statusRead(flow: PaymentFlow, request: LiveRequest, named: Named): void {
  const view = liveOf(flow, named);
  if (view) know(flow, view, request, readOf(flow)?.found.action ?? { step: 'none' });
}

export function statusNotRead(flow: PaymentFlow, { kind, status }: Failure, named: Named): void {
  const view = liveOf(flow, named);
  if (!view || view.found.step === 'missing') return;
  if (kind === 'http' && status === NO_SUCH_REQUEST) {
    setFound(flow, view, { step: 'missing' });
    return;
  }
  setFound(flow, view, { ...view.found, isUnheard: true });
  flow.startTimer('poll', RETRY_MS);
}

function act(flow: PaymentFlow, action: LiveAction): void {
  const read = readOf(flow);
  if (read) setFound(flow, read.view, { ...read.found, action });
}

/** Whether the shown request can be sent or cancelled now. */
function isFree(flow: PaymentFlow): boolean {
  const step = readOf(flow)?.found.action.step;
  return step !== undefined && step !== 'sending' && step !== 'cancelling';
}

export function resent(flow: PaymentFlow): void {
  const { view } = flow.state;
  if (view.name !== 'live' || !isFree(flow)) return;
  act(flow, { step: 'sending' });
  flow.call('resend', { txnUuid: view.txnUuid }, view.txnUuid);
}

export function cancelAsked(flow: PaymentFlow): void {
  if (isFree(flow)) act(flow, { step: 'cancelAsked' });
}

export const cancelDismissed = (flow: PaymentFlow): void => act(flow, { step: 'none' });

export function cancelConfirmed(flow: PaymentFlow): void {
  const { view } = flow.state;
  if (view.name !== 'live' || readOf(flow)?.found.action.step !== 'cancelAsked') return;
  act(flow, { step: 'cancelling' });
  flow.call('cancel', { txnUuid: view.txnUuid }, view.txnUuid);
}

export function acted(flow: PaymentFlow, request: LiveRequest, named: Named): void {
  const view = liveOf(flow, named);
  if (!view) return;
  // An answer in flight is older than this one.
  flow.cancel('status');
  know(flow, view, request, { step: 'none' });
}

export const notActed =
  (call: 'resend' | 'cancel') =>
  (flow: PaymentFlow, failure: Failure, named: Named): void => {
    if (liveOf(flow, named)) act(flow, { step: 'failed', call, failure });
  };
