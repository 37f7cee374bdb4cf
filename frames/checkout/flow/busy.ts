import type { CallName } from './calls';
import { type CheckoutFlow, show } from './checkout-flow';
import type { Screen } from './screen';
import { isBusy } from './screen-facts';
import { rowOf } from './screen-table';

/** The step may be sent again: whatever phase said that a call is on its way ends. */
export function markIdle(flow: CheckoutFlow): void {
  const { screen } = flow.state;
  const { idle } = rowOf(screen);
  // SAFETY: the phase is one of this screen's own by its row.
  if (idle !== undefined && isBusy(screen)) show(flow, { ...screen, phase: idle } as Screen);
}

/** The step is sent again. False where the screen that meant the call is gone: then it is not repeated. */
export function markBusy(flow: CheckoutFlow, call: CallName): boolean {
  const { screen } = flow.state;
  const phase = rowOf(screen).busy?.[call];
  if (phase === undefined) return false;
  // SAFETY: as above.
  show(flow, { ...screen, phase } as Screen);
  return true;
}
