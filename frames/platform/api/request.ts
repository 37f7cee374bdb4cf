import { withTimeout } from '../time/with-timeout';
import { ApiError } from './api-error';
import type { Call } from './call';
import type { LaterHttp } from './later-http';
import { takePrefetched } from './prefetch';
import type { RawAnswer } from './raw-answer';
import { silent } from './silent';

/** A call and what is answered to it, without judging that; it may be there already. An overloaded server says when to come
 *  again: that is waited for. `later` is asked for what sends the call only where the answer is not there. Throws `ApiError`
 *  where there is none: 'Network Error', 'Request aborted' or 'timeout of {n}ms exceeded', all with code 500.
 *  Source: S1§8. */
export async function request(
  call: Call,
  about: {
    /** Of each exchange. */
    readonly timeoutMs: number;
    readonly signal: AbortSignal | undefined;
    readonly later: () => Promise<LaterHttp>;
  },
): Promise<RawAnswer> {
  const { timeoutMs, later } = about;
  const controller = new AbortController();
  const { signal } = controller;
  const abort = (): void => controller.abort();
  if (about.signal?.aborted) abort();
  about.signal?.addEventListener('abort', abort);
  const exchange = (headers = {}, prefetched?: Promise<RawAnswer>): Promise<RawAnswer> => {
    const sent = { ...call, headers: { ...call.headers, ...headers } };
    const answer = prefetched ?? later().then(({ sendCall }) => sendCall(sent, signal));
    // A prefetched answer knows nothing of the signal.
    return withTimeout(Promise.race([answer, whenAborted(signal)]), timeoutMs, () => {
      throw silent('timeout', `timeout of ${timeoutMs}ms exceeded`);
    });
  };
  try {
    const answer = await exchange({}, takePrefetched(call)?.then(readPrefetched));
    if (answer.status !== 429 && answer.status !== 503) return answer;
    return await (await later()).waitForRetry(answer, exchange, signal);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal.aborted) throw silent('aborted', 'Request aborted', cause);
    throw silent('network', 'Network Error', cause);
  } finally {
    // Nobody waits for it any more.
    abort();
    about.signal?.removeEventListener('abort', abort);
  }
}

/** Reads a prefetched answer, without the library that sends calls. */
async function readPrefetched(response: Response): Promise<RawAnswer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: jsonIn(text) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason));
  });
