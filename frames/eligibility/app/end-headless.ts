import type { EligibilityCloseReason } from '../../../shared/bridge/close-reasons';
import { screenTable } from '../flow/screen-table';
import type { EligibilityState } from '../flow/state';
import type { EligibilityMachine } from './machine';

/** How a check that nobody sees ends in a state; null while it goes on. */
export const headlessEnd = ({ screen }: EligibilityState): EligibilityCloseReason | null =>
  screenTable[screen.name].headlessEnd;

/** Closes the widget once, as soon as it stands where nobody can help it on. */
export function endHeadless(machine: EligibilityMachine, close: (reason: EligibilityCloseReason) => void): void {
  const stop = machine.subscribe((state) => {
    const reason = headlessEnd(state);
    if (reason === null) return;
    stop();
    // The result is told in the same turn; it goes first.
    queueMicrotask(() => close(reason));
  });
}
