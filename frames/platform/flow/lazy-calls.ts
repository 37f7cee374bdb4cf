import { ownFailure } from '../api/failure';
import type { CallRunner } from './call-runner';
import type { CallFailed, Calls, PendingCall } from './calls';

/** Calls without their weight: HTTP client and schemas load beside the first screen, which does not need them to be
 *  seen. Calls wait for them in their order; where they cannot be loaded a call fails as it does without a network, and
 *  the next one tries again. */
export function lazyCalls<C extends Calls, State>(
  load: () => Promise<CallRunner<C, State>>,
  send: (event: CallFailed<C>) => void,
): Pick<CallRunner<C, State>, 'start' | 'abort'> {
  let loading: Promise<CallRunner<C, State>> | undefined;
  return {
    async start(pending: PendingCall<C>, state) {
      let runner: CallRunner<C, State>;
      try {
        loading ??= load();
        runner = await loading;
      } catch (cause) {
        loading = undefined;
        const failure = ownFailure(new Error('Network Error', { cause }), 'network');
        send({ type: 'callFailed', call: pending.call, requestId: pending.requestId, failure });
        return;
      }
      await runner.start(pending, state);
    },
    abort: (requestId) => void loading?.then((runner) => runner.abort(requestId)),
  };
}
