import type { Clock } from './ports';

const OVER = Symbol('over');

/** What the work that `begin` starts comes to, or what `late` makes once `waitMs` of the clock have passed without it;
 *  `late` may throw. Work that is still under way goes on, and `late` has it; `done` aborts when nobody waits for it any
 *  more. Rejects as the work does. */
export async function within<Result>(
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
