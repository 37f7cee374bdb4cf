import { describe, expect, it } from 'vitest';
import { Play } from './testing/play';

describe('the terms at the OTP', () => {
  it('unticked, neither the fifth digit nor Verify sends it; ticked again, Verify does', () => {
    const play = new Play().atOtp().send({ type: 'termsToggled', isAccepted: false });
    play.send({ type: 'otpTyped', text: '12345' }, { type: 'otpSubmitted' });
    expect(play.sent('verifyOtp')).toHaveLength(0);
    expect(play.state.typed.otp).toBe('12345');
    play.send({ type: 'termsToggled', isAccepted: true }, { type: 'otpSubmitted' });
    expect(play.sent('verifyOtp')).toHaveLength(1);
  });
});
