import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reactions } from '../../../shared/errors/row';
import { isCode, isMobile } from '../../../shared/rules/validation';
import { failure } from '../testing/failures';
import { reduceOtp } from './otp-flow';
import {
  enteringNumber,
  type OtpEvent,
  type OtpRules,
  type OtpState,
  type OtpTransition,
  takesCode,
} from './otp-state';

const NOW_MS = 1_800_000_000_000;

/** An event, time that passes, or a tick. */
type ArbitraryEvent =
  | OtpEvent
  | { readonly type: 'waited'; readonly waitMs: number }
  | { readonly type: 'ticked'; readonly isAgreed: boolean };

const anyText = fc.oneof(
  fc.constantFrom('9876543210', '6000000000', '12345', '1 2 3 4 5', ''),
  fc.string({ maxLength: 14 }),
);
const anyTimeMs = fc.option(fc.nat(60_000).map((afterMs) => NOW_MS + afterMs));
const anyAttempts = fc.option(fc.nat(5));
const anySent = fc.record({ resendAtMs: anyTimeMs, attemptsRemaining: anyAttempts });
const anyFailure = fc
  .record({
    kind: fc.constantFrom('business' as const, 'network' as const),
    reaction: fc.constantFrom(...reactions),
    resendAtMs: anyTimeMs,
    attemptsRemaining: anyAttempts,
  })
  .map((about) => failure({ name: null, ...about }));
const arbitraryEvent: fc.Arbitrary<ArbitraryEvent> = fc.oneof(
  fc.record({ type: fc.constant('mobileTyped' as const), text: anyText }),
  fc.record({ type: fc.constant('ticked' as const), isAgreed: fc.boolean() }),
  fc.constant<ArbitraryEvent>({ type: 'mobileSubmitted' }),
  fc.record({ type: fc.constant('codeTyped' as const), text: anyText, waits: fc.boolean() }),
  fc.constantFrom<ArbitraryEvent>({ type: 'codeSubmitted' }, { type: 'codeResendAsked' }, { type: 'otpInterrupted' }),
  fc.record({ type: fc.constant('otpSent' as const), sent: anySent }),
  fc.record({ type: fc.constant('otpRefused' as const), id: fc.nat(3), failure: anyFailure }),
  fc.record({ type: fc.constant('failureShown' as const), id: fc.nat(3) }),
  fc.record({ type: fc.constant('waited' as const), waitMs: fc.nat(40_000) }),
);

/** What is wrong with a state, in words; empty = nothing. */
function violations({ mobile, code, otp }: OtpState): string[] {
  const found: string[] = [];
  if (!/^\d{0,20}$/.test(mobile)) found.push('a number that is none');
  if (!/^\d{0,5}$/.test(code)) found.push('a code that is none');
  if (otp.step === 'number' && code !== '') found.push('a code without a request');
  if (otp.step === 'verified' || otp.phase === 'entering') return found;
  if (otp.failure !== null) found.push('words about what is tried again');
  if (!isMobile(mobile)) found.push(`${otp.phase} for no number`);
  if (otp.phase === 'verifying' && !isCode(code)) found.push('verifying no code');
  return found;
}

/** Sees each event of 500 stories. */
function follow(check: (before: OtpState, event: OtpEvent, after: OtpTransition, rules: OtpRules) => void): void {
  fc.assert(
    fc.property(fc.boolean(), fc.array(arbitraryEvent, { maxLength: 60 }), (goesByItself, all) => {
      let state: OtpState = { mobile: '', code: '', otp: enteringNumber };
      let rules: OtpRules = { goesByItself, isAgreed: false, nowMs: NOW_MS };
      for (const happening of all) {
        if (happening.type === 'waited') rules = { ...rules, nowMs: rules.nowMs + happening.waitMs };
        else if (happening.type === 'ticked') rules = { ...rules, isAgreed: happening.isAgreed };
        else {
          const after = reduceOtp(state, happening, rules);
          check(state, happening, after, rules);
          const { effect, ...next } = after;
          state = next;
        }
      }
    }),
    { numRuns: 500 },
  );
}

const isWaiting = ({ otp }: OtpState): boolean => 'phase' in otp && otp.phase !== 'entering';

it('no order of events leaves a state that cannot be', () => {
  follow((_, __, after) => expect(violations(after)).toEqual([]));
});

it('nothing is asked for while something is on its way, and all that is on its way was asked for', () => {
  follow((before, _, after) => {
    const isAsked = after.effect?.type === 'sendOtp' || after.effect?.type === 'verifyOtp';
    expect(isAsked).toBe(!isWaiting(before) && isWaiting(after));
  });
});

it('no code is sent again before its time, and none where no more come', () => {
  follow((before, _, { effect }, { nowMs }) => {
    if (effect?.type !== 'sendOtp' || before.otp.step !== 'code') return;
    expect(before.otp.sent.resendAtMs ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(nowMs);
  });
});

// @req VAL-033
it('no event verifies a code while the terms are unticked', () => {
  follow((_, __, { effect }, { isAgreed }) => {
    if (effect?.type === 'verifyOtp') expect(isAgreed).toBe(true);
  });
});

it('nothing is verified but five digits, and by themselves only where they may go', () => {
  follow((before, event, { code, effect }, { goesByItself }) => {
    if (effect?.type !== 'verifyOtp') return;
    expect(isCode(code) && takesCode(before.otp)).toBe(true);
    if (event.type === 'codeTyped') expect([goesByItself, event.waits]).toEqual([true, false]);
  });
});

it('the number changes by the person alone, and never while something is on its way', () => {
  follow((before, { type }, { mobile }) => {
    if (type !== 'mobileTyped' || isWaiting(before)) expect(mobile).toBe(before.mobile);
  });
});
