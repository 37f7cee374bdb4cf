import type { Clock } from './clock';

/** Least time for which an answer is repeated. */
export const ANSWER_LIFE_MS = 72 * 3_600_000;

export interface StoredAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: Buffer;
}

/** An `idempotency-key` of one peer. */
export interface CallName {
  readonly peer: string;
  readonly key: string;
}

export type Claim =
  | { readonly claim: 'ours' }
  | { readonly claim: 'atWork' }
  | { readonly claim: 'otherBody' }
  | { readonly claim: 'answered'; readonly answer: StoredAnswer }
  /** No room: the call is refused. */
  | { readonly claim: 'full' };

/** A claim of a process that has ended must expire; the act behind it is done once by its own rules. */
export interface AnswerStore {
  claim(name: CallName, fingerprint: string): Promise<Claim>;
  store(name: CallName, answer: StoredAnswer): Promise<void>;
  /** Gives the key back: nothing was done, or that is not certain. */
  release(name: CallName): Promise<void>;
}

interface Entry {
  readonly fingerprint: string;
  readonly answer: StoredAnswer | null;
  readonly untilMs: number;
}

/** For one process. Never drops an answer before its time. */
export class MemoryAnswerStore implements AnswerStore {
  readonly #entries = new Map<string, Entry>();
  readonly #clock: Clock;
  readonly #capacity: number;

  constructor(clock: Clock, capacity = 10_000) {
    this.#clock = clock;
    this.#capacity = capacity;
  }

  async claim(name: CallName, fingerprint: string): Promise<Claim> {
    const known = this.#entries.get(textOf(name));
    const nowMs = this.#clock.nowMs();
    if (known && (known.answer === null || known.untilMs > nowMs)) {
      if (known.fingerprint !== fingerprint) return { claim: 'otherBody' };
      return known.answer === null ? { claim: 'atWork' } : { claim: 'answered', answer: known.answer };
    }
    for (const [text, { answer, untilMs }] of this.#entries)
      if (answer !== null && untilMs <= nowMs) this.#entries.delete(text);
    if (this.#entries.size >= this.#capacity) return { claim: 'full' };
    this.#entries.set(textOf(name), { fingerprint, answer: null, untilMs: nowMs });
    return { claim: 'ours' };
  }

  async store(name: CallName, answer: StoredAnswer): Promise<void> {
    const known = this.#entries.get(textOf(name));
    if (known) this.#entries.set(textOf(name), { ...known, answer, untilMs: this.#clock.nowMs() + ANSWER_LIFE_MS });
  }

  async release(name: CallName): Promise<void> {
    this.#entries.delete(textOf(name));
  }
}

const textOf = ({ peer, key }: CallName): string => JSON.stringify([peer, key]);
