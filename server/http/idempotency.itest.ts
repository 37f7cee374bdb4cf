import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '../platform/clock';
import { hasherWith } from '../services/secrets';
import { type OpenDatabase, openDatabase } from '../store/open';
import { memoryDatabase } from '../testing/database/memory-database';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import { withIdempotencyKey } from './idempotency';

/** Clock of one process: its waits end when it is advanced, and never while the process sleeps. */
class ProcessClock implements Clock {
  #nowMs = Date.UTC(2026, 0, 5);
  #waits: { readonly dueMs: number; readonly end: () => void }[] = [];
  isAsleep = false;

  nowMs = (): number => this.#nowMs;

  delay = (waitMs: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      this.#waits.push({ dueMs: this.#nowMs + waitMs, end: resolve });
      signal?.addEventListener('abort', () => resolve());
    });

  advance(byMs: number): void {
    this.#nowMs += byMs;
    if (this.isAsleep) return;
    const due = this.#waits.filter(({ dueMs }) => dueMs <= this.#nowMs);
    this.#waits = this.#waits.filter(({ dueMs }) => dueMs > this.#nowMs);
    for (const { end } of due) end();
  }
}

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(await memoryDatabase(), () => undefined);
  await database.db
    .insertInto('merchants')
    .values({
      merchant_key: 'zenmart',
      name: 'Zenmart',
      logo_url: null,
      secret: 's'.repeat(32),
      is_ntb_allowed: true,
      widget_settings: '{}',
    })
    .execute();
}, STARTS_WITHIN_MS);
afterAll(() => database.close());

let lastKey = 0;
const newName = () => {
  lastKey += 1;
  return { merchantKey: 'zenmart', agentId: '', endpoint: '/app/payment/confirm', key: `intent-${lastKey}` };
};
const depsAt = (clock: Clock) => ({ db: database.db, clock, hasher: hasherWith('p'.repeat(32)) });
const leasedUntilMs = async (key: string): Promise<number | undefined> => {
  const row = await database.db
    .selectFrom('idempotency_keys')
    .select('leased_until_ms')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.leased_until_ms;
};

/** Work that ends on request. */
function work(body: string) {
  let end = (): void => undefined;
  let begun = 0;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    end: () => end(),
    begun: () => begun,
    async run() {
      begun += 1;
      await ended;
      return { body, isFinal: true };
    },
  };
}

/** Result of a polling call while its clock advances. */
async function answeredWhile<Answer>(clock: ProcessClock, call: Promise<Answer>): Promise<Answer> {
  let isAnswered = false;
  const answered = call.finally(() => {
    isAnswered = true;
  });
  const look = (): boolean => {
    clock.advance(100);
    return isAnswered;
  };
  await expect.poll(look, { interval: 5, timeout: 10_000 }).toBe(true);
  return answered;
}

describe('a call that may be repeated', () => {
  it('keeps its key for 60 s of work, longer than the longest confirmation: a repetition gets its answer', async () => {
    const clock = new ProcessClock();
    const name = newName();
    const slow = work('first');
    const first = withIdempotencyKey(depsAt(clock), name, {}, slow.run);
    await expect.poll(slow.begun).toBe(1);
    for (let workedMs = 0; workedMs < 60_000; workedMs += 1_500) {
      clock.advance(1_500);
      await expect.poll(() => leasedUntilMs(name.key)).toBe(clock.nowMs() + 4_500);
    }
    const other = work('second');
    const second = withIdempotencyKey(depsAt(clock), name, {}, other.run);
    slow.end();
    expect(await first).toEqual({ body: 'first', isReplay: false });
    expect(await answeredWhile(clock, second)).toEqual({ body: 'first', isReplay: true });
    expect(other.begun()).toBe(0);
  });

  it('whose process slept until another took the key returns the other’s answer, and changes nothing', async () => {
    const [asleep, awake] = [new ProcessClock(), new ProcessClock()];
    const name = newName();
    const slow = work('late');
    const first = withIdempotencyKey(depsAt(asleep), name, {}, slow.run);
    await expect.poll(slow.begun).toBe(1);
    asleep.isAsleep = true;
    awake.advance(4_500);
    const other = work('second');
    const second = withIdempotencyKey(depsAt(awake), name, {}, other.run);
    await expect.poll(other.begun).toBe(1);
    asleep.isAsleep = false;
    slow.end();
    other.end();
    expect(await second).toEqual({ body: 'second', isReplay: false });
    expect(await answeredWhile(asleep, first)).toEqual({ body: 'second', isReplay: true });
  });

  it('whose process slept does not release the key of another', async () => {
    const [asleep, awake] = [new ProcessClock(), new ProcessClock()];
    const name = newName();
    let fail = (): void => undefined;
    let begun = 0;
    const first = withIdempotencyKey(depsAt(asleep), name, {}, () => {
      begun += 1;
      return new Promise((_resolve, reject) => {
        fail = () => reject(new Error('late'));
      });
    });
    await expect.poll(() => begun).toBe(1);
    asleep.isAsleep = true;
    awake.advance(4_500);
    const other = work('second');
    const second = withIdempotencyKey(depsAt(awake), name, {}, other.run);
    await expect.poll(other.begun).toBe(1);
    fail();
    await expect(first).rejects.toThrow('late');
    expect(await leasedUntilMs(name.key)).toBe(awake.nowMs() + 4_500);
    other.end();
    expect((await second).body).toBe('second');
  });
});
