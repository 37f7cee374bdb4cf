import { describe, expect, it } from 'vitest';
import type { ApplicationField } from '../../new-to-bank';
import { draftOf } from './draft';
import type { CheckoutEvent } from './events';
import { canGoBack } from './screen-facts';
import { Harness } from './testing/harness';
import { type answers, completion, failure, silence } from './testing/samples';

const back = { type: 'back' } as const;

describe('leaving and going back', () => {
  // @req WID-019, TXN-005
  it('close asks first; "Cancel payment" cancels at the server and closes', () => {
    const harness = new Harness().atSecondFactor().send({ type: 'closeAsked' });
    expect(harness.state.modal).toMatchObject({ name: 'cancelTransactionModal', phase: 'asking' });
    harness.send({ type: 'cancelConfirmed' }).answer('cancel');
    expect(harness.asked('close')).toEqual([{ type: 'close', reason: 'cancelled', outcome: 'cancelled' }]);
    expect(harness.state.signedResult).toBe('c.d.e');
    expect(harness.asked('emitStep')).toContainEqual({ type: 'emitStep', step: 'TWO_FACTOR', status: 'CANCELED' });
  });

  // @req WID-019
  it('cancels without a question where shouldShowCancellationPopup is false', () => {
    const config = {
      ...new Harness().state.widgetData,
      closeIconConfig: { showCloseIcon: true, shouldShowCancellationPopup: false },
    };
    const harness = new Harness().atPlans({ config }).send({ type: 'closeAsked' });
    expect(harness.sent('cancel')).toHaveLength(1);
  });

  // @req WID-020
  it('opens with the question where showCancellationPopup is true, and goes on to the plans after "no"', () => {
    const harness = new Harness().atPlans({ showCancellationPopup: true });
    expect(harness.state).toMatchObject({
      screen: { name: 'planSelection' },
      modal: { name: 'cancelTransactionModal', phase: 'asking' },
    });
    expect(harness.send({ type: 'modalClosed' }).state.modal.name).toBe('none');
  });

  it('a cancel that comes too late (4008) shows that the payment is pending', () => {
    const harness = new Harness().atLenderOtp().send({ type: 'closeAsked' }, { type: 'cancelConfirmed' });
    expect(harness.fail('cancel', failure('PAYMENT_TRANSACTION_TIMEOUT')).state).toMatchObject({
      screen: { name: 'pending' },
      modal: { name: 'none' },
    });
  });

  it('lets the shopper go after a second cancel that nobody answered', () => {
    const harness = new Harness()
      .atPlans()
      .send({ type: 'closeAsked' }, { type: 'cancelConfirmed' })
      .fail('cancel', silence);
    expect(harness.state.modal).toMatchObject({ name: 'cancelTransactionModal', phase: 'asking', failure: silence });
    harness.send({ type: 'cancelConfirmed' }).fail('cancel', silence);
    expect(harness.asked('close')).toEqual([{ type: 'close', reason: 'closeButton', outcome: 'open' }]);
  });

  // @req WID-021
  it('Back goes OTP → number → plans, and out of the first step it asks', () => {
    const harness = new Harness().atOtp().send(back);
    expect(harness.state.screen.name).toBe('verifyMobile');
    expect(harness.send(back).state.screen.name).toBe('planSelection');
    expect(harness.send(back).state.modal.name).toBe('cancelTransactionModal');
  });

  // @req WID-021
  it('Back closes from any step where closeWidgetOnBack is true', () => {
    const config = { ...new Harness().state.widgetData, closeWidgetOnBack: true };
    const harness = new Harness()
      .atPlans({ config })
      .send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
    harness.answer('initiateTxn', { step: 'VERIFY_MOBILE' }).send(back);
    expect(harness.state.modal.name).toBe('cancelTransactionModal');
  });

  // @req TXN-004
  it('Back stays where it is after a successful initiate', () => {
    const harness = new Harness().atSecondFactor();
    expect(canGoBack(harness.state)).toBe(false);
    expect(harness.send(back).state.screen.name).toBe('secondFactor');
  });
});

describe('a reload', () => {
  const storedDraft = {
    mobile: '9876543210',
    isTermsAccepted: true,
    isWhatsappConsentAccepted: false,
    linkMobile: '',
    lenderId: '401',
    emiPlanId: '401-6',
    userName: 'Asha',
    email: '',
    pincode: '',
    ntbLenderId: null,
  };
  const reloaded = (details: Partial<typeof answers.details>, mobile = storedDraft.mobile) => {
    const draft = { ...storedDraft, mobile };
    return new Harness()
      .opened({ hasSession: true, draft })
      .answer('orderInfo')
      .answer('details', details)
      .answer('offers');
  };

  const restoring = ['orderInfo', 'details', 'offers'] as const;
  const orders = restoring.flatMap((first) =>
    restoring
      .filter((each) => each !== first)
      .map((second) => {
        const last = restoring.find((each) => each !== first && each !== second) ?? first;
        return [first, second, last] as const;
      }),
  );
  const shopper: readonly CheckoutEvent[] = [
    { type: 'mobileTyped', text: '9123456789' },
    { type: 'termsToggled', isAccepted: true },
    { type: 'whatsappToggled', isAccepted: true },
    { type: 'planChosen', emiPlanId: '401-3' },
    { type: 'kfsConsentToggled', isAccepted: true },
  ];

  it.each(
    orders.flatMap((order) =>
      (['VERIFY_MOBILE', 'EMI_PLAN_SELECTION', 'KFS_CONSENT'] as const).map((step) => [order, step] as const),
    ),
  )(
    'whose answers come as %s at %s takes back no tick, digit or choice that it has let the shopper make',
    (order, step) => {
      const draft = { ...storedDraft, isTermsAccepted: false };
      const harness = new Harness().opened({ hasSession: true, draft });
      const chosen = { lenderId: '401', isMobileVerified: step === 'KFS_CONSENT' };
      const made = () => [harness.state.paymentUserData, harness.state.choice.emiPlanId];
      for (const call of order) {
        harness.send(...shopper);
        const before = made();
        // Before the first screen stands nothing can be ticked, so nothing can be lost.
        if (harness.state.screen.name === 'loading')
          expect(harness.state.paymentUserData).toMatchObject({ mobile: storedDraft.mobile, isTermsAccepted: false });
        if (call === 'details') harness.answer('details', { step, ...chosen });
        else harness.answer(call);
        expect(made()).toEqual(before);
      }
      if (step === 'KFS_CONSENT') harness.answer('getKfs');
      harness.send(...shopper);
      const { paymentUserData: typed, choice } = harness.state;
      expect([typed.isTermsAccepted, choice.emiPlanId, typed.isKfsAccepted]).toEqual(
        {
          VERIFY_MOBILE: [false, '401-6', false],
          EMI_PLAN_SELECTION: [false, '401-3', false],
          KFS_CONSENT: [false, '401-6', true],
        }[step],
      );
    },
  );

  // @req WID-024
  it('in the middle of an application shows its form again, without date of birth, PAN and consent', () => {
    const before = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' });
    before.answer('verifyOtp', { step: 'NTB', isNtbAllowed: true }).answer('offers');
    before.send({ type: 'ntbLenderChosen', lenderId: '403' }, { type: 'ntbApplyAsked' });
    const form = {
      userName: 'Asha Rao',
      email: 'a@b.in',
      dateOfBirth: '01021990',
      pan: 'ABCDE1234F',
      pincode: '560001',
    };
    for (const [field, text] of Object.entries(form))
      before.send({ type: 'ntbFieldTyped', field: field as ApplicationField, text });
    const draft = draftOf(before.send({ type: 'ntbConsentToggled', language: 'en' }).state);
    expect(JSON.stringify(draft)).not.toMatch(/ABCDE1234F|01021990/);

    const after = new Harness().opened({ hasSession: true, draft }).answer('orderInfo');
    after.answer('details', { step: 'NTB', isMobileVerified: true });
    expect(after.state.screen).toMatchObject({ name: 'ntbOffer', phase: 'loading' });
    expect(draftOf(after.state)?.ntbLenderId).toBe('403');
    expect(after.answer('offers').state).toMatchObject({
      screen: { name: 'ntbApplication', phase: 'entering', isRestored: true },
      paymentUserData: { preScreeningFormData: { ...form, dateOfBirth: '', pan: '' }, ntbConsentIn: null },
      ntb: { selectedNtbLenderId: '403' },
    });
  });

  it('shows the offer where the lender of an application takes none any more', () => {
    const draft = { ...storedDraft, ntbLenderId: '999' };
    const after = new Harness().opened({ hasSession: true, draft }).answer('orderInfo').answer('offers');
    after.answer('details', { step: 'NTB', isMobileVerified: true });
    expect(after.state.screen).toMatchObject({ name: 'ntbOffer', phase: 'choosing' });
  });

  it.each([
    ['CW_OPENED', 'planSelection'],
    ['EMI_PLAN_SELECTION', 'planSelection'],
    ['TWO_FACTOR', 'secondFactor'],
    ['KFS_CONSENT', 'kfs'],
    ['LENDER_OTP', 'lenderOtp'],
    ['NTB', 'ntbOffer'],
    ['NTB_APPLICATION', 'ntbStatus'],
  ] as const)('at %s shows %s, without a new session, and keeps number, terms and plan', (step, screen) => {
    const harness = reloaded({ step, aivfType: 'PIN', isMobileVerified: true });
    expect(harness.state.screen.name).toBe(screen);
    expect(harness.sent('init')).toHaveLength(0);
    expect(harness.state).toMatchObject({
      paymentUserData: { mobile: '9876543210', isTermsAccepted: true, isWhatsappConsentAccepted: false },
      choice: { lenderId: '401', emiPlanId: '401-6' },
    });
  });

  it('at VERIFY_MOBILE asks for the OTP that is on its way, or for the number where none was sent', () => {
    expect(reloaded({ step: 'VERIFY_MOBILE', maskedMobile: '98XXXXX210' }).state.screen.name).toBe('otp');
    expect(reloaded({ step: 'VERIFY_MOBILE' }).state.screen.name).toBe('verifyMobile');
  });

  it('finds a payment that is pending, and one that is made', () => {
    expect(reloaded({ step: 'LENDER_OTP', isPending: true }).state.screen.name).toBe('pending');
    expect(reloaded({ status: 'COMPLETE', step: 'LENDER_OTP', completion }).state.screen.name).toBe('success');
  });

  it('with a session that is over asks for a new one, once', () => {
    const harness = new Harness().opened({ hasSession: true });
    harness.fail('details', failure('AUTHORIZATION_FAIL', { kind: 'http', status: 401 }));
    expect(harness.sent('init')).toHaveLength(1);
    expect(harness.asked('forgetSession')).toHaveLength(1);
  });
});
