import { describe, expect, it } from 'vitest';
import { clientFailure, type Failure } from '../platform/api/failure';
import { refusal, runFlow } from '../platform/page/testing/run-flow';
import { type PinEvent, type PinField, type PinStep, pinFlow } from './pin.flow';
import { scheme } from './testing/sample';

const run = (isForgotten = false) => {
  const flow = runFlow(pinFlow, { scheme, lines: [], isForgotten });
  const step = (): PinStep => {
    const state = flow.state();
    if (state.view !== 'line') throw new Error('no line is shown');
    return state.changePin;
  };
  return { ...flow, step };
};
type Running = ReturnType<typeof run>;
const type = ({ send }: Running, pins: Partial<Record<PinField, string>>): void => {
  for (const [field, text] of Object.entries(pins)) send({ type: 'pinTyped', field: field as PinField, text });
};
const enter = (flow: Running, pins: Partial<Record<PinField, string>>): void => {
  type(flow, pins);
  flow.send({ type: 'pinSubmitted' });
};
const offline = clientFailure(new Error('Network Error'), 'network');
const good = { currentPin: '1234', newPin: '8642', again: '8642' };
const changed = { lenderId: '501', maskedMobile: '90XXXXX005', isMessageSent: true };

const toProof = (flow: Running): void => {
  flow.send({ type: 'otpAsked' });
  flow.answer('sendOtp', { resendAtMs: 31_000, attemptsRemaining: 5 });
};
const prove = ({ send }: Running): void => {
  send({ type: 'codeTyped', text: '12345' });
  send({ type: 'dayTyped', text: '15/08/1990' });
  send({ type: 'proofSubmitted' });
};
const toPin = (flow: Running): void => {
  toProof(flow);
  prove(flow);
  flow.answer('prove', { pinSetupAuthToken: '7.abc' });
};

describe('a change of a PIN', () => {
  // @req ACT-011, ACT-013
  it('asks the lender once all three fields are whole, and accepts nothing more until the answer', () => {
    const flow = run();
    enter(flow, { ...good, again: '864' });
    expect(flow.sent).toEqual([]);
    enter(flow, good);
    flow.send({ type: 'pinSubmitted' });
    flow.send({ type: 'forgotten' });
    type(flow, { newPin: '1' });
    expect(flow.sent).toEqual([['change', { lenderId: '501', currentPin: '1234', newPin: '8642' }]]);
    expect(flow.step()).toEqual({ view: 'change', pins: good, entry: { step: 'sending' } });
  });

  it.each([
    ['differs', { ...good, again: '8643' }, { ...good, again: '' }],
    ['same', { currentPin: '1234', newPin: '1234', again: '1234' }, { currentPin: '1234', newPin: '', again: '' }],
  ] as const)('with a new PIN that is “%s” is no attempt: the lender is not asked', (problem, typed, left) => {
    const flow = run();
    enter(flow, typed);
    expect([flow.step(), flow.sent]).toEqual([{ view: 'change', pins: left, entry: { step: 'idle', problem } }, []]);
  });

  it('that is done keeps no PIN', () => {
    const flow = run();
    enter(flow, good);
    flow.answer('change', changed);
    expect(flow.step()).toEqual({
      view: 'done',
      maskedMobile: '90XXXXX005',
      isMessageSent: true,
      isForgotten: false,
    });
  });

  // @req ACT-011
  it.each<readonly [string, Failure, PinStep['view'], Partial<Record<PinField, string>>]>([
    ['a wrong current PIN (4303) is emptied', refusal({ attemptsRemaining: 2 }), 'change', { currentPin: '' }],
    ['the same PIN (4001) empties the new one', refusal({ code: 4001 }), 'change', { newPin: '', again: '' }],
    ['a lost answer empties nothing', offline, 'change', {}],
    ['no attempt left (4105) locks', refusal({ attemptsRemaining: 0 }), 'locked', {}],
    ['a session that has ended ends it', refusal({ reaction: 'endSession' }), 'over', {}],
  ])('keeps each failure: %s', (_rule, failure, view, emptied) => {
    const flow = run();
    enter(flow, good);
    flow.fail('change', failure);
    const step = flow.step();
    expect(step.view).toBe(view);
    if (step.view !== 'change') expect(step).toEqual({ view, failure, isForgotten: false });
    else {
      expect(step).toEqual({
        view,
        pins: { ...good, ...emptied },
        entry: { step: 'idle', problem: failure },
      });
    }
  });

  it('hides a failure once something is typed', () => {
    const flow = run();
    enter(flow, good);
    flow.fail('change', refusal({ attemptsRemaining: 2 }));
    type(flow, { currentPin: '' });
    expect(flow.step()).toMatchObject({ entry: { problem: { attemptsRemaining: 2 } } });
    type(flow, { currentPin: '1' });
    expect(flow.step()).toMatchObject({ entry: { step: 'idle', problem: null } });
  });
});

describe('a PIN that was forgotten', () => {
  // @req ACT-009, ACT-013
  it('is set after the OTP and the proof, whose token goes with the last call alone', () => {
    const flow = run(true);
    toPin(flow);
    expect(flow.step()).toMatchObject({ view: 'set', token: '7.abc', pins: { newPin: '', again: '' } });
    expect(flow.headers()).toEqual({ 'pin-setup-auth-token': '7.abc' });
    enter(flow, { newPin: '8642', again: '8642' });
    flow.answer('set', { ...changed, isMessageSent: false });
    expect(flow.step()).toEqual({ view: 'done', maskedMobile: '90XXXXX005', isMessageSent: false, isForgotten: true });
    expect(flow.headers()).toEqual({});
    expect(flow.sent).toEqual([
      ['sendOtp', { lenderId: '501' }],
      ['prove', { lenderId: '501', otp: '12345', dateOfBirth: '1990-08-15' }],
      ['set', { lenderId: '501', newPin: '8642' }],
    ]);
  });

  it('leads back to the change until the OTP is asked for', () => {
    const flow = run();
    flow.send({ type: 'forgotten' });
    expect(flow.step().view).toBe('askOtp');
    flow.send({ type: 'remembered' });
    expect(flow.step().view).toBe('change');
    flow.send({ type: 'forgotten' });
    flow.send({ type: 'otpAsked' });
    flow.send({ type: 'remembered' });
    expect(flow.step()).toEqual({ view: 'askOtp', entry: { step: 'sending' } });
  });

  it('sends neither half a proof nor an impossible day, and the fifth digit alone sends nothing', () => {
    const flow = run(true);
    toProof(flow);
    flow.send({ type: 'codeTyped', text: '12345' });
    for (const day of ['', '150819', '31021990']) {
      flow.send({ type: 'dayTyped', text: day });
      flow.send({ type: 'proofSubmitted' });
    }
    expect(flow.sent).toHaveLength(1);
  });

  it('gets another OTP from 30 s after the last one', () => {
    const flow = run(true);
    toProof(flow);
    flow.send({ type: 'codeResendAsked' }, 30_999);
    expect(flow.sent).toHaveLength(1);
    flow.send({ type: 'codeResendAsked' }, 31_000);
    flow.answer('sendOtp', { resendAtMs: 61_000, attemptsRemaining: 4 });
    expect(flow.step()).toMatchObject({ view: 'prove', otp: { phase: 'entering', sent: { resendAtMs: 61_000 } } });
  });

  it('accepts an OTP that was sent before', () => {
    const flow = run(true);
    flow.send({ type: 'otpAsked' });
    flow.fail('sendOtp', refusal({ reaction: 'useSentCode', resendAtMs: 9_000 }));
    expect(flow.step()).toMatchObject({ view: 'prove', otp: { sent: { resendAtMs: 9_000 } } });
  });

  it('empties the day after a wrong day, and the OTP after a wrong OTP, whose words go by themselves', () => {
    const flow = run(true);
    toProof(flow);
    prove(flow);
    flow.fail('prove', refusal({ code: 4303, reaction: 'typeAgain', attemptsRemaining: 2 }));
    expect(flow.step()).toMatchObject({
      day: '',
      code: '12345',
      dayFailure: { code: 4303 },
      otp: { phase: 'entering' },
    });
    prove(flow);
    flow.fail('prove', refusal({ code: 4302, attemptsRemaining: 4 }));
    expect(flow.step()).toMatchObject({
      day: '15081990',
      code: '',
      dayFailure: null,
      otp: { failure: { code: 4302 } },
    });
    flow.fire('otpFailure');
    expect(flow.step()).toMatchObject({ otp: { failure: null } });
  });

  it.each(['sendOtp', 'prove', 'set'] as const)(
    'at %s locks without an attempt left, and ends with the session',
    (call) => {
      for (const [change, view] of [
        [{ attemptsRemaining: 0 }, 'locked'],
        [{ reaction: 'endSession' }, 'over'],
      ] as const) {
        const flow = run(true);
        if (call === 'sendOtp') flow.send({ type: 'otpAsked' });
        else if (call === 'prove') {
          toProof(flow);
          prove(flow);
        } else {
          toPin(flow);
          enter(flow, { newPin: '8642', again: '8642' });
        }
        const failure = refusal(change);
        flow.fail(call, failure);
        expect(flow.step()).toEqual({ view, failure, isForgotten: true });
      }
    },
  );

  it('stays typed when the network fails, and is proved again when the server refuses it', () => {
    const flow = run(true);
    toPin(flow);
    enter(flow, { newPin: '8642', again: '8643' });
    expect(flow.step()).toMatchObject({
      pins: { newPin: '8642', again: '' },
      entry: { step: 'idle', problem: 'differs' },
    });
    enter(flow, { again: '8642' });
    flow.fail('set', offline);
    expect(flow.step()).toMatchObject({ view: 'set', pins: { newPin: '8642' }, entry: { problem: offline } });
    flow.send({ type: 'pinSubmitted' });
    flow.fail('set', refusal({ code: 4001 }));
    expect(flow.step()).toMatchObject({ view: 'askOtp', entry: { problem: { code: 4001 } } });
  });
});

it.each<readonly [PinStep['view'], Failure | null]>([
  ['locked', refusal({ attemptsRemaining: 0 })],
  ['over', refusal({ reaction: 'endSession' })],
  ['done', null],
])('%s accepts nothing more', (view, failure) => {
  const flow = run();
  enter(flow, good);
  if (failure) flow.fail('change', failure);
  else flow.answer('change', changed);
  const before = flow.step();
  expect(before.view).toBe(view);
  const events: readonly PinEvent[] = [
    { type: 'pinTyped', field: 'again', text: '1' },
    { type: 'pinSubmitted' },
    { type: 'forgotten' },
    { type: 'remembered' },
    { type: 'otpAsked' },
    { type: 'dayTyped', text: '1' },
    { type: 'codeTyped', text: '1' },
    { type: 'codeResendAsked' },
    { type: 'proofSubmitted' },
  ];
  for (const event of events) flow.send(event, 99_000);
  expect([flow.step(), flow.sent]).toEqual([before, [expect.anything()]]);
});
