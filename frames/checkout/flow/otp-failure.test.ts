import { describe, expect, it } from 'vitest';
import type { Failure } from '../../platform/api/failure';
import { Fixture } from '../app/testing/fixture';
import type { CallName } from './calls';
import { Harness } from './testing/harness';
import { failure } from './testing/samples';

/** The checkout by a clock of the test's, a moment after the call of a journey has failed. */
function failed(harness: Harness, call: CallName, why: Failure): Fixture {
  const fixture = new Fixture(undefined, harness.record);
  fixture.flow.machine.send({
    type: 'callFailed',
    call,
    requestId: harness.pending(call)?.requestId ?? 0,
    failure: why,
  });
  return fixture;
}
const words = ({ flow }: Fixture) => {
  const { screen } = flow.state;
  return [screen.name, 'failure' in screen ? (screen.failure?.name ?? null) : undefined];
};

const wrong = failure('PAYMENT_INVALID_OTP', { attemptsRemaining: 2 });
const atMobile = () =>
  new Harness().atMobile().send({ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' });
const verifying = () => new Harness().atOtp().send({ type: 'codeTyped', text: '11111' });
const resending = () => {
  const harness = new Harness().atOtp();
  harness.nowMs += 30_000;
  return harness.send({ type: 'codeResendAsked' });
};

describe('the words about an OTP', () => {
  // @req OTP-042
  it.each([
    ['that is wrong', 'otp', () => failed(verifying(), 'verifyOtp', wrong)],
    ['that is too old', 'otp', () => failed(verifying(), 'verifyOtp', failure('PAYMENT_OTP_EXPIRED'))],
    ['of the lender’s that is wrong', 'lenderOtp', () => failed(new Harness().atProcessing(), 'confirm', wrong)],
    ['that was not sent', 'verifyMobile', () => failed(atMobile(), 'sendOtp', failure('PAYMENT_GENERIC_ERROR'))],
    [
      'that is asked for too soon',
      'otp',
      () => failed(resending(), 'resendOtp', failure('OTP_TOO_SOON', { resendAtMs: 1 })),
    ],
  ])('%s are shown for 3 s and not 1 ms longer', (_, screen, open) => {
    const fixture = open();
    fixture.pass(2_999);
    expect(words(fixture)).toEqual([screen, expect.any(String)]);
    fixture.pass(1);
    expect(words(fixture)).toEqual([screen, null]);
  });

  it('go and leave the warning of the last attempts', () => {
    const fixture = failed(verifying(), 'verifyOtp', wrong);
    fixture.pass(3_000);
    expect(fixture.flow.state.screen).toMatchObject({ failure: null, sent: { attemptsRemaining: 2 } });
  });

  it('of a second wrong OTP have 3 s of their own', () => {
    const fixture = failed(verifying(), 'verifyOtp', wrong);
    fixture.pass(2_000);
    fixture.send({ type: 'codeTyped', text: '22222' });
    const requestId = fixture.flow.machine.state.calls.verifyOtp?.requestId ?? 0;
    fixture.flow.machine.send({ type: 'callFailed', call: 'verifyOtp', requestId, failure: wrong });
    fixture.pass(1_000);
    expect(words(fixture)).toEqual(['otp', 'PAYMENT_INVALID_OTP']);
    fixture.pass(2_000);
    expect(words(fixture)).toEqual(['otp', null]);
  });

  it.each(['PAYMENT_MULTIPLE_OTP_BLOCK', 'PAYMENT_ELSEWHERE'])(
    'of a number that leads nowhere (%s) stay until another one is typed',
    (name) => {
      const fixture = failed(verifying(), 'verifyOtp', failure(name));
      fixture.pass(60_000);
      expect(words(fixture)).toEqual(['verifyMobile', name]);
      fixture.send({ type: 'mobileTyped', text: '9' });
      expect(words(fixture)).toEqual(['verifyMobile', null]);
    },
  );
});
