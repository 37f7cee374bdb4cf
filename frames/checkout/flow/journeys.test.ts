import { describe, expect, it } from 'vitest';
import { carriedPlan, chosenLenderName, selectedPlan } from './selectors';
import { Harness } from './testing/harness';
import { completion, lender, NOW_MS } from './testing/samples';

describe('from the plan to the payment', () => {
  // @req TXN-006, TXN-043
  it('goes through number, OTP, PIN, statement and lender OTP to success, and tells the host once', () => {
    const harness = new Harness().atProcessing().answer('confirm');
    expect(harness.state.screen).toEqual({ name: 'success', phase: 'shown' });
    expect(harness.state.completion).toEqual(completion);
    expect(harness.asked('emitResult')).toHaveLength(1);
    expect(harness.send({ type: 'finishAsked' }).asked('close')).toEqual([
      { type: 'close', reason: 'completed', outcome: 'completed' },
    ]);
  });

  it('goes straight to the lender OTP where the lender has no second factor and no statement', () => {
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' }).answer('verifyOtp');
    harness.answer('initiateTxn', { step: 'LENDER_OTP', aivfType: 'NONE', kfsEnabled: false });
    expect(harness.state.screen.name).toBe('lenderOtp');
  });

  it('sends an OTP to 9876543210 and none to 5876543210, with the terms unticked', () => {
    const harness = new Harness().atMobile().send({ type: 'mobileTyped', text: '5876543210' });
    expect(harness.send({ type: 'mobileSubmitted' }).sent('sendOtp')).toHaveLength(0);
    harness.send({ type: 'mobileTyped', text: '+91 98765-43210' }, { type: 'mobileSubmitted' });
    expect(harness.sent('sendOtp')[0]?.body).toEqual({
      mobile: '9876543210',
      isWhatsappConsentAccepted: false,
    });
  });

  // @req TXN-013
  it('keeps the tenure of 6 months when another lender is chosen', () => {
    const harness = new Harness().atPlans().send({ type: 'planChosen', emiPlanId: '401-6' });
    expect(selectedPlan(harness.send({ type: 'lenderChosen', lenderId: '402' }).state)?.emiPlanId).toBe('402-6');
  });

  it('keeps the plan that is reserved, with its total, where the lenders offer it no more', () => {
    const reserved = { lenderId: '401', lenderName: 'Banyan Bank', emiPlan: completion.emiPlan };
    const harness = new Harness()
      .opened()
      .answer('orderInfo')
      .answer('details', { ...reserved, step: 'LENDER_OTP', isMobileVerified: true });
    const carried = (): unknown => [
      chosenLenderName(harness.state),
      carriedPlan(harness.state)?.cost.totalPayablePaise,
    ];
    expect(carried()).toEqual(['Banyan Bank', 5_733_082]);
    harness.answer('offers', { isMobileVerified: true, lenders: [lender('401', 'Banyan Bank', { emiPlans: [] })] });
    expect(carried()).toEqual(['Banyan Bank', 5_733_082]);
  });

  it('does not choose a plan without a rate', () => {
    const harness = new Harness().atPlans().send({ type: 'planChosen', emiPlanId: '401-9' }, { type: 'planSubmitted' });
    expect(harness.sent('initiateTxn')).toHaveLength(0);
  });

  it('shows what works where the verified customer cannot have the plan that was chosen', () => {
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' });
    harness.answer('verifyOtp', { step: 'EMI_PLAN_SELECTION', isChosenPlanAvailable: false });
    expect(harness.state.screen).toMatchObject({
      name: 'nearest',
      phase: 'loading',
      wanted: { lenderName: 'Banyan Bank', months: 6 },
    });
    expect(harness.answer('offers', { isMobileVerified: true }).state.screen).toMatchObject({ phase: 'choosing' });
  });

  // @req WID-014
  it('counts the 42 s from opening until plan and number were given', () => {
    const harness = new Harness().atOtp();
    harness.nowMs = NOW_MS + 42_000;
    harness.send({ type: 'codeTyped', text: '12345' }).answer('verifyOtp').answer('initiateTxn');
    expect(harness.state.orderDetailsCompletedInSeconds).toBe(42);
    expect(harness.asked('trackStage').at(-1)).toEqual({
      type: 'trackStage',
      step: 'TWO_FACTOR',
      status: 'INITIATED',
      orderDetailsCompletedInSeconds: 42,
    });
  });

  it('fills an OTP that was read from an SMS into the field on the screen', () => {
    const harness = new Harness().atOtp();
    expect(harness.asked('listenForOtp')).toHaveLength(1);
    harness.send({ type: 'otpRead', code: '12345' });
    expect(harness.sent('verifyOtp')[0]?.body).toEqual({ mobile: '9876543210', otp: '12345', isTermsAccepted: true });
  });

  it('does not pay with an OTP that was read from an SMS until the button is pressed', () => {
    const harness = new Harness().atLenderOtp().send({ type: 'otpRead', code: '54321' });
    expect(harness.state.paymentUserData.lenderOtp).toBe('54321');
    expect(harness.sent('confirm')).toHaveLength(0);
  });
});
