import * as z from 'zod/mini';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { pauseFor } from './pause-for';
import { prove } from './prove';
import type { Again, RawAnswer } from './raw-answer';

const SECOND_MS = 1_000;
/** Retries before the overload notice is shown. */
const SILENT_RETRIES = 2;
const MAX_RETRY_WAIT_MS = 10 * SECOND_MS;
/** A longer Retry-After is a personal rate limit and is shown as one. */
const MAX_OVERLOAD_WAIT_MS = MINUTE_MS;
/** Spreads clients that got the same second. */
const RETRY_JITTER_MS = SECOND_MS / 2;

/** Notice that the server is overloaded and the page retries by itself. */
export interface OverloadNotice {
  /** May be called again while shown, because a dialog may have opened since. `tryNow` ends the wait. */
  show(tryNow: () => void): void;
  hide(): void;
}

/** Form of our server's responses: `Retry-After` of a proxy is ignored. */
const Asked = z.object({ success: z.literal(false), code: z.unknown(), message: z.string(), retry: z.literal(true) });

/** Wait that an overloaded server (429, 503) asks for, ms; null if it asks for none. */
export function retryAfterMs({ status, headers, body }: RawAnswer): number | null {
  if (status !== 429 && status !== 503) return null;
  const text = headers.get('retry-after') ?? '';
  if (!/^\d{1,4}$/.test(text) || !z.safeParse(Asked, body).success) return null;
  const waitMs = Number(text) * SECOND_MS;
  return waitMs > MAX_OVERLOAD_WAIT_MS ? null : Math.min(waitMs, MAX_RETRY_WAIT_MS);
}

/** Calls of a page that wait for `Retry-After`. */
export class RetryQueue {
  readonly #notice: OverloadNotice;
  /** Functions that end each wait. */
  readonly #waits = new Set<() => void>();
  /** Calls that wait beyond the silent retries. */
  #noticed = 0;

  constructor(notice: OverloadNotice) {
    this.#notice = notice;
  }

  /** Solves challenges, waits for `Retry-After` and repeats the call by `again`, until an answer asks for neither.
   *  Rejects if `again` does, and if the call is aborted. */
  readonly wait = async (answer: RawAnswer, again: Again, signal: AbortSignal): Promise<RawAnswer> => {
    let latest = answer;
    let waits = 0;
    try {
      latest = await prove(latest, again, signal);
      for (let waitMs = retryAfterMs(latest); waitMs !== null; waitMs = retryAfterMs(latest)) {
        waits += 1;
        if (waits === SILENT_RETRIES + 1) this.#noticed += 1;
        if (this.#noticed > 0) this.#notice.show(this.#tryNow);
        await pauseFor(waitMs + Math.random() * RETRY_JITTER_MS, signal, this.#waits);
        latest = await prove(await again(), again, signal);
      }
      return latest;
    } finally {
      if (waits > SILENT_RETRIES) this.#leave();
    }
  };

  #leave(): void {
    this.#noticed -= 1;
    if (this.#noticed === 0) this.#notice.hide();
  }

  readonly #tryNow = (): void => {
    for (const end of this.#waits) end();
  };
}
