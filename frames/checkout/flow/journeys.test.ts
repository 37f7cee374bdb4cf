import { describe, expect, it } from 'vitest';
import { carriedPlan, chosenLenderName, selectedPlan } from './selectors';
import { Play } from './testing/play';
import { completion, lender, NOW_MS } from './testing/samples';

describe('from the plan to the payment', () => {
  it('goes through number, OTP, PIN, statement and lender OTP to success, and tells the host once', () => {
    const play = new Play().atProcessing().answer('confirm');
    expect(play.state.screen).toEqual({ name: 'success', phase: 'shown' });
    expect(play.state.completion).toEqual(completion);
    expect(play.asked('tellResult')).toHaveLength(1);
    expect(play.send({ type: 'finishAsked' }).asked('close')).toEqual([
      { type: 'close', reason: 'completed', outcome: 'completed' },
    ]);
  });

  it('goes straight to the lender OTP where the lender has no second factor and no statement', () => {
    const play = new Play().atOtp().send({ type: 'otpTyped', text: '12345' }).answer('verifyOtp');
    play.answer('initiateTxn', { step: 'LENDER_OTP', aivfType: 'NONE', kfsEnabled: false });
    expect(play.state.screen.name).toBe('lenderOtp');
  });

  it('sends an OTP only to a number that begins with 6 to 9, and with the terms ticked', () => {
    const play = new Play().atMobile().send({ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' });
    expect(play.sent('sendOtp')).toHaveLength(0);
    play.send({ type: 'termsToggled', isAccepted: true }, { type: 'mobileTyped', text: '5876543210' });
    expect(play.send({ type: 'mobileSubmitted' }).sent('sendOtp')).toHaveLength(0);
    play.send({ type: 'mobileTyped', text: '+91 98765-43210' }, { type: 'mobileSubmitted' });
    expect(play.sent('sendOtp')[0]?.body).toEqual({
      mobile: '9876543210',
      isTermsAccepted: true,
      isWhatsappConsentAccepted: true,
    });
  });

  it('keeps the tenure of 6 months when another lender is chosen', () => {
    const play = new Play().atPlans().send({ type: 'planChosen', emiPlanId: '401-6' });
    expect(selectedPlan(play.send({ type: 'lenderChosen', lenderId: '402' }).state)?.emiPlanId).toBe('402-6');
  });

  it('keeps the plan that is reserved, with its total, where the lenders offer it no more', () => {
    const reserved = { lenderId: '401', lenderName: 'Banyan Bank', emiPlan: completion.emiPlan };
    const play = new Play()
      .opened()
      .answer('orderInfo')
      .answer('details', { ...reserved, step: 'LENDER_OTP', isMobileVerified: true });
    const carried = (): unknown => [chosenLenderName(play.state), carriedPlan(play.state)?.cost.totalPayablePaise];
    expect(carried()).toEqual(['Banyan Bank', 5_733_082]);
    play.answer('offers', { isMobileVerified: true, lenders: [lender('401', 'Banyan Bank', { emiPlans: [] })] });
    expect(carried()).toEqual(['Banyan Bank', 5_733_082]);
  });

  it('does not choose a plan without a rate', () => {
    const play = new Play().atPlans().send({ type: 'planChosen', emiPlanId: '401-9' }, { type: 'planSubmitted' });
    expect(play.sent('initiateTxn')).toHaveLength(0);
  });

  it('says so where the verified customer cannot have the plan that was chosen', () => {
    const play = new Play().atOtp().send({ type: 'otpTyped', text: '12345' });
    play.answer('verifyOtp', { step: 'EMI_PLAN_SELECTION', isChosenPlanAvailable: false });
    expect(play.state.screen).toMatchObject({ name: 'planSelection', phase: 'refreshing', notice: 'chosenPlanGone' });
    expect(play.answer('offers', { isMobileVerified: true }).state.screen).toMatchObject({ phase: 'choosing' });
  });

  it('counts the 42 s from opening until plan and number were given', () => {
    const play = new Play().atOtp();
    play.nowMs = NOW_MS + 42_000;
    play.send({ type: 'otpTyped', text: '12345' }).answer('verifyOtp').answer('initiateTxn');
    expect(play.state.orderDetailsCompletedInSeconds).toBe(42);
    expect(play.asked('trackStage').at(-1)).toEqual({
      type: 'trackStage',
      step: 'TWO_FACTOR',
      status: 'INITIATED',
      orderDetailsCompletedInSeconds: 42,
    });
  });

  it('fills an OTP that was read from an SMS into the field on the screen', () => {
    const play = new Play().atOtp();
    expect(play.asked('listenForOtp')).toHaveLength(1);
    play.send({ type: 'otpRead', code: '12345' });
    expect(play.sent('verifyOtp')[0]?.body).toEqual({ mobile: '9876543210', otp: '12345' });
  });

  it('does not pay with an OTP that was read from an SMS until the button is pressed', () => {
    const play = new Play().atLenderOtp().send({ type: 'otpRead', code: '54321' });
    expect(play.state.typed.lenderOtp).toBe('54321');
    expect(play.sent('confirm')).toHaveLength(0);
  });
});
