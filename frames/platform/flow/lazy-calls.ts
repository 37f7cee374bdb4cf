import { clientFailure } from '../api/failure';
import type { Runner } from './call-runner';
import type { CallFailed, Calls, PendingCall } from './calls';

/** Loads HTTP client and schemas in parallel with the first screen; calls queue in order. If loading fails, a call fails as
 *  without a network, and the next one loads again. */
export function lazyCalls<C extends Calls, State>(
  load: () => Promise<Runner<C, State>>,
  send: (event: CallFailed<C>) => void,
): Runner<C, State> {
  let loading: Promise<Runner<C, State>> | undefined;
  const loaded = (): Promise<Runner<C, State>> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  loaded().catch(() => undefined);
  return {
    async start(pending: PendingCall<C>, state) {
      let runner: Runner<C, State>;
      try {
        runner = await loaded();
      } catch (cause) {
        const failure = clientFailure(new Error('Network Error', { cause }), 'network');
        send({ type: 'callFailed', call: pending.call, requestId: pending.requestId, failure });
        return;
      }
      await runner.start(pending, state);
    },
    abort: (requestId) => void loading?.then((runner) => runner.abort(requestId)),
  };
}
