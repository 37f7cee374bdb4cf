import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure } from '../testing/failures';
import { reduceOtp } from './otp-flow';
import { type OtpEvent, type OtpState, startOtp } from './otp-state';

const NOW_MS = 1_800_000_000_000;
const sent = { resendAtMs: NOW_MS + 30_000, attemptsRemaining: 5 };

/** The state after events, and every effect on the way. */
function following(state: OtpState, ...events: OtpEvent[]) {
  const effects: string[] = [];
  let now = state;
  for (const event of events) {
    const step = reduceOtp(now, event);
    now = step.state;
    effects.push(...step.effects.map(({ type }) => type));
  }
  return { state: now, effects };
}
const typed: OtpEvent[] = [{ type: 'mobileTyped', digits: '98765 43210' }, { type: 'mobileSubmitted' }];
const codeStep = (): OtpState => following(startOtp(''), ...typed, { type: 'otpSent', sent }).state;
const accepted: OtpEvent = { type: 'termsTicked', isAccepted: true };
const code = (digits: string): OtpEvent => ({ type: 'codeTyped', digits });

describe('the mobile number', () => {
  it('sends nothing with 9 digits nor to a number that begins with 5, and an OTP to one that begins with 6', () => {
    const nine = following(startOtp(''), { type: 'mobileTyped', digits: '987654321' }, { type: 'mobileSubmitted' });
    expect([nine.state.step, nine.effects]).toEqual(['mobile', []]);
    const none = following(startOtp('5876543210'), { type: 'mobileSubmitted' });
    expect([none.state.step, none.effects]).toEqual(['mobile', []]);
    const ten = following(startOtp('6876543210'), { type: 'mobileSubmitted' });
    expect([ten.state.step, ten.effects]).toEqual(['sending', ['stopListening', 'sendOtp']]);
  });

  it('keeps 10 digits of what is typed', () => {
    expect(following(startOtp(''), { type: 'mobileTyped', digits: '98765-43210-99' }).state.mobile).toBe('9876543210');
  });

  it('shows a failure of sending for 3 s and keeps the number', () => {
    const failed = following(startOtp(''), ...typed, { type: 'otpNotSent', id: 7, failure: failure() });
    expect(failed.state).toMatchObject({ step: 'mobile', mobile: '9876543210', fault: { id: 7 } });
    expect(
      reduceOtp(following(startOtp(''), ...typed).state, { type: 'otpNotSent', id: 7, failure: failure() }).effects,
    ).toEqual([{ type: 'startFaultTimer', id: 7, delayMs: 3000 }]);
    expect(following(failed.state, { type: 'faultShown', id: 6 }).state).toBe(failed.state);
    expect(following(failed.state, { type: 'faultShown', id: 7 }).state).toMatchObject({ fault: null });
  });

  it('that is blocked keeps its message until another number is typed', () => {
    const blocked = failure({ name: 'LOGIN_BLOCKED_MAX_ATTEMPTS' });
    const failed = following(startOtp(''), ...typed, { type: 'otpNotSent', id: 1, failure: blocked });
    expect(failed.effects).not.toContain('startFaultTimer');
    expect(following(failed.state, { type: 'mobileTyped', digits: '9' }).state).toMatchObject({ fault: null });
  });

  it('with an OTP on its way already goes on to the code, and waits for the time that the server gave', () => {
    const tooSoon = failure({ name: 'OTP_TOO_SOON', resendAtMs: NOW_MS + 12_000 });
    const { state, effects } = following(startOtp(''), ...typed, { type: 'otpNotSent', id: 1, failure: tooSoon });
    expect(state).toMatchObject({ step: 'code', sent: { resendAtMs: NOW_MS + 12_000 } });
    expect(effects.at(-1)).toBe('listenForCode');
  });
});

describe('the OTP', () => {
  it('starts empty, with the terms unticked, and listens for an SMS', () => {
    const { state, effects } = following(startOtp(''), ...typed, { type: 'otpSent', sent });
    expect(state).toMatchObject({ step: 'code', code: '', isAccepted: false, fault: null });
    expect(effects.at(-1)).toBe('listenForCode');
  });

  it('is not verified while the terms are unticked', () => {
    expect(following(codeStep(), code('12345'), { type: 'codeSubmitted' }).state.step).toBe('code');
  });

  it('of 4 digits is too short, and no request is made', () => {
    const short = following(codeStep(), accepted, code('1234'), { type: 'codeSubmitted' });
    expect(short.state).toMatchObject({ step: 'code', fault: { kind: 'shortCode' } });
    expect(short.effects).toEqual([]);
    expect(following(short.state, code('12345')).state).toMatchObject({ fault: null });
  });

  it('of 5 digits with the terms ticked is verified once', () => {
    const { state, effects } = following(
      codeStep(),
      accepted,
      code('12345'),
      { type: 'codeSubmitted' },
      { type: 'codeSubmitted' },
    );
    expect([state.step, effects]).toEqual(['verifying', ['stopListening', 'verifyOtp']]);
  });

  it('that is wrong is cleared and says how many attempts are left; the terms stay ticked', () => {
    const verifying = following(codeStep(), accepted, code('12345'), { type: 'codeSubmitted' }).state;
    const wrong = failure({ attemptsRemaining: 2 });
    expect(following(verifying, { type: 'otpRefused', id: 1, failure: wrong }).state).toMatchObject({
      step: 'code',
      code: '',
      isAccepted: true,
      sent: { attemptsRemaining: 2 },
    });
  });

  it('that the server has not seen is kept', () => {
    const verifying = following(codeStep(), accepted, code('12345'), { type: 'codeSubmitted' }).state;
    const offline = failure({ name: 'NETWORK_ERROR' });
    expect(following(verifying, { type: 'otpRefused', id: 1, failure: offline }).state).toMatchObject({
      code: '12345',
    });
  });

  it('leads back to the number when no attempt is left', () => {
    const verifying = following(codeStep(), accepted, code('12345'), { type: 'codeSubmitted' }).state;
    const blocked = failure({ name: 'LOGIN_BLOCKED_MAX_ATTEMPTS', attemptsRemaining: 0 });
    expect(following(verifying, { type: 'otpRefused', id: 1, failure: blocked }).state).toMatchObject({
      step: 'mobile',
      mobile: '9876543210',
      fault: { kind: 'failure' },
    });
  });

  it('is sent again 30 s after the last one and not 1 ms earlier; the typed code goes', () => {
    const state = following(codeStep(), code('123')).state;
    expect(following(state, { type: 'resendAsked', nowMs: NOW_MS + 29_999 }).state).toBe(state);
    const again = following(state, { type: 'resendAsked', nowMs: NOW_MS + 30_000 });
    expect(again.effects).toEqual(['stopListening', 'sendOtp']);
    const later = { resendAtMs: NOW_MS + 60_000, attemptsRemaining: 5 };
    expect(following(again.state, { type: 'otpSent', sent: later }).state).toMatchObject({ code: '', sent: later });
  });

  it('gives way to the number when that is to be changed', () => {
    const changed = following(codeStep(), { type: 'mobileChangeAsked' });
    expect(changed.state).toEqual({ step: 'mobile', mobile: '9876543210', fault: null });
    expect(changed.effects).toEqual(['stopListening']);
  });
});

describe('any order of events', () => {
  const anyEvent: fc.Arbitrary<OtpEvent> = fc.oneof(
    fc.record({ type: fc.constant('mobileTyped' as const), digits: fc.string({ maxLength: 14 }) }),
    fc.constant<OtpEvent>({ type: 'mobileSubmitted' }),
    fc.constant<OtpEvent>({ type: 'otpSent', sent }),
    fc.record({
      type: fc.constantFrom('otpNotSent' as const, 'otpRefused' as const),
      id: fc.nat(3),
      failure: fc
        .constantFrom('LOGIN_INVALID_AUTH', 'OTP_TOO_SOON', 'LOGIN_BLOCKED_MAX_ATTEMPTS', null)
        .map((name) => failure({ name: name as 'OTP_TOO_SOON' | null, resendAtMs: NOW_MS })),
    }),
    fc.record({ type: fc.constant('codeTyped' as const), digits: fc.string({ maxLength: 8 }) }),
    fc.record({ type: fc.constant('termsTicked' as const), isAccepted: fc.boolean() }),
    fc.constant<OtpEvent>({ type: 'codeSubmitted' }),
    fc.constant<OtpEvent>({ type: 'resendAsked', nowMs: NOW_MS + 30_000 }),
    fc.constant<OtpEvent>({ type: 'mobileChangeAsked' }),
    fc.record({ type: fc.constant('faultShown' as const), id: fc.nat(3) }),
  );

  it('verifies only 5 digits with the terms ticked, and sends only to 10 digits', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = startOtp('');
        for (const event of events) {
          const step = reduceOtp(state, event);
          for (const effect of step.effects) {
            if (effect.type === 'sendOtp') expect(effect.mobile).toMatch(/^\d{10}$/);
            if (effect.type !== 'verifyOtp') continue;
            expect(effect.otp).toMatch(/^\d{5}$/);
            expect(state).toMatchObject({ step: 'code', isAccepted: true });
          }
          state = step.state;
        }
      }),
    );
  });
});
