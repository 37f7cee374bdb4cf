import { describe, expect, it } from 'vitest';
import { draftOf } from './draft';
import type { Draft } from './events';
import { Harness } from './testing/harness';

const submit = { type: 'mobileSubmitted' } as const;
const tick = (isAccepted: boolean) => ({ type: 'termsToggled', isAccepted }) as const;

describe('the terms', () => {
  it('stand at the number: without them no OTP is sent; at the OTP nothing takes them back', () => {
    const harness = new Harness().atMobile().send({ type: 'mobileTyped', text: '9876543210' }, submit);
    expect(harness.sent('sendOtp')).toHaveLength(0);
    harness.send(tick(true), submit).answer('sendOtp').send(tick(false));
    expect(harness.state.typed.isTermsAccepted).toBe(true);
    expect(harness.send({ type: 'codeTyped', text: '12345' }).sent('verifyOtp')).toHaveLength(1);
  });

  it('are asked for once: an OTP that a reload finds on its way is verified without them', () => {
    const sent = new Harness().atOtp().state;
    const draft = { ...draftOf(sent), isTermsAccepted: false } as Draft;
    const harness = new Harness().opened({ hasSession: true, draft }).answer('orderInfo');
    harness.answer('details', { step: 'VERIFY_MOBILE', maskedMobile: '98XXXXX210' }).answer('offers');
    expect(harness.state).toMatchObject({ screen: { name: 'otp' }, typed: { isTermsAccepted: false } });
    expect(harness.send({ type: 'codeTyped', text: '12345' }).sent('verifyOtp')).toHaveLength(1);
  });
});

describe('WhatsApp', () => {
  it.each([
    [null, false],
    [false, false],
    [true, true],
  ])('is ticked at first where the merchant says %s: %s', (isWhatsappConsentAccepted, ticked) => {
    const harness = new Harness().atPlans({ isWhatsappConsentAccepted });
    expect(harness.state.typed.isWhatsappConsentAccepted).toBe(ticked);
  });

  it('goes with the OTP as the shopper left it, also through a reload', () => {
    const asked = new Harness().atMobile().send({ type: 'mobileTyped', text: '9876543210' }, tick(true));
    asked.send({ type: 'whatsappToggled', isAccepted: true }, submit);
    expect(asked.sent('sendOtp')[0]?.body).toMatchObject({ isTermsAccepted: true, isWhatsappConsentAccepted: true });
  });
});
