import type { CallName } from './calls';
import type { CheckoutContext } from './checkout-context';
import type { Screen } from './screen';
import { isBusy } from './screen-facts';
import { rowOf } from './screen-table';

/** The step may be sent again: whatever phase said that a call is on its way ends. */
export function markIdle(context: CheckoutContext): void {
  const { screen } = context.state;
  const { idle } = rowOf(screen);
  // SAFETY: the phase is one of this screen's own by its row.
  if (idle !== undefined && isBusy(screen)) context.show({ ...screen, phase: idle } as Screen);
}

/** The step is sent again. False where the screen that meant the call is gone: then it is not repeated. */
export function markBusy(context: CheckoutContext, call: CallName): boolean {
  const { screen } = context.state;
  const phase = rowOf(screen).busy?.[call];
  if (phase === undefined) return false;
  // SAFETY: as above.
  context.show({ ...screen, phase } as Screen);
  return true;
}
