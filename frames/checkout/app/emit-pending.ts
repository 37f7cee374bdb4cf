import type { RunningCheckout } from '../checkout-frame';
import { mayStillBePaid } from '../flow/screen-facts';
import type { Ports } from './ports';

/** Emits `pendingChanged` when the server has answered (before a reload it may have had another value), then at each
 *  change. A state is set before its calls are sent and before the checkout closes, so the host knows in time. */
export function emitPending(flow: Pick<RunningCheckout, 'subscribe'>, host: Ports['host']): void {
  let emitted: boolean | null = null;
  flow.subscribe((state) => {
    const { phase, screen } = state;
    if (phase === 'waiting' || screen.name === 'loading' || screen.name === 'startFailed') return;
    const isPending = mayStillBePaid(state);
    if (isPending === emitted) return;
    emitted = isPending;
    host.emit('pendingChanged', { isPending });
  });
}
