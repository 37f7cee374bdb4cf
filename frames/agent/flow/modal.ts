import { type Failure, isSilent } from '../../platform/api/failure';
import { dialogText } from '../../platform/i18n/failure-text';
import type { PendingCall } from './calls';
import type { SalesContext } from './sales-context';

/** The generic error modal. `again`: what 'Retry' makes once more, a call or what is missing of the app (every retry also
 *  loads that); null for nothing. A failure of ours has a text of its own; a broken line has the default text. A server that
 *  says `retry: false` takes the button away. Source: S2§2, S2§4, S2§8. */
export function openErrorModal(context: SalesContext, failure: Failure, again: PendingCall | 'chunk' | null): void {
  const canRetry = again !== null && failure.retry !== false;
  if (canRetry && again !== 'chunk') context.interrupt(again);
  // The No-Internet dialog says it already, and what was meant is repeated when the line is back.
  if (context.state.offline && isSilent(failure)) return;
  context.set({
    modal: {
      name: 'errorModal',
      title: failure.title,
      message: dialogText(context.messages.error, failure),
      failure,
      canRetry,
      exitHidden: false,
    },
  });
}

/** A failure that stands at its field or step takes the error modal away: nothing is said twice. Source: S2§4 (ERR-006). */
export function closeErrorModal(context: SalesContext): void {
  if (context.state.modal.name === 'errorModal') closeModal(context);
}

export const closeModal = (context: SalesContext): void => context.set({ modal: { name: 'none' } });
