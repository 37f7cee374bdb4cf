import { type Failure, isSilent } from '../../platform/api/failure';
import { failureText } from '../messages/failure-text';
import type { SalesContext } from './sales-context';
import type { RetryAction } from './state';

/** Every retry also loads what is missing of the app, so that need not displace a call. */
const isMinor = (retry: RetryAction | null): boolean => retry === null || retry === 'loadChunk';

/** The generic error modal. A failure of ours has its own words; a broken line has the default text. A server that
 *  says `retry: false` takes the button away. Source: S2§2, S2§4, S2§8. */
export function openErrorModal(context: SalesContext, failure: Failure, retry: RetryAction | null): void {
  if (context.state.offline && isSilent(failure)) {
    // The No-Internet dialog says it already, and what was meant is repeated when the line is back.
    const { resumeWhenOnline } = context.state;
    context.set({ resumeWhenOnline: isMinor(retry) ? (resumeWhenOnline ?? retry) : retry });
    return;
  }
  const speaks = failure.kind === 'business' || failure.status === 429;
  context.set({
    errorModal: {
      status: 'open',
      title: failure.title,
      message: speaks ? failureText(context.messages, failure) : null,
      failure,
      retry: failure.retry === false ? null : retry,
      exitHidden: false,
    },
  });
}

export const closeErrorModal = (context: SalesContext): void => context.set({ errorModal: { status: 'closed' } });
