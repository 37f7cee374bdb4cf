import { factorText, factorValueOf } from '../../payment';
import type { Failure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import { type CheckoutFlow, callOnce, change, enter, show } from './checkout-flow';
import { syncPayment } from './sync-payment';

/** The answer to the lender's second factor. */
export function typeAivf(flow: CheckoutFlow, text: string): void {
  const screen = at(flow.state, 'secondFactor');
  if (screen?.phase !== 'entering') return;
  const aivfValue = factorText(screen.aivfType, text);
  if (aivfValue === flow.state.paymentUserData.aivfValue) return;
  enter(flow, { aivfValue });
  show(flow, { ...screen, failure: aivfValue === '' ? screen.failure : null });
}

export function submitAivf(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'secondFactor');
  if (screen?.phase !== 'entering') return;
  const aivfValue = factorValueOf(screen.aivfType, flow.state.paymentUserData.aivfValue);
  if (aivfValue === null) return;
  show(flow, { ...screen, phase: 'checking', failure: null });
  callOnce(flow, 'authorize', { aivfValue });
}

/** A wrong answer is cleared and counted; anything else is what the server says it is. */
export function onAivfRefused(flow: CheckoutFlow, failure: Failure): void {
  const screen = at(flow.state, 'secondFactor');
  if (!screen) return;
  if (failure.reaction === 'typeAgain') {
    enter(flow, { aivfValue: '' });
    const { aivfDetails } = flow.state;
    change(flow, {
      aivfDetails: { attemptsRemaining: failure.attemptsRemaining ?? aivfDetails?.attemptsRemaining ?? null },
    });
    show(flow, { ...screen, phase: 'entering', failure });
  } else syncPayment(flow, failure);
}
