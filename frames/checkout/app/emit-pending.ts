import { mayStillBePaid } from '../flow/screen-facts';
import type { CheckoutMachine } from './checkout-machine';
import type { Ports } from './ports';

/** Tells the host whether the payment may still be completed without this checkout: once the server has said where it
 *  stands, since a checkout before a reload may have said something else, and then each change. A state stands before its calls go out
 *  and before the host is asked to close, so the host knows in time. */
export function emitPending(machine: CheckoutMachine, host: Ports['host']): void {
  let emitted: boolean | null = null;
  machine.subscribe((state) => {
    const { phase, screen } = state;
    if (phase === 'waiting' || screen.name === 'loading' || screen.name === 'startFailed') return;
    const isPending = mayStillBePaid(state);
    if (isPending === emitted) return;
    emitted = isPending;
    host.emit('pendingChanged', { isPending });
  });
}
