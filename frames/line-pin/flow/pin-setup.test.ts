import { beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../platform/api/failure';
import { firstSetup, reduceSetup, type SetupCalls, type SetupScreen, type SetupState } from './pin-setup';

type Event = Parameters<typeof reduceSetup>[1];
let state: SetupState;
let bodies: unknown[];
beforeEach(() => {
  state = firstSetup('502');
  bodies = [];
});

function send(event: Event, nowMs = 1_000): void {
  const next = reduceSetup(state, event, nowMs);
  state = next.state;
  for (const effect of next.effects)
    if (effect.type === 'call') bodies.push([effect.pending.call, effect.pending.body]);
}
const requestId = (call: keyof SetupCalls): number => state.calls[call]?.requestId ?? -1;
const answer = <Name extends keyof SetupCalls>(call: Name, data: Partial<SetupCalls[Name]['data']>): void =>
  // SAFETY: as much of an answer as the rule reads.
  send({ type: 'callSucceeded', call, requestId: requestId(call), data } as unknown as Event);
const failure = (change: Partial<Failure> = {}): Failure => ({
  kind: 'business',
  status: 400,
  code: 4302,
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
const fail = (call: keyof SetupCalls, change?: Partial<Failure>): void =>
  send({ type: 'callFailed', call, requestId: requestId(call), failure: failure(change) });

const toProof = (): void => {
  send({ type: 'otpAsked' });
  answer('sendOtp', { resendAtMs: 31_000, attemptsRemaining: 5 });
};
const prove = (): void => {
  send({ type: 'codeTyped', text: '12345' });
  send({ type: 'dayTyped', text: '15/08/1990' });
  send({ type: 'proofSubmitted' });
};
const toPin = (): void => {
  toProof();
  prove();
  answer('prove', {});
};
const setPin = (newPin: string, again: string): void => {
  send({ type: 'pinTyped', field: 'newPin', text: newPin });
  send({ type: 'pinTyped', field: 'again', text: again });
  send({ type: 'pinSubmitted' });
};

// @req ACT-009, ACT-013
it('goes from the OTP to the proof, to the PIN, to its end, and forgets each on the way', () => {
  toPin();
  expect(state).toMatchObject({ screen: { name: 'setting' }, code: '', day: '' });
  setPin('8642', '8642');
  answer('set', { maskedMobile: '90XXXXX005', isMessageSent: false });
  expect(state).toMatchObject({ screen: { name: 'done', isMessageSent: false }, newPin: '', again: '' });
  expect(bodies).toEqual([
    ['sendOtp', { lenderId: '502' }],
    ['prove', { lenderId: '502', otp: '12345', dateOfBirth: '1990-08-15' }],
    ['set', { lenderId: '502', newPin: '8642' }],
  ]);
});

it('sends neither half a proof nor a day that is none, and the fifth digit alone sends nothing', () => {
  toProof();
  send({ type: 'codeTyped', text: '12345' });
  for (const day of ['', '150819', '31021990']) {
    send({ type: 'dayTyped', text: day });
    send({ type: 'proofSubmitted' });
  }
  expect(bodies).toHaveLength(1);
});

it('another OTP comes once its time has come', () => {
  toProof();
  send({ type: 'codeResendAsked' }, 30_999);
  expect(bodies).toHaveLength(1);
  send({ type: 'codeResendAsked' }, 31_000);
  answer('sendOtp', { resendAtMs: 61_000, attemptsRemaining: 4 });
  expect(state.screen).toMatchObject({ name: 'proving', otp: { phase: 'entering', sent: { resendAtMs: 61_000 } } });
});

describe('what goes wrong', () => {
  it('an OTP that is out already can be typed', () => {
    send({ type: 'otpAsked' });
    fail('sendOtp', { reaction: 'useSentCode', resendAtMs: 9_000 });
    expect(state.screen).toMatchObject({ name: 'proving', otp: { sent: { resendAtMs: 9_000 } } });
  });

  it('a wrong day empties the day, a wrong OTP the OTP', () => {
    toProof();
    prove();
    fail('prove', { code: 4303, reaction: 'typeAgain', attemptsRemaining: 2 });
    expect(state).toMatchObject({
      day: '',
      code: '12345',
      screen: { dayFailure: { code: 4303 }, otp: { phase: 'entering' } },
    });
    prove();
    fail('prove', { attemptsRemaining: 4 });
    expect(state).toMatchObject({
      day: '15081990',
      code: '',
      screen: { dayFailure: null, otp: { failure: { code: 4302 } } },
    });
  });

  it.each(['sendOtp', 'prove', 'set'] as const)('no attempt left at %s locks, a session that is over ends', (call) => {
    for (const [change, name] of [
      [{ attemptsRemaining: 0 }, 'locked'],
      [{ reaction: 'endSession' }, 'over'],
    ] as const) {
      state = firstSetup('502');
      if (call === 'sendOtp') send({ type: 'otpAsked' });
      else if (call === 'prove') {
        toProof();
        prove();
      } else {
        toPin();
        setPin('8642', '8642');
      }
      fail(call, change);
      expect(state).toMatchObject({ screen: { name }, code: '', day: '', newPin: '', again: '' });
    }
  });

  it('a PIN that differs is no call; a proof that counts no more is shown anew; a line that is down keeps the PIN', () => {
    toPin();
    setPin('8642', '8643');
    expect([state.screen, state.newPin, state.again]).toEqual([
      { name: 'setting', fault: 'differs', failure: null },
      '8642',
      '',
    ]);
    setPin('8642', '8642');
    fail('set', { kind: 'network' });
    expect(state).toMatchObject({ screen: { name: 'setting', failure: { kind: 'network' } }, newPin: '8642' });
    send({ type: 'pinSubmitted' });
    fail('set', { code: 4001 });
    expect(state).toMatchObject({ screen: { name: 'asking', failure: { code: 4001 } }, newPin: '' });
  });
});

it.each<SetupScreen>([
  { name: 'locked', failure: failure() },
  { name: 'over', failure: failure() },
  { name: 'done', maskedMobile: '', isMessageSent: false },
])('$name takes nothing more', (screen) => {
  const before = { ...firstSetup('502'), screen, code: '12345', day: '15081990', newPin: '8642', again: '8642' };
  const events: readonly Event[] = [
    { type: 'otpAsked' },
    { type: 'dayTyped', text: '1' },
    { type: 'codeTyped', text: '1' },
    { type: 'codeResendAsked' },
    { type: 'proofSubmitted' },
    { type: 'pinTyped', field: 'again', text: '1' },
    { type: 'pinSubmitted' },
    { type: 'timerFired', id: 1 },
    { type: 'wentOnline' },
  ];
  for (const event of events) expect(reduceSetup(before, event, 99_000)).toEqual({ state: before, effects: [] });
});
