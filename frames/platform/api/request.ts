import { withTimeout } from '../time/with-timeout';
import { ApiError } from './api-error';
import type { Call } from './call';
import type { LaterHttp } from './later-http';
import { takePrefetched } from './prefetch';
import type { RawAnswer } from './raw-answer';
import { silent } from './silent';

/** Sends a call, or takes its prefetched response, and waits while the server is overloaded. `later` loads the sender if it is
 *  needed. Throws `ApiError` without a response: 'Network Error', 'Request aborted' or 'timeout of {n}ms exceeded', all
 *  with code 500. Source: S1§8. */
export async function request(
  call: Call,
  about: {
    /** Per exchange. */
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
    // A prefetched response does not know the signal.
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
    abort();
    about.signal?.removeEventListener('abort', abort);
  }
}

/** Reads a prefetched response without the deferred part. */
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
