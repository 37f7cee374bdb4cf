import { safely } from './event-handlers';
import type { Waiting } from './stub';
import type { KadamApi } from './types/kadam.mjs';

type Methods = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** Makes the calls that were made before the script was there, in their order. The sessions given out then become the
 *  real ones. A call whose options are wrong ends as failed, because nobody is left to catch what it would throw; what a
 *  session's own call throws is reported. */
export function replayQueue(queue: readonly Waiting[], kadam: KadamApi): void {
  for (const [method, given, calls, session, settle] of queue) {
    try {
      // SAFETY: the stub has no methods but those of the SDK, and each gives a session.
      const real = (kadam as unknown as Methods)[method]?.(...given) as { result: Promise<unknown> } & Methods;
      real.result.then(settle);
      for (const [name, args] of calls) safely(() => real[name]?.(...args));
      const { result, ...methods } = real;
      Object.assign(session, methods);
    } catch (error) {
      // What it throws is a `KadamError`.
      settle({ outcome: 'failed', reason: 'failed', error });
    }
  }
}
