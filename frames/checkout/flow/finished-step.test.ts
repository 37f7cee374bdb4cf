import { describe, expect, it } from 'vitest';
import { Harness } from './testing/harness';

const emitted = (harness: Harness): readonly string[] =>
  harness.effects.flatMap((effect) =>
    effect.type === 'emitStep' || effect.type === 'trackStage' ? [`${effect.step} ${effect.status}`] : [],
  );

describe('what the host hears of the steps', () => {
  it('is each step as it begins and as it is done, in that order', () => {
    expect(emitted(new Harness().atLenderOtp())).toEqual([
      'EMI_PLAN_SELECTION INITIATED',
      'EMI_PLAN_SELECTION COMPLETE',
      'VERIFY_MOBILE INITIATED',
      'VERIFY_MOBILE COMPLETE',
      'TWO_FACTOR INITIATED',
      'TWO_FACTOR COMPLETE',
      'KFS_CONSENT INITIATED',
      'KFS_CONSENT COMPLETE',
      'LENDER_OTP INITIATED',
    ]);
  });

  it('is of a way back only where it leads', () => {
    const harness = new Harness().atSecondFactor();
    const before = emitted(harness).length;
    harness.send({ type: 'plansAsked' });
    expect(emitted(harness).slice(before)).toEqual(['EMI_PLAN_SELECTION INITIATED']);
    const mobile = new Harness().atMobile().send({ type: 'back' });
    expect(emitted(mobile)).not.toContain('VERIFY_MOBILE COMPLETE');
  });

  it('is of an application that it is done once it is approved, and not when it is left', () => {
    const offered = () => {
      const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' });
      harness.answer('verifyOtp', { step: 'NTB', isNtbAllowed: true }).answer('offers');
      return harness.send({ type: 'ntbLenderChosen', lenderId: '402' }, { type: 'ntbApplyAsked' });
    };
    expect(emitted(offered().send({ type: 'back' }))).not.toContain('NTB_APPLICATION COMPLETE');
    const harness = offered();
    for (const [field, text] of [
      ['userName', 'Asha'],
      ['dateOfBirth', '01021990'],
      ['pan', 'ABCDE1234F'],
      ['pincode', '560001'],
    ] as const)
      harness.send({ type: 'ntbFieldTyped', field, text });
    harness.send({ type: 'ntbConsentToggled', language: 'en' }, { type: 'ntbSubmitted' });
    harness.answer('ntbApply', { status: 'APPROVED' }).answer('offers').send({ type: 'plansAsked' });
    expect(emitted(harness).slice(-6)).toEqual([
      'VERIFY_MOBILE COMPLETE',
      'NTB INITIATED',
      'NTB COMPLETE',
      'NTB_APPLICATION INITIATED',
      'NTB_APPLICATION COMPLETE',
      'EMI_PLAN_SELECTION INITIATED',
    ]);
  });
});
