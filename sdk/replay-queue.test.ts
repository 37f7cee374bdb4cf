import { describe, expect, it, vi } from 'vitest';
import { KadamError } from './kadam-error';
import { replayQueue } from './replay-queue';
import type { Waiting } from './stub';
import type { KadamApi, SalesAppSession, SessionEnd } from './types/kadam.mjs';

function fakeKadam() {
  const calls: string[] = [];
  const end: SessionEnd = { reason: 'hostClosed' };
  const session = (name: unknown): SalesAppSession => {
    const note = (call: string): SalesAppSession => {
      calls.push(`${name}.${call}`);
      return self;
    };
    const self: SalesAppSession = {
      on(event) {
        if (event.length < 6) throw new KadamError('OPTIONS_INVALID');
        return note(`on ${event}`);
      },
      off: (event) => note(`off ${event}`),
      close: () => void note('close'),
      destroy: () => void note('destroy'),
      setAmount: () => void note('setAmount'),
      result: Promise.resolve(end),
    };
    return self;
  };
  // SAFETY: the tests call nothing else of it.
  const kadam = {
    version: '1',
    openSalesApp(options: { merchantKey: string }) {
      if (options.merchantKey === 'wrong') throw new KadamError('OPTIONS_INVALID');
      calls.push(`open ${options.merchantKey}`);
      return session(options.merchantKey);
    },
    mountBenefits(container: string, { merchantKey }: { merchantKey: string }) {
      calls.push(`mount ${merchantKey} in ${container}`);
      return session(merchantKey);
    },
  } as unknown as KadamApi;
  return { kadam, calls, end };
}

const waiting = (merchantKey: string, ...calls: [string, unknown[]][]) => {
  const settle = vi.fn();
  const session: Record<string, unknown> = { result: 'the promise that was given out' };
  return { session, settle, entry: ['openSalesApp', [{ merchantKey }], calls, session, settle] satisfies Waiting };
};

describe('replayQueue', () => {
  it('makes the calls in order, each session with its own calls', () => {
    const { kadam, calls } = fakeKadam();
    const one = waiting('one', ['on', ['opened']], ['close', []]);
    const two = waiting('two', ['off', ['closed']]);
    replayQueue([one.entry, two.entry], kadam);
    expect(calls).toEqual(['open one', 'one.on opened', 'one.close', 'open two', 'two.off closed']);
  });

  it('passes on all arguments', () => {
    const { kadam, calls } = fakeKadam();
    const { session, settle } = waiting('one');
    replayQueue(
      [['mountBenefits', ['#benefits', { merchantKey: 'one' }], [['on', ['opened']]], session, settle]],
      kadam,
    );
    expect(calls).toEqual(['mount one in #benefits', 'one.on opened']);
  });

  it('turns a session of the stub into the real one, with the same promise', async () => {
    const { kadam, calls, end } = fakeKadam();
    const { session, settle, entry } = waiting('one');
    replayQueue([entry], kadam);
    (session.destroy as () => void)();
    expect(calls).toEqual(['open one', 'one.destroy']);
    expect(session.result).toBe('the promise that was given out');
    await vi.waitFor(() => expect(settle).toHaveBeenCalledExactlyOnceWith(end));
  });

  it('ends a call with a wrong option as failed and makes the next one', () => {
    const { kadam, calls } = fakeKadam();
    const wrong = waiting('wrong');
    replayQueue([wrong.entry, waiting('two').entry], kadam);
    expect(wrong.settle.mock.lastCall?.[0]).toMatchObject({
      outcome: 'failed',
      reason: 'failed',
      error: { code: 'OPTIONS_INVALID' },
    });
    expect(calls).toEqual(['open two']);
  });

  it('reports a misspelt event to the page, and the session continues', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { kadam, calls, end } = fakeKadam();
    const { settle, entry } = waiting('one', ['on', ['close']], ['on', ['closed']]);
    replayQueue([entry], kadam);
    vi.unstubAllGlobals();
    expect([calls, reported.mock.lastCall?.[0].code]).toEqual([['open one', 'one.on closed'], 'OPTIONS_INVALID']);
    await vi.waitFor(() => expect(settle).toHaveBeenCalledExactlyOnceWith(end));
  });
});
