import { describe, expect, it } from 'vitest';
import { ANSWER_LIFE_MS, MemoryAnswerStore } from './answer-store';
import { MemoryReplayStore } from './replay-store';
import { ManualClock } from './testing/manual-clock';

describe('MemoryReplayStore', () => {
  it('remembers a jti of each peer until its time', async () => {
    const clock = new ManualClock();
    const store = new MemoryReplayStore(clock);
    const untilMs = clock.nowMs() + 300_000;
    expect(await store.remember('a', 'j', untilMs)).toBe('first');
    expect(await store.remember('b', 'j', untilMs)).toBe('first');
    clock.advance(299_999);
    expect(await store.remember('a', 'j', untilMs)).toBe('seen');
    clock.advance(1);
    expect(await store.remember('a', 'j', untilMs + 1)).toBe('first');
  });

  it('refuses a new jti at its capacity, and has room again after 5 min', async () => {
    const clock = new ManualClock();
    const store = new MemoryReplayStore(clock, 2);
    const remember = (jti: string) => store.remember('a', jti, clock.nowMs() + 300_000);
    expect([await remember('1'), await remember('2'), await remember('3')]).toEqual(['first', 'first', 'full']);
    expect(await remember('1')).toBe('seen');
    clock.advance(300_000);
    expect(await remember('3')).toBe('first');
  });
});

describe('MemoryAnswerStore', () => {
  const name = { peer: 'kadam', key: 'k' };
  const answer = { status: 200, contentType: 'application/json', body: Buffer.from('{}') };

  it('repeats an answer for 72 h', async () => {
    const clock = new ManualClock();
    const store = new MemoryAnswerStore(clock);
    expect(await store.claim(name, 'f')).toEqual({ claim: 'ours' });
    expect(await store.claim(name, 'f')).toEqual({ claim: 'atWork' });
    expect(await store.claim(name, 'g')).toEqual({ claim: 'otherBody' });
    await store.store(name, answer);
    clock.advance(ANSWER_LIFE_MS - 1);
    expect(await store.claim(name, 'f')).toEqual({ claim: 'answered', answer });
    clock.advance(1);
    expect(await store.claim(name, 'g')).toEqual({ claim: 'ours' });
  });

  it('refuses a new key at its capacity', async () => {
    const clock = new ManualClock();
    const store = new MemoryAnswerStore(clock, 1);
    await store.claim(name, 'f');
    expect(await store.claim({ peer: 'kadam', key: 'l' }, 'f')).toEqual({ claim: 'full' });
    await store.release(name);
    expect(await store.claim({ peer: 'kadam', key: 'l' }, 'f')).toEqual({ claim: 'ours' });
  });
});
