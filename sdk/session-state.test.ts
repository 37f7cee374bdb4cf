import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkout, eligibility, salesApp } from '../shared/bridge';
import { KadamError } from './kadam-error';
import { initialState, nextSession, type SessionEffect, type SessionEvent, type SessionState } from './session-state';
import { type EventName, events, nameOf, nameOfEffect, type StateName, setup, states } from './testing/session-samples';

/** A row of the table: for each effective event, the next state and its effects in order. */
type Row = { readonly [Name in EventName]?: string };

const closingBy = (effects: string): Row => ({
  dismissed: `ended: ${effects}`,
  expired: `ended: ${effects}`,
  closed: `ended: ${effects}`,
});
const closing = closingBy('leaveHistory');
const disconnecting = closingBy('disconnect, leaveHistory');
const failing = 'failed: show failed, startTimer, emit error';
const failingConnected = 'failed, connected: show failed, startTimer, emit error';
const reloading = { reloaded: 'reloading: disconnect, askSecret, show opening' };
/** Messages that change nothing except progress. */
const messagesIn = (state: StateName): Row => ({
  'message: event': `${state}: emit stepChanged`,
  'message: pending': `${state}: emit pendingChanged`,
  'message: completion': `${state}: emit transactionCompleted`,
  'message: resize': `${state}: resize, emit resize`,
  'message: token': `${state}: emit tokenRequested`,
  'message: end': `${state}: closeLater`,
});

const table: Readonly<Record<StateName, Row>> = {
  waiting: { started: 'loading: enterHistory, load, show opening', ...closing },
  loading: {
    loaded: 'connecting: connect',
    'attemptFailed, retryable': 'loading again: load, show opening',
    'attemptFailed, at the deadline': failing,
    'attemptFailed, not retryable': failing,
    ...closing,
  },
  connecting: {
    opened: 'open: show open, watch, emit opened',
    'attemptFailed, retryable': 'loading again: disconnect, load, show opening',
    'attemptFailed, at the deadline': failingConnected,
    'attemptFailed, not retryable': failingConnected,
    loadEventFired: 'connecting: startHandshake',
    ...messagesIn('connecting'),
    'message: shown': 'connecting: show open',
    ...reloading,
    ...disconnecting,
  },
  'loading again': {
    loaded: 'connecting again: connect',
    'attemptFailed, retryable': failing,
    'attemptFailed, at the deadline': failing,
    'attemptFailed, not retryable': failing,
    ...closing,
  },
  'connecting again': {
    opened: 'open: show open, watch, emit opened',
    'attemptFailed, retryable': failingConnected,
    'attemptFailed, at the deadline': failingConnected,
    'attemptFailed, not retryable': failingConnected,
    loadEventFired: 'connecting again: startHandshake',
    ...messagesIn('connecting again'),
    'message: shown': 'connecting again: show open',
    ...reloading,
    ...disconnecting,
  },
  reloading: {
    loaded: 'reconnecting: connect',
    'attemptFailed, retryable': failing,
    'attemptFailed, at the deadline': failing,
    'attemptFailed, not retryable': failing,
    ...closing,
  },
  reconnecting: {
    opened: 'open: show open, watch, emit opened',
    'attemptFailed, retryable': failingConnected,
    'attemptFailed, at the deadline': failingConnected,
    'attemptFailed, not retryable': failingConnected,
    ...messagesIn('reconnecting'),
    'message: shown': 'reconnecting: show open',
    ...reloading,
    ...disconnecting,
  },
  open: {
    'attemptFailed, retryable': 'failed: disconnect, show failed, startTimer, emit error',
    'attemptFailed, at the deadline': 'failed: disconnect, show failed, startTimer, emit error',
    'attemptFailed, not retryable': 'failed: disconnect, show failed, startTimer, emit error',
    loadEventFired: 'open: startHandshake, ping',
    ...messagesIn('open'),
    'message: shown': 'open: show open',
    ...reloading,
    ...disconnecting,
  },
  failed: {
    retried: 'loading again: stopTimer, load, show opening',
    ...closingBy('stopTimer, leaveHistory'),
  },
  'failed, connected': {
    ...messagesIn('failed, connected'),
    reloaded: 'reloading: stopTimer, disconnect, askSecret, show opening',
    retried: 'loading again: stopTimer, disconnect, load, show opening',
    ...closingBy('stopTimer, disconnect, leaveHistory'),
  },
  ended: {},
};

const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];

function transition(state: SessionState, name: EventName, attempt = state.attempt) {
  const [nowMs, eventOf] = events[name];
  return nextSession(setup, state, eventOf(attempt), nowMs);
}

describe('nextSession', () => {
  it.each(stateNames)('has the row of the table for a session that is %s', (stateName) => {
    const state = states[stateName];
    const row: Partial<Record<EventName, string>> = {};
    for (const name of eventNames) {
      const [next, effects] = transition(state, name);
      if (next === state && effects.length === 0) continue;
      row[name] = `${nameOf(next)}: ${effects.map(nameOfEffect).join(', ')}`;
    }
    expect(row).toEqual(table[stateName]);
  });

  it.each(stateNames)('ignores events of an earlier attempt in a session that is %s', (stateName) => {
    const state = states[stateName];
    for (const name of eventNames) {
      if (!('attempt' in events[name][1](0))) continue;
      expect([name, ...transition(state, name, state.attempt - 1)]).toEqual([name, state, []]);
    }
  });

  it('gives each attempt the next number and the automatic retry the deadline of the first try', () => {
    const [again] = transition(states.loading, 'attemptFailed, retryable');
    expect(again).toEqual({ ...states['loading again'], attempt: 4, untilMs: 8_000 });
    const [retried] = nextSession(setup, states.failed, { type: 'retried' }, 70_000);
    expect(retried).toEqual({ ...states['loading again'], attempt: 4, untilMs: 78_000 });
    const [reloaded] = nextSession(setup, states.open, { type: 'reloaded', attempt: 3 }, 70_000);
    expect(reloaded).toEqual({ ...states.reloading, attempt: 4, untilMs: 78_000 });
  });

  it('hands the secret on to `connect` and does not store it', () => {
    const [next, effects] = transition(states.loading, 'loaded');
    expect(effects).toEqual([{ type: 'connect', secret: { checkoutToken: 'token' } }]);
    expect(next).toEqual(states.connecting);
  });

  it.each([
    ['loading', new KadamError('TOKEN_UNAVAILABLE'), 'TOKEN_UNAVAILABLE'],
    ['loading again', new Error('not an answer'), 'FRAME_LOAD_FAILED'],
    ['reloading', new KadamError('TOKEN_UNAVAILABLE'), 'FRAME_CRASHED'],
    ['open', new KadamError('FRAME_CRASHED'), 'FRAME_CRASHED'],
  ] as const)('reports the failure of a session that is %s with %s as %s', (stateName, cause, code) => {
    const { attempt } = states[stateName];
    const [next, effects] = nextSession(setup, states[stateName], { type: 'attemptFailed', attempt, cause }, 0);
    expect(next).toMatchObject({ type: 'failed', error: { code } });
    expect(effects.at(-1)).toMatchObject({ type: 'emit', name: 'error', payload: { code } });
  });
});

/** Runs named events one after the other, each as of the current attempt. */
function after(names: readonly EventName[], { kind } = setup) {
  let state = initialState;
  const effects: SessionEffect[] = [];
  for (const name of names) {
    const [nowMs, eventOf] = events[name];
    const [next, more] = nextSession({ ...setup, kind }, state, eventOf(state.attempt), nowMs);
    state = next;
    effects.push(...more);
  }
  return { state, effects };
}
const opening = ['started', 'loaded', 'opened'] as const;
const crash = 'attemptFailed, not retryable';

describe('the end of a session', () => {
  const error = expect.any(KadamError);

  it.each([
    ['is closed', ['closed'], { outcome: 'cancelled', reason: 'hostClosed' }],
    ['is dismissed', ['dismissed'], { outcome: 'cancelled', reason: 'escape' }],
    ['is closed while pending', ['message: pending', 'closed'], { outcome: 'pending', reason: 'hostClosed' }],
    [
      'reloads while pending and is closed',
      ['message: pending', 'reloaded', 'closed'],
      { outcome: 'pending', reason: 'hostClosed' },
    ],
    [
      'fails while pending, is retried and closed',
      ['message: pending', crash, 'retried', 'closed'],
      { outcome: 'pending', reason: 'hostClosed' },
    ],
    [
      'fails while pending and is dismissed',
      ['message: pending', crash, 'dismissed'],
      { outcome: 'pending', reason: 'failed', error },
    ],
    ['fails and is dismissed', [crash, 'dismissed'], { outcome: 'failed', reason: 'unavailable', error }],
    ['fails and expires', [crash, 'expired'], { outcome: 'failed', reason: 'failed', error }],
    ['fails and is closed', [crash, 'closed'], { outcome: 'cancelled', reason: 'hostClosed' }],
    [
      'completes, fails to reload and is dismissed',
      ['message: completion', 'reloaded', crash, 'dismissed'],
      { outcome: 'completed', reason: 'failed', signedResult: 'jws', orderId: 'o-1', error },
    ],
  ] as const)('of an open checkout that %s has its outcome and reason', (_case, names, result) => {
    expect(after([...opening, ...names]).effects.at(-1)).toEqual({ type: 'leaveHistory', result });
  });

  it('has no `outcome` for a frame that completes nothing', () => {
    const { state } = after([...opening, crash, 'dismissed'], { ...setup, kind: salesApp });
    expect(state).toMatchObject({ result: { reason: 'failed', error: { code: 'TOKEN_UNAVAILABLE' } } });
    expect(state).not.toHaveProperty('result.outcome');
  });

  it('offers another way to pay while nothing is paid or pending, and for a checkout only', () => {
    const shown = (names: readonly EventName[], { kind } = setup) =>
      after(names, { ...setup, kind }).effects.findLast(({ type }) => type === 'show');
    expect(shown([...opening, crash])).toMatchObject({ isUnpaid: true });
    expect(shown([...opening, 'message: pending', crash])).toMatchObject({ isUnpaid: false });
    expect(shown([...opening, 'message: completion', crash])).toMatchObject({ isUnpaid: false });
    expect(shown([...opening, crash], { ...setup, kind: eligibility })).toMatchObject({ isUnpaid: false });
  });
});

interface Step {
  readonly event: SessionEvent;
  readonly from: SessionState;
  readonly to: SessionState;
  readonly effects: readonly SessionEffect[];
}

/** Runs events of the current or the previous attempt, then closes the session. */
function walk(picks: readonly (readonly [name: EventName, isStale: boolean])[]): readonly Step[] {
  let from = initialState;
  return [...picks, ['closed', false] as const].map(([name, isStale]) => {
    const [nowMs, eventOf] = events[name];
    const event = eventOf(from.attempt - (isStale ? 1 : 0));
    const [to, effects] = nextSession(setup, from, event, nowMs);
    const step = { event, from, to, effects };
    from = to;
    return step;
  });
}

/** Most events continue; few end the session, so that it often gets far. */
const picks = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom<EventName>(...opening, 'retried') },
      {
        weight: 5,
        arbitrary: fc.constantFrom(...eventNames.filter((name) => !['closed', 'dismissed', 'expired'].includes(name))),
      },
      { weight: 1, arbitrary: fc.constantFrom(...eventNames) },
    ),
    fc.integer({ max: 9, min: 0 }).map((digit) => digit === 0),
  ),
  { size: 'max', minLength: 5, maxLength: 60 },
);

describe('any sequence of events', () => {
  const holds = (check: (steps: readonly Step[]) => void): void => {
    fc.assert(
      fc.property(picks, (sample) => check(walk(sample))),
      { numRuns: 200 },
    );
  };
  const effectsOf = (steps: readonly Step[]): readonly SessionEffect[] => steps.flatMap(({ effects }) => effects);
  const typesIn = (steps: readonly Step[], ...types: readonly SessionEffect['type'][]): string[] =>
    effectsOf(steps)
      .map(({ type }) => type)
      .filter((type) => types.includes(type));

  it('opens, fails and reloads often enough for the rules below to be tried', () => {
    const seen = fc.sample(picks, 200).flatMap((sample) => walk(sample).map(({ to }) => nameOf(to)));
    for (const name of stateNames)
      expect([name, seen.filter((each) => each === name).length > 50]).toEqual([name, true]);
  });

  it('has no effect after the end, and leaves the history as the last effect and once', () => {
    holds((steps) => {
      expect(typesIn(steps, 'leaveHistory')).toEqual(['leaveHistory']);
      expect(effectsOf(steps).at(-1)?.type).toBe('leaveHistory');
      expect(steps.filter(({ from }) => from.type === 'ended').flatMap(({ effects }) => effects)).toEqual([]);
    });
  });

  it('enters the history once if it starts, before the first load', () => {
    holds((steps) => {
      const entered = typesIn(steps, 'enterHistory', 'load', 'askSecret');
      expect(entered.indexOf('enterHistory')).toBe(entered.length === 0 ? -1 : 0);
      expect(entered.lastIndexOf('enterHistory')).toBe(entered.indexOf('enterHistory'));
    });
  });

  it.each([
    ['connect', 'disconnect'],
    ['startTimer', 'stopTimer'],
  ] as const)('pairs each %s with one %s before the next one and before the end', (start, stop) => {
    holds((steps) => {
      const types = typesIn(steps, start, stop);
      expect(types).toEqual(types.map((_, index) => (index % 2 === 0 ? start : stop)));
      expect(types.length % 2).toBe(0);
    });
  });

  it('watches, pings and starts handshakes only while it is connected', () => {
    holds((steps) => {
      let isConnected = false;
      for (const { type } of effectsOf(steps)) {
        if (type === 'connect') isConnected = true;
        if (type === 'disconnect') isConnected = false;
        if (type === 'watch' || type === 'ping' || type === 'startHandshake')
          expect([type, isConnected]).toEqual([type, true]);
      }
    });
  });

  it('asks the merchant for the secret once for each attempt', () => {
    holds((steps) => {
      expect(typesIn(steps, 'load', 'askSecret')).toHaveLength(steps.at(-1)?.to.attempt ?? 0);
    });
  });

  it('retries by itself once, and only the first attempt', () => {
    holds((steps) => {
      const retries = steps.filter(
        ({ event, to, from }) => event.type === 'attemptFailed' && to.attempt > from.attempt,
      );
      expect(retries.map(({ from }) => from.attempt)).toEqual(retries.length === 0 ? [] : [1]);
    });
  });

  it('emits `opened` and `error` once for each time that the frame opens and fails', () => {
    holds((steps) => {
      for (const { from, to, effects } of steps) {
        const names = effects.flatMap((effect) => (effect.type === 'emit' ? effect.name : []));
        const isNew = (type: SessionState['type']): boolean => to.type === type && from.type !== type;
        expect(names.includes('opened')).toBe(isNew('open'));
        expect(names.includes('error')).toBe(isNew('failed'));
      }
    });
  });

  it('emits each message of the connected frame once, and no other', () => {
    holds((steps) => {
      for (const { event, from, effects } of steps) {
        if (event.type !== 'messageReceived') continue;
        const isHeard = from.type !== 'ended' && from.isConnected && event.attempt === from.attempt;
        const { name, payload } = event;
        const emitted: Partial<Record<string, SessionEffect>> = {
          event: { type: 'emit', name, payload },
          secret: { type: 'emit', name: 'tokenRequested', payload: {} },
        };
        const expected = isHeard && emitted[setup.kind.outgoing[name]?.hostAction ?? ''];
        expect(effects.filter(({ type }) => type === 'emit')).toEqual(expected ? [expected] : []);
      }
    });
  });

  it('keeps the last pending state and the completion to the end', () => {
    holds((steps) => {
      const messages = steps.filter(({ event, effects }) => event.type === 'messageReceived' && effects.length > 0);
      const heard = messages.map(({ event }) => event as Extract<SessionEvent, { type: 'messageReceived' }>);
      const isPending = heard.some(({ name }) => name === 'pendingChanged');
      const isCompleted = heard.some(({ name }) => name === checkout.completedBy);
      const { to } = steps.at(-1) ?? { to: initialState };
      const outcome = isCompleted ? 'completed' : isPending ? 'pending' : expect.stringMatching(/^(failed|cancelled)$/);
      expect(to).toMatchObject({ type: 'ended', result: { outcome } });
    });
  });
});
