import type { RunningCheckout } from '../checkout-frame';
import type { Ports } from './ports';

/** Tells the host once that the first screen stands. */
export function emitReady(flow: Pick<RunningCheckout, 'subscribe'>, host: Ports['host']): void {
  const stop = flow.subscribe(({ screen }) => {
    if (screen.name === 'loading') return;
    stop();
    host.emit('widgetReady', {});
  });
}
