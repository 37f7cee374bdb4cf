import { describe, expect, it } from 'vitest';
import { Harness } from './testing/harness';
import { failure, NOW_MS } from './testing/samples';

const sent = { maskedMobile: '98XXXXX210', resendAtMs: NOW_MS + 30_000, attemptsRemaining: 3 };
/** At the lender's OTP of a payment that was resumed, 30 s after it was sent. */
function atLenderOtp(typed = ''): Harness {
  const harness = new Harness().opened().answer('orderInfo');
  harness.answer('details', { ...sent, step: 'LENDER_OTP', isMobileVerified: true });
  harness.nowMs = NOW_MS + 30_000;
  return typed === '' ? harness : harness.send({ type: 'codeTyped', text: typed });
}
const typedAt = ({ state }: Harness) => [state.screen, state.paymentUserData.lenderOtp];

describe('the lender’s OTP', () => {
  it('of 4 digits pays nothing, and of 5 by the button alone, once', () => {
    const harness = atLenderOtp('1234').send({ type: 'codeSubmitted' });
    expect(harness.sent('confirm')).toHaveLength(0);
    harness.send({ type: 'codeTyped', text: '12345' });
    expect(harness.sent('confirm')).toHaveLength(0);
    harness.send({ type: 'codeSubmitted' }, { type: 'codeSubmitted' });
    expect(harness.sent('confirm').map(({ body }) => body)).toEqual([{ otp: '12345' }]);
    expect(harness.state.screen).toEqual({ name: 'processing', sent });
  });

  it('that is wrong is asked for again at the number that it went to, with what is left of it', () => {
    const harness = atLenderOtp('12345').send({ type: 'codeSubmitted' });
    harness.fail('confirm', failure('PAYMENT_INVALID_OTP', { attemptsRemaining: 2 }));
    expect(typedAt(harness)).toMatchObject([{ name: 'lenderOtp', sent: { ...sent, attemptsRemaining: 2 } }, '']);
  });

  // @req TXN-012
  it('is sent again from its time on, once, and its digits stay until then', () => {
    const harness = atLenderOtp('12');
    harness.nowMs -= 1;
    expect(harness.send({ type: 'codeResendAsked' }).sent('resendLenderOtp')).toHaveLength(0);
    harness.nowMs += 1;
    harness.send({ type: 'codeResendAsked' }, { type: 'codeResendAsked' });
    expect(harness.sent('resendLenderOtp')).toHaveLength(1);
    expect(typedAt(harness)).toMatchObject([{ name: 'lenderOtp', phase: 'resending' }, '12']);
    const next = { resendAtMs: NOW_MS + 60_000, attemptsRemaining: 3 };
    harness.answer('resendLenderOtp', next);
    expect(typedAt(harness)).toMatchObject([{ name: 'lenderOtp', phase: 'entering', sent: { ...sent, ...next } }, '']);
    expect(harness.state.snackbar).toMatchObject({ kind: 'otpSent' });
  });

  it('that is asked for too soon keeps its digits, and says so at the one that is out', () => {
    const harness = atLenderOtp('12').send({ type: 'codeResendAsked' });
    harness.fail('resendLenderOtp', failure('OTP_TOO_SOON', { resendAtMs: NOW_MS + 90_000 }));
    const screen = { name: 'lenderOtp', phase: 'entering', failure: { name: 'OTP_TOO_SOON' } };
    expect(typedAt(harness)).toMatchObject([{ ...screen, sent: { ...sent, resendAtMs: NOW_MS + 90_000 } }, '12']);
  });

  it('that a busy server did not take is still there, under the words of that', () => {
    const harness = atLenderOtp('12345').send({ type: 'codeSubmitted' });
    harness.fail('confirm', failure('TOO_MANY_REQUESTS', { kind: 'http', status: 429, reaction: 'slowDown' }));
    expect(typedAt(harness)).toEqual([{ name: 'lenderOtp', phase: 'entering', sent, failure: null }, '12345']);
    expect(harness.state.modal).toMatchObject({ name: 'errorBlockTransactionModal', canRetry: false });
  });
});
