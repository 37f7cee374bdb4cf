import { describe, expect, it } from 'vitest';
import { OwnTime, timed, waitForLender } from './own-time';

/** An answer at a time that the test chooses. */
class Answer {
  come: () => void = () => undefined;
  readonly promise = new Promise<void>((resolve) => {
    this.come = resolve;
  });
}

describe('the own time of a request', () => {
  const request = () => {
    const clock = { nowMs: 0 };
    return { clock, own: new OwnTime(() => clock.nowMs) };
  };

  it('of 100 ms of which 60 ms were waited for a lender is 40 ms', async () => {
    const { clock, own } = request();
    clock.nowMs = 30;
    const lender = new Answer();
    const waited = own.waitFor(lender.promise.then(() => 'approved'));
    clock.nowMs = 90;
    lender.come();
    expect(await waited).toBe('approved');
    clock.nowMs = 100;
    expect(own.elapsedMs()).toBe(40);
  });

  it('counts two lenders that are waited for at once from 10 to 50 ms and from 20 to 80 ms as one wait of 70 ms', async () => {
    const { clock, own } = request();
    const [first, second] = [new Answer(), new Answer()];
    clock.nowMs = 10;
    const one = own.waitFor(first.promise);
    clock.nowMs = 20;
    const other = own.waitFor(second.promise);
    clock.nowMs = 50;
    first.come();
    await one;
    clock.nowMs = 80;
    second.come();
    await other;
    clock.nowMs = 100;
    expect(own.elapsedMs()).toBe(30);
  });

  it('leaves out a wait that is not over, and one that failed', async () => {
    const { clock, own } = request();
    const failing = own.waitFor(Promise.reject(new Error('down')));
    clock.nowMs = 5;
    await expect(failing).rejects.toThrow('down');
    void own.waitFor(new Promise(() => undefined));
    clock.nowMs = 50;
    expect(own.elapsedMs()).toBe(0);
  });

  it('belongs to the request that waits, also after other work in between', async () => {
    const { clock, own } = request();
    const done = new Answer();
    const later = async (nowMs: number): Promise<void> => {
      await Promise.resolve();
      clock.nowMs = nowMs;
    };
    timed(own, () => {
      void Promise.resolve()
        .then(() => waitForLender(later(40)))
        .then(done.come);
    });
    await done.promise;
    clock.nowMs = 42;
    expect(own.elapsedMs()).toBe(2);
    expect(await waitForLender(Promise.resolve('outside'))).toBe('outside');
  });
});
