import type { Reaction } from '../../../shared/errors/row';
import type { Failure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import type { AnswerOf } from './calls';
import { type CheckoutFlow, callOnce, change } from './checkout-flow';
import { openErrorModal } from './modal';
import { POLL_AGAIN_MS, poll } from './poll';
import type { Mandate } from './state';

export function onMandate(flow: CheckoutFlow, { mandateStatus, redirection }: AnswerOf<'mandate'>): void {
  const known = neededOf(flow);
  if (mandateStatus !== 'NEEDED' || redirection === null) {
    change(flow, { mandate: { mandate: mandateStatus === 'REGISTERED' ? 'registered' : 'notNeeded' } });
    return;
  }
  const { expiresAtMs } = redirection;
  const url = `${redirection.url}?${new URLSearchParams(redirection.params)}`;
  const phase = known?.phase ?? 'offered';
  change(flow, { mandate: { mandate: 'needed', url, expiresAtMs, phase, isBlocked: known?.isBlocked ?? false } });
  if (phase === 'opening') openPage(flow);
  else if (phase === 'away') poll(flow, POLL_AGAIN_MS);
}

/** 'Set up auto-debit': to the lender's page, by an address that still leads there. */
export function setUpMandate(flow: CheckoutFlow): void {
  const needed = neededOf(flow);
  if (!at(flow.state, 'success') || !needed || needed.phase === 'opening') return;
  if (flow.nowMs < needed.expiresAtMs) openPage(flow);
  else {
    change(flow, { mandate: { ...needed, phase: 'opening' } });
    callOnce(flow, 'mandate', {});
  }
}

function openPage(flow: CheckoutFlow): void {
  const needed = neededOf(flow);
  if (!needed) return;
  change(flow, { mandate: { ...needed, phase: 'away', isBlocked: false } });
  flow.run({ type: 'goToLender', url: needed.url });
  poll(flow, POLL_AGAIN_MS);
}

/** The browser did not open it: it can be asked for once more. */
export function onMandatePageBlocked(flow: CheckoutFlow): void {
  const needed = neededOf(flow);
  if (!needed) return;
  flow.stopTimer('poll');
  change(flow, { mandate: { ...needed, phase: 'offered', isBlocked: true } });
}

/** The order is placed whatever becomes of the mandate: nothing here ends the receipt. */
export function onMandateUnknown(flow: CheckoutFlow, failure: Failure): void {
  const needed = neededOf(flow);
  if (needed?.phase === 'opening') {
    change(flow, { mandate: { ...needed, phase: 'offered' } });
    openErrorModal(flow, failure, false);
  } else if (!finals.includes(failure.reaction)) poll(flow, POLL_AGAIN_MS);
}

/** Answers that stay as they are. */
const finals: readonly Reaction[] = ['logIn', 'endSession', 'blockAccount', 'syncPayment'];

const neededOf = ({ state: { mandate } }: CheckoutFlow): Extract<Mandate, { mandate: 'needed' }> | null =>
  mandate?.mandate === 'needed' ? mandate : null;
