import { describe, expect, it } from 'vitest';
import { canGoBack, ntbLenders, selectedPlan } from './selectors';
import { Play } from './testing/play';
import { answers, completion, failure, NOW_MS, silence } from './testing/samples';

const retry = { type: 'retryAsked' } as const;
const back = { type: 'back' } as const;

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

describe('wrong answers', () => {
  it('an OTP that is wrong is cleared, and 2 attempts are left', () => {
    const play = new Play().atOtp().send({ type: 'otpTyped', text: '11111' });
    play.fail('verifyOtp', failure('PAYMENT_INVALID_OTP', { attemptsRemaining: 2 }));
    expect(play.state.screen).toMatchObject({ name: 'otp', phase: 'entering', sent: { attemptsRemaining: 2 } });
    expect(play.state.typed).toMatchObject({ otp: '', mobile: '9876543210' });
  });

  it('a PIN that is wrong is cleared, and 2 attempts are left', () => {
    const play = new Play().atSecondFactor().send({ type: 'aivfTyped', text: '9999' }, { type: 'aivfSubmitted' });
    play.fail('authorize', failure('PAYMENT_INVALID_PIN', { attemptsRemaining: 2 }));
    expect(play.state.screen).toMatchObject({ name: 'secondFactor', attemptsRemaining: 2 });
    expect(play.state.typed.aivfValue).toBe('');
  });

  it('a lender OTP that is wrong leads back to its field', () => {
    const play = new Play().atProcessing().fail('confirm', failure('PAYMENT_INVALID_OTP', { attemptsRemaining: 1 }));
    expect(play.state.screen).toMatchObject({ name: 'lenderOtp', sent: { attemptsRemaining: 1 } });
  });

  it('a statement that has changed is shown anew, with the tick taken off', () => {
    const play = new Play().atKfs().send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' });
    play.fail('authorizeKfs', failure('PAYMENT_KFS_CHANGED')).answer('getKfs');
    expect(play.state.screen).toMatchObject({ name: 'kfs', phase: 'reading', isChanged: true });
    expect(play.state.typed.isKfsAccepted).toBe(false);
  });

  it('a lender that fails (4007) is a failure with "once more" first; once more asks for the same plan', () => {
    const play = new Play().atProcessing().fail('confirm', failure('PAYMENT_LENDER_SERVER_FAIL', { code: 4007 }));
    play.answer('details', { status: 'FAILED', step: 'RETRY', isMobileVerified: true });
    expect(play.state.screen).toMatchObject({
      name: 'failure',
      failure: { code: 4007 },
      ways: ['sameAgain', 'otherLender', 'leave'],
      noEmiStarted: true,
    });
    play.send(retry).answer('initiateTxn');
    expect(play.sent('initiateTxn').at(-1)?.body).toEqual({ lenderId: '401', emiPlanId: '401-6' });
    expect(play.state.screen.name).toBe('secondFactor');
  });

  it('HTTP 403 blocks the account, 401 ends the session', () => {
    const blocked = new Play().atMobile().send({ type: 'termsToggled', isAccepted: true });
    blocked.send({ type: 'mobileTyped', text: '9000000006' }, { type: 'mobileSubmitted' });
    blocked.fail('sendOtp', failure(null, { kind: 'forbidden', status: 403 }));
    expect(blocked.state.screen).toMatchObject({ name: 'ended', reason: 'accountBlocked' });
    const over = new Play().atProcessing().fail('confirm', failure(null, { kind: 'unauthorised', status: 401 }));
    expect(over.state.screen).toMatchObject({ name: 'ended', reason: 'sessionExpired' });
  });

  it('an order whose time is over is over wherever it is noticed', () => {
    const play = new Play().atKfs().send({ type: 'timerFired', timer: 'orderEnd', id: 1 });
    play.answer('details', { status: 'FAILED', step: 'KFS_CONSENT', failure: failure('PAYMENT_ORDER_EXPIRED') });
    expect(play.state.screen).toMatchObject({ name: 'ended', reason: 'expired' });
    expect(play.state.outcome).toBe('expired');
  });
});

describe('pending (4008)', () => {
  const pending = () => new Play().atProcessing().fail('confirm', failure('PAYMENT_TRANSACTION_TIMEOUT'));

  it('asks at once, then every 3 s as the server says, until the lender has paid', () => {
    const play = pending().poll();
    expect(play.answer('status').asked('startTimer').at(-1)).toMatchObject({ timer: 'poll', delayMs: 3_000 });
    play.poll().answer('status', { status: 'COMPLETE', isPending: false, completion, signedResult: 'a.b.c' });
    expect(play.state).toMatchObject({ screen: { name: 'success' }, outcome: 'completed', signedResult: 'a.b.c' });
  });

  it('asks again 5 s after a question that nobody answered', () => {
    const play = pending().poll().fail('status', silence);
    expect(play.asked('startTimer').at(-1)).toMatchObject({ timer: 'poll', delayMs: 5_000 });
    expect(play.state.screen.name).toBe('pending');
  });

  it('can be left, but not canceled', () => {
    const play = pending().send({ type: 'closeAsked' });
    expect(play.sent('cancel')).toHaveLength(0);
    expect(play.asked('close')).toEqual([{ type: 'close', reason: 'closeButton', outcome: 'pending' }]);
  });

  it('a confirm whose answer was lost is pending; where it never arrived the same OTP goes out as the same intent', () => {
    const play = new Play().atProcessing().fail('confirm', silence).poll();
    play.answer('status', { isPending: false }).answer('details', { ...answers.authorizeKfs, isMobileVerified: true });
    expect(play.state).toMatchObject({ screen: { name: 'lenderOtp' }, typed: { lenderOtp: '54321' } });
    play.send({ type: 'lenderOtpSubmitted' });
    const [first, second] = play.sent('confirm');
    expect(second?.intent).toBe(first?.intent);
    expect(second?.requestId).not.toBe(first?.requestId);
  });
});

describe('a line that is down', () => {
  it('keeps what was typed and sends the same intent once it is back', () => {
    const play = new Play().atMobile().send({ type: 'termsToggled', isAccepted: true });
    play.send({ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' }, { type: 'wentOffline' });
    play.fail('sendOtp', silence);
    expect(play.state).toMatchObject({ modal: { name: 'none' }, typed: { mobile: '9876543210' } });
    play.send({ type: 'wentOnline' });
    const [first, second] = play.sent('sendOtp');
    expect(second?.intent).toBe(first?.intent);
  });

  it('offers Retry where the browser thinks that it is online, with the same intent', () => {
    const play = new Play().atPlans().send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
    play.fail('initiateTxn', silence);
    expect(play.state.modal).toMatchObject({ name: 'errorBlockTransactionModal', canRetry: true, message: null });
    play.send(retry);
    const [first, second] = play.sent('initiateTxn');
    expect(second?.intent).toBe(first?.intent);
    expect(play.state).toMatchObject({ modal: { name: 'none' }, screen: { phase: 'submitting' } });
  });

  it('another plan is another intent', () => {
    const play = new Play().atPlans().send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
    play.fail('initiateTxn', silence).send({ type: 'modalClosed' }, { type: 'planChosen', emiPlanId: '401-3' });
    const [first, second] = play.send({ type: 'planSubmitted' }).sent('initiateTxn');
    expect(second?.intent).not.toBe(first?.intent);
  });
});

describe('leaving and going back', () => {
  it('close asks first; "Cancel payment" cancels at the server and closes', () => {
    const play = new Play().atSecondFactor().send({ type: 'closeAsked' });
    expect(play.state.modal).toMatchObject({ name: 'cancelTransactionModal', phase: 'asking' });
    play.send({ type: 'cancelConfirmed' }).answer('cancel');
    expect(play.asked('close')).toEqual([{ type: 'close', reason: 'canceled', outcome: 'canceled' }]);
    expect(play.state.signedResult).toBe('c.d.e');
  });

  it('cancels without a question where shouldShowCancellationPopup is false', () => {
    const config = {
      ...new Play().state.config,
      closeIconConfig: { showCloseIcon: true, shouldShowCancellationPopup: false },
    };
    const play = new Play().atPlans({ config }).send({ type: 'closeAsked' });
    expect(play.sent('cancel')).toHaveLength(1);
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
  const reloaded = (details: Partial<typeof answers.details>, mobile = '9876543210') => {
    const draft = {
      mobile,
      isTermsAccepted: true,
      isWhatsappConsentAccepted: false,
      linkMobile: '',
      lenderId: '401',
      emiPlanId: '401-6',
      userName: 'Asha',
      email: '',
      pincode: '',
    };
    return new Play()
      .opened({ hasSession: true, draft })
      .answer('orderInfo')
      .answer('details', details)
      .answer('offers');
  };

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

describe('the lender’s own page', () => {
  const hosted = () => {
    const play = new Play().atOtp().send({ type: 'otpTyped', text: '12345' }).answer('verifyOtp');
    return play.answer('initiateTxn', { step: 'LENDER_OTP', lenderRedirectUrl: 'https://lender.example/pay' });
  };

  it('is opened by the button; on return the lender is asked what came of it', () => {
    const play = hosted().send({ type: 'lenderPageAsked' });
    expect(play.asked('goToLender')).toEqual([{ type: 'goToLender', url: 'https://lender.example/pay' }]);
    expect(play.send({ type: 'lenderReturned' }).answer('confirmHosted').state.screen.name).toBe('success');
  });

  it('is offered again where the browser did not open it', () => {
    const play = hosted().send({ type: 'lenderPageAsked' }, { type: 'lenderPageOpened', isOpen: false });
    expect(play.state.screen).toMatchObject({ name: 'lenderHosted', phase: 'ready', isBlocked: true });
  });

  it('is waited for while nothing was decided there', () => {
    const play = hosted().send({ type: 'lenderPageAsked' }, { type: 'lenderReturned' });
    play.answer('confirmHosted', { status: 'INITIATED', completion: null });
    expect(play.state.screen).toMatchObject({ name: 'lenderHosted', phase: 'away' });
  });
});

describe('applying as new to the bank', () => {
  const form = [
    ['userName', 'Asha Rao'],
    ['dateOfBirth', '01021990'],
    ['pan', 'abcde1234f'],
    ['pincode', '560001'],
  ] as const;
  const offered = () => {
    const play = new Play().atOtp().send({ type: 'otpTyped', text: '12345' });
    return play.answer('verifyOtp', { step: 'NTB', isNtbAllowed: true, isPreApproved: false }).answer('offers');
  };
  const applied = () => {
    const play = offered().send({ type: 'ntbLenderChosen', lenderId: '402' }, { type: 'ntbApplyAsked' });
    for (const [field, text] of form) play.send({ type: 'ntbFieldTyped', field, text });
    return play.send({ type: 'ntbSubmitted' });
  };

  it('names the fields that are missing, and sends nothing', () => {
    const play = offered().send({ type: 'ntbLenderChosen', lenderId: '402' }, { type: 'ntbApplyAsked' });
    play.send({ type: 'ntbSubmitted' });
    expect(play.state.ntb.faults).toEqual(['userName', 'dateOfBirth', 'pan', 'pincode']);
    expect(play.sent('ntbApply')).toHaveLength(0);
  });

  it('approved: goes on to the customer’s own plans', () => {
    const play = applied().answer('ntbApply').poll().answer('ntbStatus', { status: 'APPROVED' });
    expect(play.state.screen).toMatchObject({ name: 'ntbStatus', standing: 'approved' });
    play.answer('offers').send({ type: 'plansAsked' });
    expect(play.state.screen).toMatchObject({ name: 'planSelection', notice: 'applicationApproved' });
  });

  it('rejected: the lender is gone from the list, and another one can be tried', () => {
    const play = applied().answer('ntbApply').poll().answer('ntbStatus', { status: 'REJECTED' });
    expect(play.state.screen).toMatchObject({ name: 'ntbStatus', standing: 'rejected' });
    expect(ntbLenders(play.state).map(({ lenderId }) => lenderId)).toEqual(['403']);
    expect(play.state.ntb).toMatchObject({ applicationId: null, lenderWindowUrl: null, selectedNtbLenderId: null });
    expect(play.send({ type: 'ntbOtherLenderAsked' }).state.screen.name).toBe('ntbOffer');
  });
});

describe('the shop’s machine', () => {
  const pos = () => {
    const play = new Play().opened().answer('orderInfo', { deviceType: 'POS_MACHINE', channel: 'OFFLINE' });
    return play.answer('details', { step: 'PAYMENT_LINK', deviceType: 'POS_MACHINE' }).answer('offers');
  };

  it('sends the link to a phone and waits until the phone has paid', () => {
    const play = pos().send({ type: 'linkMobileTyped', text: '9876543210' }, { type: 'linkSendAsked' });
    play.answer('sendPosLink').poll().answer('linkStatus', { isLinkOpened: true });
    expect(play.state.screen).toMatchObject({ name: 'splitLinkSend', wait: 'opened' });
    play.poll().answer('linkStatus', { status: 'COMPLETE' }).answer('details', { status: 'COMPLETE' });
    expect(play.state.screen.name).toBe('success');
  });

  it('can pay on the machine itself', () => {
    expect(pos().send({ type: 'continueHereAsked' }).state.screen.name).toBe('planSelection');
  });
});

describe('modals and the snackbar', () => {
  it('the snackbar goes after 3 s, not by the timer of an earlier one, and when it is dismissed', () => {
    const play = new Play().atOtp();
    play.nowMs += 31_000;
    play.send({ type: 'otpResendAsked' }).answer('resendOtp');
    const { id } = play.state.snackbar ?? { id: -1 };
    expect(play.asked('startTimer').at(-1)).toEqual({ type: 'startTimer', timer: 'snackbar', id, delayMs: 3_000 });
    expect(play.send({ type: 'timerFired', timer: 'snackbar', id: id - 1 }).state.snackbar).not.toBeNull();
    expect(play.send({ type: 'timerFired', timer: 'snackbar', id }).state.snackbar).toBeNull();
  });

  it('limits of a lender are shown with the masked number of a verified shopper', () => {
    const play = new Play().atSecondFactor().answer('offers').send({ type: 'plansAsked' });
    play.send({ type: 'limitCheckAsked', lenderId: '402' });
    expect(play.state.modal).toEqual({
      name: 'limitCheckDetailsModal',
      lenderId: '402',
      lenderLogo: null,
      userMobileNum: '98XXXXX210',
    });
  });

  it('Esc closes a modal first, then asks to leave', () => {
    const play = new Play().atPlans().send({ type: 'helpAsked' }, { type: 'escapePressed' });
    expect(play.state.modal.name).toBe('none');
    expect(play.send({ type: 'escapePressed' }).state.modal.name).toBe('cancelTransactionModal');
  });
});
