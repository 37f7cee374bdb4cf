import * as z from 'zod/mini';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { pauseFor } from './pause-for';
import { prove } from './prove';
import type { Again, RawAnswer } from './raw-answer';

const SECOND_MS = 1_000;
/** How often a call waits with nothing said but what its screen says of any call on its way. */
const SILENT_WAITS = 2;
/** However long the server would like it to wait. */
const LONGEST_TURN_MS = 10 * SECOND_MS;
/** Who is to wait for longer than that has used up a limit of his own, and reads so. */
const CROWD_GOES_WITHIN_MS = MINUTE_MS;
/** Those who were told the same second do not all come in it. */
const TURNS_APART_MS = SECOND_MS / 2;

/** Says that many are here and that it goes on by itself. */
export interface CrowdNotice {
  /** Also where it stands already: what lies over the page may have changed. `tryNow` ends the wait. */
  show(tryNow: () => void): void;
  hide(): void;
}

/** Marks an answer of our server: `Retry-After` of a proxy is ignored. */
const Asked = z.object({ success: z.literal(false), code: z.unknown(), message: z.string(), retry: z.literal(true) });

/** How long a crowded server (429, 503) asks to wait before the very same call, ms; null where it does not. */
export function askedWaitMs({ status, headers, body }: RawAnswer): number | null {
  if (status !== 429 && status !== 503) return null;
  const text = headers.get('retry-after') ?? '';
  if (!/^\d{1,4}$/.test(text) || !z.safeParse(Asked, body).success) return null;
  const waitMs = Number(text) * SECOND_MS;
  return waitMs > CROWD_GOES_WITHIN_MS ? null : Math.min(waitMs, LONGEST_TURN_MS);
}

/** The calls of a page that wait for their turn, as the server has asked them to. */
export class Turn {
  readonly #notice: CrowdNotice;
  /** What ends each wait. */
  readonly #waits = new Set<() => void>();
  /** Calls that have waited for so long that it is said. */
  #noticed = 0;

  constructor(notice: CrowdNotice) {
    this.#notice = notice;
  }

  /** Solves challenges, waits for `Retry-After` and repeats the call by `again`, until an answer asks for neither.
   *  Rejects if `again` does, and if the call is aborted. */
  readonly wait = async (answer: RawAnswer, again: Again, signal: AbortSignal): Promise<RawAnswer> => {
    let latest = answer;
    let waits = 0;
    try {
      latest = await prove(latest, again, signal);
      for (let waitMs = askedWaitMs(latest); waitMs !== null; waitMs = askedWaitMs(latest)) {
        waits += 1;
        if (waits === SILENT_WAITS + 1) this.#noticed += 1;
        if (this.#noticed > 0) this.#notice.show(this.#tryNow);
        await pauseFor(waitMs + Math.random() * TURNS_APART_MS, signal, this.#waits);
        latest = await prove(await again(), again, signal);
      }
      return latest;
    } finally {
      if (waits > SILENT_WAITS) this.#leave();
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
