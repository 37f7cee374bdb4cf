import type { Reaction } from '../../../shared/errors/row';
import type { Failure } from '../../platform/api/failure';
import type { AnswerOf } from './calls';
import type { CheckoutContext } from './checkout-context';
import { openErrorModal } from './modal';
import { POLL_AGAIN_MS, poll } from './poll';
import type { Mandate } from './state';

export function onMandate(context: CheckoutContext, { mandateStatus, redirection }: AnswerOf<'mandate'>): void {
  const known = neededOf(context);
  if (mandateStatus !== 'NEEDED' || redirection === null) {
    context.set({ mandate: { mandate: mandateStatus === 'REGISTERED' ? 'registered' : 'notNeeded' } });
    return;
  }
  const { expiresAtMs } = redirection;
  const url = `${redirection.url}?${new URLSearchParams(redirection.params)}`;
  const phase = known?.phase ?? 'offered';
  context.set({ mandate: { mandate: 'needed', url, expiresAtMs, phase, isBlocked: known?.isBlocked ?? false } });
  if (phase === 'opening') openPage(context);
  else if (phase === 'away') poll(context, POLL_AGAIN_MS);
}

/** 'Set up auto-debit': to the lender's page, by an address that still leads there. */
export function setUpMandate(context: CheckoutContext): void {
  const needed = neededOf(context);
  if (!context.on('success') || !needed || needed.phase === 'opening') return;
  if (context.nowMs < needed.expiresAtMs) openPage(context);
  else {
    context.set({ mandate: { ...needed, phase: 'opening' } });
    context.call('mandate', {});
  }
}

function openPage(context: CheckoutContext): void {
  const needed = neededOf(context);
  if (!needed) return;
  context.set({ mandate: { ...needed, phase: 'away', isBlocked: false } });
  context.ask({ type: 'goToLender', url: needed.url });
  poll(context, POLL_AGAIN_MS);
}

/** The browser did not open it: it can be asked for once more. */
export function onMandatePageBlocked(context: CheckoutContext): void {
  const needed = neededOf(context);
  if (!needed) return;
  context.set({ mandate: { ...needed, phase: 'offered', isBlocked: true }, pollTimerId: null });
}

/** The order is placed whatever becomes of the mandate: nothing here ends the receipt. */
export function onMandateUnknown(context: CheckoutContext, failure: Failure): void {
  const needed = neededOf(context);
  if (needed?.phase === 'opening') {
    context.set({ mandate: { ...needed, phase: 'offered' } });
    openErrorModal(context, failure, false);
  } else if (!finals.includes(failure.reaction)) poll(context, POLL_AGAIN_MS);
}

/** Answers that stay as they are. */
const finals: readonly Reaction[] = ['logIn', 'endSession', 'blockAccount', 'syncPayment'];

const neededOf = ({ state: { mandate } }: CheckoutContext): Extract<Mandate, { mandate: 'needed' }> | null =>
  mandate?.mandate === 'needed' ? mandate : null;
