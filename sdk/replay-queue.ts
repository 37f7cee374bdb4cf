import { safely } from './event-handlers';
import type { Waiting } from './stub';
import type { KadamApi } from './types/kadam.mjs';

type Methods = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** Replays the calls of the stub in order and turns its sessions into real ones. A call that throws ends as failed, as
 *  its caller cannot catch any more. Errors of calls on a session are reported to the page. */
export function replayQueue(queue: readonly Waiting[], kadam: KadamApi): void {
  for (const [method, given, calls, session, settle] of queue) {
    try {
      // SAFETY: the stub has only methods of the SDK that return a session.
      const real = (kadam as unknown as Methods)[method]?.(...given) as { result: Promise<unknown> } & Methods;
      real.result.then(settle);
      for (const [name, args] of calls) safely(() => real[name]?.(...args));
      const { result, ...methods } = real;
      Object.assign(session, methods);
    } catch (error) {
      settle({ outcome: 'failed', reason: 'failed', error });
    }
  }
}
