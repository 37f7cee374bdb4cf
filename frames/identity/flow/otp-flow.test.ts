import { describe, expect, it } from 'vitest';
import { type Reaction, reactions } from '../../../shared/errors/row';
import type { Failure } from '../../platform/api/failure';
import { failure } from '../testing/failures';
import { reduceOtp } from './otp-flow';
import { enteringCode, enteringNumber, type OtpEvent, type OtpRules, type OtpState, type OtpStep } from './otp-state';

const NOW_MS = 1_800_000_000_000;
const MOBILE = '9876543210';
const sent = { resendAtMs: NOW_MS + 30_000, attemptsRemaining: 5 };
/** As in the sales app, unless a test says otherwise. */
const rules: OtpRules = { isAgreed: true, goesByItself: true, nowMs: NOW_MS };
const byButton = { goesByItself: false };
const unticked = { isAgreed: false };

interface Seen {
  readonly state: OtpState;
  readonly effects: readonly string[];
}

/** The state after events, and every effect on the way. */
function following(start: OtpState, events: readonly OtpEvent[], about: Partial<OtpRules> = {}): Seen {
  const effects: string[] = [];
  let state = start;
  for (const event of events) {
    const { effect, ...next } = reduceOtp(state, event, { ...rules, ...about });
    state = next;
    if (effect) effects.push(effect.type);
  }
  return { state, effects };
}

const at = (otp: OtpStep, code = '', mobile = MOBILE): OtpState => ({ mobile, code, otp });
const atNumber = (mobile = MOBILE): OtpState => at(enteringNumber, '', mobile);
const atCode = (typed = ''): OtpState => at(enteringCode(sent), typed);
const sending = at({ ...enteringNumber, phase: 'sending' });
const resending = at({ ...enteringCode(sent), phase: 'resending' }, '12');
const verifying = at({ ...enteringCode(sent), phase: 'verifying' }, '12345');
const code = (text: string, waits = false): OtpEvent => ({ type: 'codeTyped', text, waits });
const refused = (about: Partial<Failure> = {}, id = 7): OtpEvent => ({
  type: 'otpRefused',
  id,
  failure: failure({ name: null, ...about }),
});
const submitNumber: OtpEvent = { type: 'mobileSubmitted' };
const submitCode: OtpEvent = { type: 'codeSubmitted' };

describe('the mobile number', () => {
  // @req Q-011
  it.each([
    ['987654321', []],
    ['5876543210', []],
    ['6876543210', ['sendOtp']],
  ])('%s, submitted, asks for %j', (mobile, asked) => {
    const { state, effects } = following(atNumber(mobile), [submitNumber]);
    expect(effects).toEqual(asked);
    expect(state.otp).toMatchObject({ step: 'number', phase: asked.length > 0 ? 'sending' : 'entering' });
  });

  // @req Q-011
  it.each([
    ['587654321', []],
    ['5876543210', ['sendOtp']],
    ['58765432101', []],
  ])('%s, where the length alone is checked, asks for %j', (mobile, asked) => {
    expect(following(atNumber(mobile), [submitNumber], { checksLengthOnly: true }).effects).toEqual(asked);
  });

  // @req VAL-001
  it.each([
    ['+91 98765-43210', MOBILE],
    ['0091 98765 43210', MOBILE],
    ['+91-098765 43210', MOBILE],
    ['98765-43210-99', '987654321099'],
    ['98a7', '987'],
  ])('typed or pasted as %s is %s', (text, mobile) => {
    expect(following(atNumber(), [{ type: 'mobileTyped', text }]).state.mobile).toBe(mobile);
  });

  it('9876543210 gets its OTP while the terms are unticked: they stand beside the code', () => {
    expect(following(atNumber(), [submitNumber], unticked).effects).toEqual(['sendOtp']);
  });

  it('stays as it is while its OTP is sent', () => {
    const events: OtpEvent[] = [{ type: 'mobileTyped', text: '9' }, submitNumber];
    expect(following(sending, events)).toEqual({ state: sending, effects: [] });
  });

  // @req ELG-023
  it('new input removes the message of a refusal', () => {
    const { state } = following(sending, [
      refused({ reaction: 'useAnotherNumber' }),
      { type: 'mobileTyped', text: '9' },
    ]);
    expect(state.otp).toEqual(enteringNumber);
  });
});

describe('the code', () => {
  it.each([true, false])('that goes by itself (%s), of 5 digits, is verified once', (goesByItself) => {
    const { state, effects } = following(atCode(), [code('1 2 3 4 5 6'), submitCode, submitCode], { goesByItself });
    expect(state).toMatchObject({ otp: { step: 'code', phase: 'verifying' }, code: '12345' });
    expect(effects).toEqual(['verifyOtp']);
  });

  it('goes by its fifth digit, but where it was put together from parts', () => {
    expect(following(atCode(), [code('12345')]).effects).toEqual(['verifyOtp']);
    expect(following(atCode(), [code('12345', true)]).effects).toEqual([]);
  });

  // @req VAL-033
  it('of 5 digits is not verified while the terms are unticked; the button says so until they are ticked', () => {
    const pressed = following(atCode(), [code('12345'), submitCode], unticked);
    expect(pressed.effects).toEqual([]);
    expect(pressed.state).toMatchObject({ code: '12345', otp: { phase: 'entering', isUnticked: true } });
    expect(following(pressed.state, [submitCode]).effects).toEqual(['verifyOtp']);
  });

  it('of 4 digits with the terms ticked, submitted, is too short and not verified', () => {
    const { state, effects } = following(atCode('1234'), [submitCode]);
    expect([state.otp, effects]).toEqual([{ ...enteringCode(sent), isTooShort: true }, []]);
  });

  it('that goes by the button alone waits for it; it says what is missing', () => {
    expect(following(atCode(), [code('12345')], byButton).effects).toEqual([]);
    const short = following(atCode(), [code('1234'), submitCode], byButton);
    expect(short.state.otp).toMatchObject({ phase: 'entering', isTooShort: true });
    expect(following(short.state, [code('12345')], byButton).state.otp).toEqual(enteringCode(sent));
  });

  // @req OTP-018
  it('is empty where another one was sent; until then, and where none could be, it stays', () => {
    const asked = following(atCode('12'), [{ type: 'codeResendAsked' }], { nowMs: sent.resendAtMs });
    expect(asked).toEqual({ state: resending, effects: ['sendOtp'] });
    const later = { resendAtMs: NOW_MS + 60_000, attemptsRemaining: 5 };
    expect(following(asked.state, [{ type: 'otpSent', sent: later }]).state).toEqual(at(enteringCode(later)));
    expect(following(asked.state, [{ type: 'otpInterrupted' }]).state.code).toBe('12');
  });

  // @req OTP-020
  it.each([
    [sent.resendAtMs - 1, sent.resendAtMs, []],
    [sent.resendAtMs, sent.resendAtMs, ['sendOtp']],
    [Number.MAX_SAFE_INTEGER, null, []],
  ])('is sent again at %i where that is possible from %s on: %j', (nowMs, resendAtMs, asked) => {
    const state = at(enteringCode({ ...sent, resendAtMs }));
    expect(following(state, [{ type: 'codeResendAsked' }], { nowMs }).effects).toEqual(asked);
  });

  it('takes nothing while it is verified or sent again', () => {
    const events: OtpEvent[] = [code('1'), submitCode, { type: 'codeResendAsked' }];
    for (const state of [verifying, resending])
      expect(following(state, events, { nowMs: Number.MAX_SAFE_INTEGER })).toEqual({ state, effects: [] });
  });

  it('that is verified hears of no code that was sent before', () => {
    expect(following(verifying, [{ type: 'otpSent', sent }]).state).toEqual(verifying);
  });
});

describe('an answer that is lost', () => {
  it.each([
    ['sending', sending],
    ['resending', resending],
    ['verifying', verifying],
  ])('while %s gives back what was typed, without a word', (_, state) => {
    const after = following(state, [{ type: 'otpInterrupted' }]);
    expect(after).toEqual({ state: { ...state, otp: { ...state.otp, phase: 'entering' } }, effects: [] });
  });
});

/** Where a refusal leads, what is left of the code, and whether its words go by themselves. */
type Led = readonly [OtpStep['step'], code: string, effects: readonly string[]];
const goes = ['startTimer'];

describe('a refusal', () => {
  const asTyped = (reaction: Reaction): { readonly [Phase in 'sending' | 'resending' | 'verifying']: Led } => {
    if (reaction === 'useAnotherNumber' || reaction === 'goOnElsewhere')
      return { sending: ['number', '', []], resending: ['number', '', []], verifying: ['number', '', []] };
    if (reaction === 'useSentCode')
      return { sending: ['code', '', goes], resending: ['code', '12', goes], verifying: ['code', '12345', goes] };
    return { sending: ['number', '', goes], resending: ['code', '', goes], verifying: ['code', '', goes] };
  };

  // @req OTP-036
  it.each(reactions.map((reaction) => [reaction]))(
    '"%s" leads from each phase where it should, and says so',
    (reaction) => {
      for (const [phase, state] of Object.entries({ sending, resending, verifying })) {
        const after = following(state, [refused({ reaction, resendAtMs: NOW_MS + 12_000 })]);
        const { otp } = after.state;
        const led: Led = [otp.step, after.state.code, after.effects];
        expect(led).toEqual(asTyped(reaction)[phase as 'sending']);
        expect(otp).toMatchObject({ phase: 'entering', failure: { id: 7, reaction } });
        expect(after.state.mobile).toBe(MOBILE);
      }
    },
  );

  it('counts the attempts that are left and moves the next code on; what it does not say stays', () => {
    const both = following(verifying, [refused({ attemptsRemaining: 2, resendAtMs: NOW_MS + 90_000 })]);
    expect(both.state.otp).toMatchObject({ sent: { attemptsRemaining: 2, resendAtMs: NOW_MS + 90_000 } });
    expect(following(verifying, [refused()]).state.otp).toMatchObject({ sent });
  });

  it('of a code that is asked for too soon, of which this page knows nothing, lets that one be typed', () => {
    const tooSoon = refused({ reaction: 'useSentCode', resendAtMs: NOW_MS + 12_000 });
    const known = { resendAtMs: NOW_MS + 12_000, attemptsRemaining: null };
    expect(following(sending, [tooSoon]).state.otp).toMatchObject({ step: 'code', sent: known });
    expect(following(sending, [refused({ reaction: 'useSentCode' })]).state.otp.step).toBe('number');
  });

  it('that the server has not sent keeps the code', () => {
    expect(following(verifying, [refused({ kind: 'network' })]).state.code).toBe('12345');
  });

  it('goes after 3 s, and not by the timer of an earlier one', () => {
    const after = reduceOtp(verifying, refused({}, 8), rules);
    expect(after.effect).toEqual({ type: 'startTimer', timer: 'otpFailure', id: 8, delayMs: 3_000 });
    expect(following(after, [{ type: 'failureShown', id: 7 }]).state.otp).toBe(after.otp);
    expect(following(after, [{ type: 'failureShown', id: 8 }]).state.otp).toEqual(enteringCode(sent));
  });

  it('of the last attempt stays with the field', () => {
    expect(following(verifying, [refused({ attemptsRemaining: 0 })]).effects).toEqual([]);
  });

  it('stays at a field that is emptied, and goes with the next digit', () => {
    const wrong = following(verifying, [refused({ kind: 'network' })]).state;
    expect(following(wrong, [code('')]).state.otp).toMatchObject({ failure: { id: 7 } });
    expect(following(wrong, [code('1')]).state.otp).toMatchObject({ failure: null });
  });
});

it('a number that is verified hears nothing more', () => {
  const state = at({ step: 'verified' });
  const events: OtpEvent[] = [
    { type: 'mobileTyped', text: '9' },
    submitNumber,
    code('12345'),
    submitCode,
    { type: 'otpSent', sent },
    refused(),
  ];
  for (const event of events) expect(following(state, [event])).toEqual({ state, effects: [] });
});
