import type { EligibilityCloseReason } from '../../../shared/bridge/close-reasons';
import type { EligibilityState } from '../flow/state';
import type { EligibilityMachine } from './machine';

/** How a check that nobody sees ends in a state; null while it goes on. It asks nobody for anything: where a person
 *  would have to do something it is over. */
export function headlessEnd({ view }: EligibilityState): EligibilityCloseReason | null {
  switch (view) {
    case 'DETAILS_API_LOADING':
    case 'USER_API_LOADING':
      return null;
    case 'ELIGIBLE_LENDERS':
    case 'NOT_ELIGIBLE':
      return 'checked';
    case 'VERIFY_MOBILE':
      return 'notVerified';
    case 'API_ERROR':
    case 'DYNAMIC_CE_ERROR':
      return 'unavailable';
    default:
      return view satisfies never;
  }
}

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
