import { describe, expect, it } from 'vitest';
import { Play } from './testing/play';

const told = (play: Play): readonly string[] =>
  play.effects.flatMap((effect) =>
    effect.type === 'tellStep' || effect.type === 'trackStage' ? [`${effect.step} ${effect.status}`] : [],
  );

describe('what the host hears of the steps', () => {
  it('is each step as it begins and as it is done, in that order', () => {
    expect(told(new Play().atLenderOtp())).toEqual([
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
    const play = new Play().atSecondFactor();
    const before = told(play).length;
    play.send({ type: 'plansAsked' });
    expect(told(play).slice(before)).toEqual(['EMI_PLAN_SELECTION INITIATED']);
    const mobile = new Play().atMobile().send({ type: 'back' });
    expect(told(mobile)).not.toContain('VERIFY_MOBILE COMPLETE');
  });

  it('is of an application that it is done once it is approved, and not when it is left', () => {
    const offered = () => {
      const play = new Play().atOtp().send({ type: 'otpTyped', text: '12345' });
      play.answer('verifyOtp', { step: 'NTB', isNtbAllowed: true }).answer('offers');
      return play.send({ type: 'ntbLenderChosen', lenderId: '402' }, { type: 'ntbApplyAsked' });
    };
    expect(told(offered().send({ type: 'back' }))).not.toContain('NTB_APPLICATION COMPLETE');
    const play = offered();
    for (const [field, text] of [
      ['userName', 'Asha'],
      ['dateOfBirth', '01021990'],
      ['pan', 'ABCDE1234F'],
      ['pincode', '560001'],
    ] as const)
      play.send({ type: 'ntbFieldTyped', field, text });
    play.send({ type: 'ntbConsentToggled', language: 'en' }, { type: 'ntbSubmitted' });
    play.answer('ntbApply', { status: 'APPROVED' }).answer('offers').send({ type: 'plansAsked' });
    expect(told(play).slice(-6)).toEqual([
      'VERIFY_MOBILE COMPLETE',
      'NTB INITIATED',
      'NTB COMPLETE',
      'NTB_APPLICATION INITIATED',
      'NTB_APPLICATION COMPLETE',
      'EMI_PLAN_SELECTION INITIATED',
    ]);
  });
});
