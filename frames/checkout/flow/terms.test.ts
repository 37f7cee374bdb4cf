import { describe, expect, it } from 'vitest';
import { draftOf } from './draft';
import type { Draft } from './events';
import { Harness } from './testing/harness';

const submit = { type: 'mobileSubmitted' } as const;
const tick = (isAccepted: boolean) => ({ type: 'termsToggled', isAccepted }) as const;

describe('the terms', () => {
  const asked = () => new Harness().atMobile().send({ type: 'mobileTyped', text: '9876543210' }, submit);

  it('an OTP is sent without the tick, and a fifth digit without the tick verifies nothing', () => {
    const harness = asked();
    expect(harness.sent('sendOtp')[0]?.body).toEqual({ mobile: '9876543210', isWhatsappConsentAccepted: false });
    harness.answer('sendOtp').send({ type: 'codeTyped', text: '12345' }, { type: 'codeSubmitted' });
    expect(harness.sent('verifyOtp')).toHaveLength(0);
    expect(harness.state.screen).toMatchObject({ name: 'otp', isUnticked: true });
    harness.send(tick(true));
    expect(harness.sent('verifyOtp')).toHaveLength(0);
    harness.send({ type: 'codeSubmitted' });
    expect(harness.sent('verifyOtp')[0]?.body).toEqual({ mobile: '9876543210', otp: '12345', isTermsAccepted: true });
  });

  it('a fifth digit with the tick verifies by itself, and the tick can be taken back before', () => {
    const harness = asked().answer('sendOtp').send(tick(true), tick(false), { type: 'codeTyped', text: '12345' });
    expect(harness.sent('verifyOtp')).toHaveLength(0);
    harness.send({ type: 'codeTyped', text: '1234' }, tick(true), { type: 'codeTyped', text: '12345' });
    expect(harness.sent('verifyOtp')).toHaveLength(1);
  });

  // @req OTP-027
  it('each OTP overlay opens unticked, also after the number was changed', () => {
    const harness = asked().answer('sendOtp').send(tick(true), { type: 'mobileEditAsked' }, submit).answer('sendOtp');
    expect(harness.state).toMatchObject({ screen: { name: 'otp' }, paymentUserData: { isTermsAccepted: false } });
  });

  it('an OTP that was sent before a reload needs the tick too', () => {
    const sent = new Harness().atOtp().state;
    const draft = { ...draftOf(sent), isTermsAccepted: false } as Draft;
    const harness = new Harness().opened({ hasSession: true, draft }).answer('orderInfo');
    harness.answer('details', { step: 'VERIFY_MOBILE', maskedMobile: '98XXXXX210' }).answer('offers');
    expect(harness.send({ type: 'codeTyped', text: '12345' }).sent('verifyOtp')).toHaveLength(0);
    expect(harness.send(tick(true), { type: 'codeSubmitted' }).sent('verifyOtp')).toHaveLength(1);
  });
});

describe('WhatsApp', () => {
  // @req WID-023
  it.each([
    [null, false],
    [false, false],
    [true, true],
  ])('is ticked at first where the merchant says %s: %s', (isWhatsappConsentAccepted, ticked) => {
    const harness = new Harness().atPlans({ isWhatsappConsentAccepted });
    expect(harness.state.paymentUserData.isWhatsappConsentAccepted).toBe(ticked);
  });

  it('goes with the OTP as the shopper left it, also through a reload', () => {
    const asked = new Harness().atMobile().send({ type: 'mobileTyped', text: '9876543210' });
    asked.send({ type: 'whatsappToggled', isAccepted: true }, submit);
    expect(asked.sent('sendOtp')[0]?.body).toMatchObject({ isWhatsappConsentAccepted: true });
  });
});
