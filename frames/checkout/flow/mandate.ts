import type { Failure } from '../../platform/api/failure';
import { startCall } from './calling';
import type { AnswerOf } from './calls';
import { openErrorModal } from './modal';
import { POLL_AGAIN_MS, poll } from './poll';
import type { Mandate } from './state';
import type { Turn } from './turn';

export function onMandate(turn: Turn, { mandateStatus, redirection }: AnswerOf<'mandate'>): void {
  const known = neededOf(turn);
  if (mandateStatus !== 'NEEDED' || redirection === null) {
    turn.set({ mandate: { mandate: mandateStatus === 'REGISTERED' ? 'registered' : 'notNeeded' } });
    return;
  }
  const { expiresAtMs } = redirection;
  const url = `${redirection.url}?${new URLSearchParams(redirection.params)}`;
  const phase = known?.phase ?? 'offered';
  turn.set({ mandate: { mandate: 'needed', url, expiresAtMs, phase, isBlocked: known?.isBlocked ?? false } });
  if (phase === 'opening') openPage(turn);
  else if (phase === 'away') poll(turn, POLL_AGAIN_MS);
}

/** 'Set up auto-debit': to the lender's page, by an address that still leads there. */
export function setUpMandate(turn: Turn): void {
  const needed = neededOf(turn);
  if (!turn.on('success') || !needed || needed.phase === 'opening') return;
  if (turn.nowMs < needed.expiresAtMs) openPage(turn);
  else {
    turn.set({ mandate: { ...needed, phase: 'opening' } });
    startCall(turn, 'mandate', {});
  }
}

function openPage(turn: Turn): void {
  const needed = neededOf(turn);
  if (!needed) return;
  turn.set({ mandate: { ...needed, phase: 'away', isBlocked: false } });
  turn.ask({ type: 'goToLender', url: needed.url });
  poll(turn, POLL_AGAIN_MS);
}

/** The browser did not open it: it can be asked for once more. */
export function onMandatePageBlocked(turn: Turn): void {
  const needed = neededOf(turn);
  if (!needed) return;
  turn.set({ mandate: { ...needed, phase: 'offered', isBlocked: true }, pollTimerId: null });
}

/** The order is placed whatever becomes of the mandate: nothing here ends the receipt. */
export function onMandateUnknown(turn: Turn, failure: Failure): void {
  const needed = neededOf(turn);
  if (needed?.phase === 'opening') {
    turn.set({ mandate: { ...needed, phase: 'offered' } });
    openErrorModal(turn, failure, false);
  } else if (!finals.includes(failure.kind) && failure.name !== 'PAYMENT_MOBILE_NOT_VERIFIED')
    poll(turn, POLL_AGAIN_MS);
}

/** Answers that stay as they are. */
const finals: readonly Failure['kind'][] = ['unauthorised', 'forbidden'];

const neededOf = ({ state: { mandate } }: Turn): Extract<Mandate, { mandate: 'needed' }> | null =>
  mandate?.mandate === 'needed' ? mandate : null;
