import { beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../platform/api/failure';
import { reduce } from './reduce';
import { type ActivationCalls, type ActivationState, type AnyActivationEffect, firstState, type Screen } from './state';

type Event = Parameters<typeof reduce>[1];
const NOW_MS = 1_000;
const scheme = { lenderId: '401', status: 'APPROVED', aivfType: 'PIN' } as const;

let state: ActivationState;
let effects: AnyActivationEffect[];
const begin = (first: ActivationState): void => {
  state = first;
  effects = [];
};
beforeEach(() => begin(firstState('factor', scheme, null)));

function send(event: Event): void {
  const next = reduce(state, event, NOW_MS);
  state = next.state;
  effects.push(...next.effects);
}
const requestId = (call: keyof ActivationCalls): number => state.calls[call]?.requestId ?? -1;
const answer = <Name extends keyof ActivationCalls>(call: Name, data: Partial<ActivationCalls[Name]['data']>): void =>
  // SAFETY: as much of an answer as the rule reads.
  send({ type: 'callSucceeded', call, requestId: requestId(call), data } as unknown as Event);
const failure = (change: Partial<Failure> = {}): Failure => ({
  kind: 'business',
  status: 400,
  code: 4303,
  name: null,
  reaction: 'say',
  recovery: null,
  message: 'No.',
  title: null,
  retry: null,
  attemptsRemaining: null,
  resendAtMs: null,
  ...change,
});
const fail = (call: keyof ActivationCalls, change?: Partial<Failure>): void =>
  send({ type: 'callFailed', call, requestId: requestId(call), failure: failure(change) });
const sent = { step: 'LENDER_OTP', resendAtMs: 31_000, attemptsRemaining: 5 } as const;
const bodies = (): (readonly [string, unknown])[] =>
  effects.flatMap((effect) => (effect.type === 'call' ? [[effect.pending.call, effect.pending.body] as const] : []));
const type = (text: string): void => send({ type: 'factorTyped', text });
const toOtp = (): void => {
  type('1234');
  send({ type: 'factorSubmitted' });
  answer('authorize', sent);
};

describe('a page begins', () => {
  it.each([
    ['steps', 'APPROVED', 'PIN', 'steps'],
    ['steps', null, 'NONE', 'steps'],
    ['redirect', 'ACTIVE', 'DOB', 'steps'],
    ['factor', 'APPROVED', 'DOB', 'factor'],
    ['factor', 'APPROVED', 'NONE', 'send'],
    ['factor', 'NONE', 'PIN', 'noLine'],
    ['steps', 'NONE', 'PIN', 'noLine'],
  ] as const)('%s of a line that is %s and asks %s with %s', (place, status, aivfType, name) => {
    expect(firstState(place, { lenderId: '401', status, aivfType }, null).screen.name).toBe(name);
  });
});

describe('a registration', () => {
  beforeEach(() => begin(firstState('steps', scheme, 'zenmart')));

  // @req ACT-005
  it('begins by a press, with the shop that waits, and is led on by the answer', () => {
    send({ type: 'continued' });
    expect([bodies(), state.callStatus.begin]).toEqual([
      [['begin', { lenderId: '401', merchantId: 'zenmart' }]],
      'initiated',
    ]);
    answer('begin', { creditLineStatus: 'APPROVED' });
    expect([state.screen.name, state.callStatus.begin]).toEqual(['leaving', 'success']);
  });

  it('ends where the lender has no line for the number', () => {
    send({ type: 'continued' });
    answer('begin', { creditLineStatus: 'NONE' });
    expect(state.screen.name).toBe('noLine');
  });

  it('that nobody answers can be begun once more', () => {
    send({ type: 'continued' });
    fail('begin', { kind: 'network' });
    expect([state.screen, state.callStatus.begin]).toMatchObject([{ name: 'steps', failure: {} }, 'error']);
    send({ type: 'continued' });
    expect(state.screen).toEqual({ name: 'steps', failure: null });
  });
});

describe('the second factor', () => {
  it('is sent once it is whole, and not before', () => {
    type('12a3');
    send({ type: 'factorSubmitted' });
    expect([state.typed, bodies()]).toEqual(['123', []]);
    type('1234');
    send({ type: 'factorSubmitted' });
    expect(bodies()).toEqual([['authorize', { lenderId: '401', aivfValue: '1234' }]]);
    type('99');
    expect(state.typed).toBe('1234');
  });

  it('that is right is forgotten, and the OTP is asked for', () => {
    toOtp();
    expect(state).toMatchObject({ typed: '', screen: { name: 'otp', otp: { sent: { attemptsRemaining: 5 } } } });
  });

  it('that is wrong is emptied, and said as long as nothing else is typed', () => {
    type('9999');
    send({ type: 'factorSubmitted' });
    fail('authorize', { attemptsRemaining: 2 });
    expect(state).toMatchObject({ typed: '', screen: { name: 'factor', failure: { attemptsRemaining: 2 } } });
    type('1');
    expect(state.screen).toMatchObject({ name: 'factor', failure: null });
  });

  it('that was not heard is kept', () => {
    type('1234');
    send({ type: 'factorSubmitted' });
    fail('authorize', { kind: 'network', status: 500 });
    expect(state).toMatchObject({ typed: '1234', screen: { name: 'factor', failure: { kind: 'network' } } });
  });

  it.each([
    ['FAILED', 'leaving', 'failure'],
    ['CONFIRMED', 'leaving', 'success'],
  ] as const)('refused for good: %s by the server leads to its page', (status, screen, place) => {
    type('1234');
    send({ type: 'factorSubmitted' });
    fail('authorize', { attemptsRemaining: 0 });
    expect(state.screen.name).toBe('ending');
    answer('end', { status });
    expect([state.screen.name, effects.at(-1)]).toEqual([screen, { type: 'goTo', place }]);
  });

  it('refused, and still STARTED by the server or nobody answers, is said in place', () => {
    for (const isAnswered of [true, false]) {
      begin(firstState('factor', scheme, null));
      type('1234');
      send({ type: 'factorSubmitted' });
      fail('authorize', { code: 4001 });
      if (isAnswered) answer('end', { status: 'STARTED' });
      else fail('end', { kind: 'network' });
      expect(state.screen).toMatchObject({ name: 'factor', failure: { code: 4001 } });
    }
  });

  it('with an OTP that is out already leads to that', () => {
    type('1234');
    send({ type: 'factorSubmitted' });
    fail('authorize', { reaction: 'useSentCode', resendAtMs: 9_000 });
    expect(state.screen).toMatchObject({ name: 'otp', otp: { sent: { resendAtMs: 9_000 } } });
  });

  it('in a session that is over says so, and leads to log in by a press', () => {
    type('1234');
    send({ type: 'factorSubmitted' });
    fail('authorize', { code: 4010, reaction: 'endSession' });
    expect(state.screen.name).toBe('over');
    send({ type: 'loginAsked' });
    expect(effects.at(-1)).toEqual({ type: 'askServer' });
  });

  // @req ACT-007
  it('of a lender that asks none is an OTP that a press sends', () => {
    begin(firstState('factor', { ...scheme, aivfType: 'NONE' }, null));
    send({ type: 'otpAsked' });
    answer('sendOtp', sent);
    expect([bodies(), state.screen.name]).toEqual([[['sendOtp', { lenderId: '401' }]], 'otp']);
  });
});

describe('the lender’s OTP', () => {
  beforeEach(toOtp);
  const typeCode = (text: string): void => send({ type: 'codeTyped', text });

  // @req ACT-008
  it('is sent with its fifth digit, and leads to success', () => {
    typeCode('12345');
    expect(bodies().at(-1)).toEqual(['confirm', { lenderId: '401', otp: '12345' }]);
    answer('confirm', { step: 'ACTIVE' });
    expect([state.screen.name, state.code, effects.at(-1)]).toEqual([
      'leaving',
      '',
      { type: 'goTo', place: 'success' },
    ]);
  });

  it('that is wrong is emptied and said; the last one ends it where the server says so', () => {
    typeCode('00000');
    fail('confirm', { attemptsRemaining: 1 });
    expect(state).toMatchObject({ code: '', screen: { name: 'otp', otp: { failure: { attemptsRemaining: 1 } } } });
    typeCode('00000');
    fail('confirm', { attemptsRemaining: 0 });
    answer('end', { status: 'FAILED' });
    expect(effects.at(-1)).toEqual({ type: 'goTo', place: 'failure' });
  });

  it('comes again once its time has come, and not before', () => {
    send({ type: 'codeResendAsked' });
    expect(bodies().filter(([call]) => call === 'sendOtp')).toEqual([]);
    answerTo(31_000);
    answer('sendOtp', { ...sent, resendAtMs: 61_000 });
    expect(state.screen).toMatchObject({ name: 'otp', otp: { phase: 'entering', sent: { resendAtMs: 61_000 } } });
  });

  it('is asked for anew from the second factor where that counts no more', () => {
    answerTo(31_000);
    answer('sendOtp', { step: 'VERIFY_AIVF' });
    expect(effects.at(-1)).toEqual({ type: 'goTo', place: 'factor' });
  });

  function answerTo(nowMs: number): void {
    const next = reduce(state, { type: 'codeResendAsked' }, nowMs);
    state = next.state;
    effects.push(...next.effects);
  }
});

describe('whatever happens, in every state', () => {
  const screens: readonly Screen[] = [
    { name: 'steps', failure: null },
    { name: 'factor', factor: 'DOB', failure: failure() },
    { name: 'send', failure: null },
    {
      name: 'otp',
      otp: { step: 'code', phase: 'entering', sent: { resendAtMs: 0, attemptsRemaining: 1 }, failure: null },
    },
    { name: 'noLine' },
    { name: 'ending', before: { name: 'send', failure: failure() } },
    { name: 'over', failure: failure() },
    { name: 'leaving' },
  ];
  const userActions: readonly Event[] = [
    { type: 'continued' },
    { type: 'factorTyped', text: '15081990' },
    { type: 'factorSubmitted' },
    { type: 'otpAsked' },
    { type: 'codeTyped', text: '12345' },
    { type: 'codeSubmitted' },
    { type: 'codeResendAsked' },
    { type: 'loginAsked' },
    { type: 'timerFired', id: 1 },
    { type: 'wentOnline' },
  ];
  const mayDo: Readonly<Record<Screen['name'], readonly string[]>> = {
    steps: ['begin'],
    factor: [],
    send: ['sendOtp'],
    otp: ['confirm', 'sendOtp'],
    noLine: [],
    ending: [],
    over: ['askServer'],
    leaving: [],
  };

  // @req ACT-013
  it.each(screens)('$name asks for nothing but what belongs to it, and a late answer changes nothing', (screen) => {
    const before = { ...firstState('factor', scheme, null), screen };
    for (const action of userActions) {
      const { effects: asked } = reduce(before, action, NOW_MS);
      const names = asked.map((effect) => (effect.type === 'call' ? effect.pending.call : effect.type));
      for (const name of names) expect(mayDo[screen.name]).toContain(name);
    }
    for (const call of ['begin', 'authorize', 'sendOtp', 'confirm', 'end'] as const) {
      const late = { type: 'callFailed', call, requestId: 99, failure: failure() } as const;
      expect(reduce(before, late, NOW_MS)).toEqual({ state: before, effects: [] });
    }
  });
});
