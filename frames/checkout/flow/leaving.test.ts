import { describe, expect, it } from 'vitest';
import { draftOf } from './draft';
import type { CheckoutEvent } from './events';
import { canGoBack } from './screen-facts';
import type { NtbField } from './state';
import { Play } from './testing/play';
import { type answers, completion, failure, silence } from './testing/samples';

const back = { type: 'back' } as const;

describe('leaving and going back', () => {
  it('close asks first; "Cancel payment" cancels at the server and closes', () => {
    const play = new Play().atSecondFactor().send({ type: 'closeAsked' });
    expect(play.state.modal).toMatchObject({ name: 'cancelTransactionModal', phase: 'asking' });
    play.send({ type: 'cancelConfirmed' }).answer('cancel');
    expect(play.asked('close')).toEqual([{ type: 'close', reason: 'cancelled', outcome: 'cancelled' }]);
    expect(play.state.signedResult).toBe('c.d.e');
    expect(play.asked('tellStep')).toContainEqual({ type: 'tellStep', step: 'TWO_FACTOR', status: 'CANCELED' });
  });

  it('cancels without a question where shouldShowCancellationPopup is false', () => {
    const config = {
      ...new Play().state.config,
      closeIconConfig: { showCloseIcon: true, shouldShowCancellationPopup: false },
    };
    const play = new Play().atPlans({ config }).send({ type: 'closeAsked' });
    expect(play.sent('cancel')).toHaveLength(1);
  });

  it('opens with the question where showCancellationPopup is true, and goes on to the plans after "no"', () => {
    const play = new Play().atPlans({ showCancellationPopup: true });
    expect(play.state).toMatchObject({
      screen: { name: 'planSelection' },
      modal: { name: 'cancelTransactionModal', phase: 'asking' },
    });
    expect(play.send({ type: 'modalClosed' }).state.modal.name).toBe('none');
  });

  it('a cancel that comes too late (4008) shows that the payment is pending', () => {
    const play = new Play().atLenderOtp().send({ type: 'closeAsked' }, { type: 'cancelConfirmed' });
    expect(play.fail('cancel', failure('PAYMENT_TRANSACTION_TIMEOUT')).state).toMatchObject({
      screen: { name: 'pending' },
      modal: { name: 'none' },
    });
  });

  it('lets the shopper go after a second cancel that nobody answered', () => {
    const play = new Play().atPlans().send({ type: 'closeAsked' }, { type: 'cancelConfirmed' }).fail('cancel', silence);
    expect(play.state.modal).toMatchObject({ name: 'cancelTransactionModal', phase: 'asking', failure: silence });
    play.send({ type: 'cancelConfirmed' }).fail('cancel', silence);
    expect(play.asked('close')).toEqual([{ type: 'close', reason: 'closeButton', outcome: 'open' }]);
  });

  it('Back goes OTP → number → plans, and out of the first step it asks', () => {
    const play = new Play().atOtp().send(back);
    expect(play.state.screen.name).toBe('verifyMobile');
    expect(play.send(back).state.screen.name).toBe('planSelection');
    expect(play.send(back).state.modal.name).toBe('cancelTransactionModal');
  });

  it('Back closes from any step where closeWidgetOnBack is true', () => {
    const config = { ...new Play().state.config, closeWidgetOnBack: true };
    const play = new Play()
      .atPlans({ config })
      .send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
    play.answer('initiateTxn', { step: 'VERIFY_MOBILE' }).send(back);
    expect(play.state.modal.name).toBe('cancelTransactionModal');
  });

  it('Back stays where it is after a successful initiate', () => {
    const play = new Play().atSecondFactor();
    expect(canGoBack(play.state)).toBe(false);
    expect(play.send(back).state.screen.name).toBe('secondFactor');
  });
});

describe('a reload', () => {
  const kept = {
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
  const reloaded = (details: Partial<typeof answers.details>, mobile = kept.mobile) => {
    const draft = { ...kept, mobile };
    return new Play()
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
      const draft = { ...kept, isTermsAccepted: false };
      const play = new Play().opened({ hasSession: true, draft });
      const chosen = { lenderId: '401', isMobileVerified: step === 'KFS_CONSENT' };
      const made = () => [play.state.typed, play.state.choice.emiPlanId];
      for (const call of order) {
        play.send(...shopper);
        const before = made();
        // Before the first screen stands nothing can be ticked, so nothing can be lost.
        if (play.state.screen.name === 'loading')
          expect(play.state.typed).toMatchObject({ mobile: kept.mobile, isTermsAccepted: false });
        if (call === 'details') play.answer('details', { step, ...chosen });
        else play.answer(call);
        expect(made()).toEqual(before);
      }
      if (step === 'KFS_CONSENT') play.answer('getKfs');
      play.send(...shopper);
      const { typed, choice } = play.state;
      expect([typed.isTermsAccepted, choice.emiPlanId, typed.isKfsAccepted]).toEqual(
        {
          VERIFY_MOBILE: [true, '401-6', false],
          EMI_PLAN_SELECTION: [false, '401-3', false],
          KFS_CONSENT: [false, '401-6', true],
        }[step],
      );
    },
  );

  it('in the middle of an application shows its form again, without date of birth, PAN and consent', () => {
    const before = new Play().atOtp().send({ type: 'otpTyped', text: '12345' });
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
      before.send({ type: 'ntbFieldTyped', field: field as NtbField, text });
    const draft = draftOf(before.send({ type: 'ntbConsentToggled', language: 'en' }).state);
    expect(JSON.stringify(draft)).not.toMatch(/ABCDE1234F|01021990/);

    const after = new Play().opened({ hasSession: true, draft }).answer('orderInfo');
    after.answer('details', { step: 'NTB', isMobileVerified: true });
    expect(after.state.screen).toMatchObject({ name: 'ntbOffer', phase: 'loading' });
    expect(draftOf(after.state)?.ntbLenderId).toBe('403');
    expect(after.answer('offers').state).toMatchObject({
      screen: { name: 'ntbApplication', phase: 'entering', isRestored: true },
      typed: { ntb: { ...form, dateOfBirth: '', pan: '' }, ntbConsentIn: null },
      ntb: { selectedNtbLenderId: '403' },
    });
  });

  it('shows the offer where the lender of an application takes none any more', () => {
    const draft = { ...kept, ntbLenderId: '999' };
    const after = new Play().opened({ hasSession: true, draft }).answer('orderInfo').answer('offers');
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
    const play = reloaded({ step, aivfType: 'PIN', isMobileVerified: true });
    expect(play.state.screen.name).toBe(screen);
    expect(play.sent('init')).toHaveLength(0);
    expect(play.state).toMatchObject({
      typed: { mobile: '9876543210', isTermsAccepted: true, isWhatsappConsentAccepted: false },
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
    const play = new Play().opened({ hasSession: true });
    play.fail('details', failure(null, { kind: 'unauthorised', status: 401 }));
    expect(play.sent('init')).toHaveLength(1);
    expect(play.asked('forgetSession')).toHaveLength(1);
  });
});
