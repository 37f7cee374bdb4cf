import { describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { type CallMaker, countersOf } from './call-counters';
import { clientLimits } from './limits';

const { calls } = clientLimits(readConfig({}));
const of = (by: CallMaker) => countersOf(calls, by).map(({ limit, who }) => [limit.name, limit.uses, who]);
const shop = { merchantKey: 'shop', client: '10.0.0.1' };

describe('a call counts for', () => {
  it('a merchant’s server wherever it is: 6,000 a minute', () => {
    expect(of({ maker: 'server', merchantKey: 'shop' })).toEqual([['calls-server', 6_000, 'shop']]);
  });

  it('an agent wherever he is: 600 a minute', () => {
    const agent = { maker: 'agent', merchantKey: 'shop', agentId: 'till' } as const;
    expect(of(agent)).toEqual([['calls-agent', 600, 'shop|till']]);
  });

  it('a session with a verified number alone: 600 a minute', () => {
    const session = { tokenHash: 'a', mobile: '9876543210' };
    expect(of({ maker: 'session', ...shop, session })).toEqual([['calls-session', 600, 'a']]);
  });

  it('a session without one first, then for all of those in its network: 600 and 30,000 a minute', () => {
    expect(of({ maker: 'session', ...shop, session: { tokenHash: 'a', mobile: null } })).toEqual([
      ['calls-session', 600, 'a'],
      ['calls-fresh-sessions', 30_000, '10.0.0.1|shop'],
    ]);
  });

  it('the network where nothing is proved: 6,000 a minute', () => {
    expect(of({ maker: 'nobody', ...shop })).toEqual([['calls-network', 6_000, '10.0.0.1|shop']]);
  });
});

describe('a process takes', () => {
  it('so few calls of one session or agent at a time that 25 are served at 25 processes', () => {
    for (const { uses, quota } of [calls.ofSession, calls.ofAgent]) {
      expect(quota).toBe(24);
      expect(25 * quota).toBeLessThanOrEqual(uses);
    }
  });

  it('so few of what many share that 30 processes hold back less than a third', () => {
    for (const { uses, quota } of [
      calls.ofServer,
      calls.ofNetwork,
      calls.ofFreshSessions,
      calls.ofPages,
      calls.ofDrawnPages,
    ])
      expect(30 * quota).toBeLessThan(uses / 3);
  });

  it('one call at a time of a limit that is smaller than that', () => {
    const few = clientLimits({ callsPerMinute: 2, codesPerAgent: 30, clientLimitTimes: 1 }).calls;
    expect(Object.values(few).map(({ quota }) => quota)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});
