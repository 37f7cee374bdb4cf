import { within } from '../time/within';
import { takeAnswer } from './ahead';
import { ApiError } from './api-error';
import type { Call } from './call';

export interface RawAnswer {
  readonly status: number;
  /** Parsed JSON, or the text where it is none; undefined without a body. */
  readonly body: unknown;
}

/** Rejects where there is no answer. */
export type SendCall = (call: Call, signal: AbortSignal) => Promise<RawAnswer>;

/** One HTTP exchange, without judging the answer, which may be there already. `loadSend` is asked for what sends the call
 *  only where it is not. Throws `ApiError` where there is no answer: 'Network Error', 'Request aborted' or 'timeout of
 *  {n}ms exceeded', all with code 500. Source: S1§8. */
export async function request(
  call: Call,
  about: {
    readonly timeoutMs: number;
    readonly signal: AbortSignal | undefined;
    readonly loadSend: () => Promise<SendCall>;
  },
): Promise<RawAnswer> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  if (about.signal?.aborted) abort();
  about.signal?.addEventListener('abort', abort);
  try {
    const answer = takeAnswer(call)?.then(readAhead) ?? about.loadSend().then((send) => send(call, controller.signal));
    // One that was asked for ahead knows nothing of the signal.
    return await within(Promise.race([answer, whenAborted(controller.signal)]), about.timeoutMs, () => {
      throw silent('timeout', `timeout of ${about.timeoutMs}ms exceeded`);
    });
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (controller.signal.aborted) throw silent('aborted', 'Request aborted', cause);
    throw silent('network', 'Network Error', cause);
  } finally {
    // Nobody waits for it any more.
    abort();
    about.signal?.removeEventListener('abort', abort);
  }
}

/** An answer that is there before what sends calls is. */
async function readAhead(response: Response): Promise<RawAnswer> {
  const text = await response.text();
  return { status: response.status, body: jsonIn(text) };
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

/** Nobody answered. */
export const silent = (kind: 'network' | 'timeout' | 'aborted', message: string, cause?: unknown): ApiError =>
  new ApiError({ kind, status: 500, message, cause });
