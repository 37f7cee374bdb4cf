import type { Waiting } from './stub';
import type { KadamApi } from './types';

/** Makes the calls that were made before the script was there, in their order. The sessions given out then become the
 *  real ones. A call whose options are wrong ends as failed, because nobody is left to catch what it would throw. */
export function replayQueue(queue: readonly Waiting[], kadam: KadamApi): void {
  for (const [options, calls, session, settle] of queue) {
    try {
      const real = kadam.openSalesApp(options as never);
      real.result.then(settle);
      for (const [name, args] of calls)
        (real as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args);
      const { result, ...methods } = real;
      Object.assign(session, methods);
    } catch (error) {
      // What it throws is a `KadamError`.
      settle({ reason: 'failed', error });
    }
  }
}
