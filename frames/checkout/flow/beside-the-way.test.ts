import { describe, expect, it } from 'vitest';
import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';
import { ntbLenders } from './selectors';
import { Play } from './testing/play';

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
    return play.send({ type: 'ntbConsentToggled', language: 'hi' }, { type: 'ntbSubmitted' });
  };
  const windowUrl = 'https://lender.example/apply';

  it('names the fields that are missing, and sends nothing', () => {
    const play = offered().send({ type: 'ntbLenderChosen', lenderId: '402' }, { type: 'ntbApplyAsked' });
    play.send({ type: 'ntbConsentToggled', language: 'en' }, { type: 'ntbSubmitted' });
    expect(play.state.ntb.faults).toEqual(['userName', 'dateOfBirth', 'pan', 'pincode']);
    expect(play.sent('ntbApply')).toHaveLength(0);
  });

  it('sends nothing before the box is ticked, then in which language its words were read', () => {
    const play = applied();
    const consent = { version: APPLICATION_CONSENT_VERSION, language: 'hi' };
    expect(play.sent('ntbApply')).toMatchObject([{ body: { pan: 'ABCDE1234F', consent } }]);
    const unticked = applied().answer('ntbApply', { status: 'REJECTED' }).send({ type: 'ntbOtherLenderAsked' });
    unticked.send({ type: 'ntbLenderChosen', lenderId: '403' }, { type: 'ntbApplyAsked' }, { type: 'ntbSubmitted' });
    expect(unticked.state.typed.ntb.pan).toBe('ABCDE1234F');
    expect(unticked.sent('ntbApply')).toHaveLength(1);
  });

  it('goes on at the lender’s where it has something to ask; on return it is asked what came of it', () => {
    const play = applied().answer('ntbApply', { lenderWindowUrl: windowUrl });
    expect(play.state.screen).toMatchObject({ name: 'ntbStatus', standing: 'atLender' });
    play.send({ type: 'ntbLenderPageAsked' });
    expect(play.asked('goToLender')).toEqual([{ type: 'goToLender', url: windowUrl }]);
    play.send({ type: 'lenderReturned' }).answer('ntbStatus', { lenderWindowUrl: null });
    expect(play.state.screen).toMatchObject({ name: 'ntbStatus', standing: 'checking' });
  });

  it('says that the browser did not open the lender’s page, until it is asked for again', () => {
    const play = applied().answer('ntbApply', { lenderWindowUrl: windowUrl });
    play.send({ type: 'ntbLenderPageAsked' }, { type: 'lenderPageOpened', isOpen: false });
    play.poll().answer('ntbStatus', { lenderWindowUrl: windowUrl });
    expect(play.state.screen).toMatchObject({ standing: 'atLender', isBlocked: true });
    expect(play.send({ type: 'ntbLenderPageAsked' }).state.screen).toMatchObject({ isBlocked: false });
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
