import type { Clock } from './clock';

/** Longer than a signature is accepted: 120 s before and after its time. */
export const REPLAY_WINDOW_MS = 300_000;

export interface ReplayStore {
  /** Remembers a `jti` of a peer until `untilMs`. 'full' if it cannot: the request is then refused. */
  remember(peer: string, jti: string, untilMs: number): Promise<'first' | 'seen' | 'full'>;
}

/** For one process. Never drops a `jti` before its time, so `capacity` limits the POSTs of 5 min. */
export class MemoryReplayStore implements ReplayStore {
  readonly #untilMs = new Map<string, number>();
  readonly #clock: Clock;
  readonly #capacity: number;

  constructor(clock: Clock, capacity = 100_000) {
    this.#clock = clock;
    this.#capacity = capacity;
  }

  async remember(peer: string, jti: string, untilMs: number): Promise<'first' | 'seen' | 'full'> {
    const nowMs = this.#clock.nowMs();
    const name = JSON.stringify([peer, jti]);
    const knownUntilMs = this.#untilMs.get(name);
    if (knownUntilMs !== undefined && knownUntilMs > nowMs) return 'seen';
    this.#dropExpired(nowMs);
    if (this.#untilMs.size >= this.#capacity) return 'full';
    // Moves a reused name to the end: the oldest is first.
    this.#untilMs.delete(name);
    this.#untilMs.set(name, untilMs);
    return 'first';
  }

  #dropExpired(nowMs: number): void {
    for (const [name, untilMs] of this.#untilMs) {
      if (untilMs > nowMs) return;
      this.#untilMs.delete(name);
    }
  }
}
