import type { Clock } from './clock';

const OVER = Symbol('over');

/** Result of the work that `begin` starts, or of `late` after `waitMs` on the clock; `late` may throw. Pending work
 *  continues and is passed to `late`; `done` aborts once the result is no longer awaited. Rejects as the work does. */
export async function withTimeout<Result>(
  clock: Clock,
  waitMs: number,
  begin: (done: AbortSignal) => Promise<Result>,
  late: (underWay: Promise<Result>) => Result,
): Promise<Result> {
  const done = new AbortController();
  try {
    const work = begin(done.signal);
    const first = await Promise.race([work, clock.delay(waitMs, done.signal).then((): typeof OVER => OVER)]);
    return first === OVER ? late(work) : first;
  } finally {
    done.abort();
  }
}
