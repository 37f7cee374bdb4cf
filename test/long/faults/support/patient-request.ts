import { systemClock } from '../../../../server/platform/clock';
import { requestAt } from '../../../../server/testing/server/request-process';
import type { TestServer } from '../../../../server/testing/server/test-server';

/** Longer than a server's start, and than the lease of a killed server's call. */
const PATIENCE_MS = 60_000;
const ASKS_AGAIN_AFTER_MS = 50;

/** Sends a call to servers in turn, unchanged, until one answers. `urls` may change meanwhile. */
export function patientRequest(urls: readonly string[]): TestServer['request'] {
  let calls = 0;
  return async (...asked) => {
    const untilMs = Date.now() + PATIENCE_MS;
    for (;;) {
      calls += 1;
      const url = urls[calls % urls.length] ?? '';
      const reply = await requestAt({ url })(...asked).catch((error: unknown) => ({ lost: error }));
      if ('status' in reply && reply.status !== 503) return reply;
      if (Date.now() >= untilMs) throw new Error('no server answers', { cause: 'lost' in reply ? reply.lost : 503 });
      await systemClock.delay(ASKS_AGAIN_AFTER_MS);
    }
  };
}
