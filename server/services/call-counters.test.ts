import { describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { type CallMaker, countersOf } from './call-counters';
import { clientLimits } from './limits';

const { calls } = clientLimits(readConfig({}));
const of = (by: CallMaker) => countersOf(calls, by).map(({ limit, who }) => [limit.name, limit.uses, who]);
const shop = { merchantKey: 'shop', client: '10.0.0.1' };

describe('countersOf', () => {
  it('counts a merchant’s server regardless of its network: 6,000 a minute', () => {
    expect(of({ maker: 'server', merchantKey: 'shop' })).toEqual([['calls-server', 6_000, 'shop']]);
  });

  it('counts an agent regardless of the network: 600 a minute', () => {
    const agent = { maker: 'agent', merchantKey: 'shop', agentId: 'till' } as const;
    expect(of(agent)).toEqual([['calls-agent', 600, 'shop|till']]);
  });

  it('counts a session with a verified number alone: 600 a minute', () => {
    const session = { tokenHash: 'a', mobile: '9876543210' };
    expect(of({ maker: 'session', ...shop, session })).toEqual([['calls-session', 600, 'a']]);
  });

  it('counts a session without a number first, then all of those in its network: 600 and 30,000 a minute', () => {
    expect(of({ maker: 'session', ...shop, session: { tokenHash: 'a', mobile: null } })).toEqual([
      ['calls-session', 600, 'a'],
      ['calls-fresh-sessions', 30_000, '10.0.0.1|shop'],
    ]);
  });

  it('counts the network of a caller without proof: 6,000 a minute', () => {
    expect(of({ maker: 'client', ...shop })).toEqual([['calls-network', 6_000, '10.0.0.1|shop']]);
  });
});

describe('local quota of a process', () => {
  it('for one session or agent is small enough that 25 calls are served at 25 processes', () => {
    for (const { uses, quota } of [calls.ofSession, calls.ofAgent]) {
      expect(quota).toBe(24);
      expect(25 * quota).toBeLessThanOrEqual(uses);
    }
  });

  it('for a shared limit is small enough that 30 processes hold back less than a third', () => {
    for (const { uses, quota } of [
      calls.ofServer,
      calls.ofNetwork,
      calls.ofFreshSessions,
      calls.ofPages,
      calls.ofDrawnPages,
    ])
      expect(30 * quota).toBeLessThan(uses / 3);
  });

  it('is one call for a limit that is smaller than that', () => {
    const few = clientLimits({ callsPerMinute: 2, codesPerAgent: 30, clientLimitTimes: 1 }).calls;
    expect(Object.values(few).map(({ quota }) => quota)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});
