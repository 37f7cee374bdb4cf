import { factorText, factorValueOf } from '../../payment';
import type { Failure } from '../../platform/api/failure';
import type { CheckoutContext } from './checkout-context';
import { syncPayment } from './sync-payment';

/** The answer to the lender's second factor. */
export function typeAivf(context: CheckoutContext, text: string): void {
  const screen = context.on('secondFactor');
  if (screen?.phase !== 'entering') return;
  const aivfValue = factorText(screen.aivfType, text);
  if (aivfValue === context.state.paymentUserData.aivfValue) return;
  context.type({ aivfValue });
  context.show({ ...screen, failure: aivfValue === '' ? screen.failure : null });
}

export function submitAivf(context: CheckoutContext): void {
  const screen = context.on('secondFactor');
  if (screen?.phase !== 'entering') return;
  const aivfValue = factorValueOf(screen.aivfType, context.state.paymentUserData.aivfValue);
  if (aivfValue === null) return;
  context.show({ ...screen, phase: 'checking', failure: null });
  context.call('authorize', { aivfValue });
}

/** A wrong answer is cleared and counted; anything else is what the server says it is. */
export function onAivfRefused(context: CheckoutContext, failure: Failure): void {
  const screen = context.on('secondFactor');
  if (!screen) return;
  if (failure.reaction === 'typeAgain') {
    context.type({ aivfValue: '' });
    const { aivfDetails } = context.state;
    context.set({
      aivfDetails: { attemptsRemaining: failure.attemptsRemaining ?? aivfDetails?.attemptsRemaining ?? null },
    });
    context.show({ ...screen, phase: 'entering', failure });
  } else syncPayment(context, failure);
}
