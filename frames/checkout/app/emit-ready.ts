import type { CheckoutMachine } from './checkout-machine';
import type { Ports } from './ports';

/** Tells the host once that the first screen stands. */
export function emitReady(machine: CheckoutMachine, host: Ports['host']): void {
  const stop = machine.subscribe(({ screen }) => {
    if (screen.name === 'loading') return;
    stop();
    host.emit('widgetReady', {});
  });
}
