import { describe, expect, it } from 'vitest';
import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';
import { ntbLenders } from './selectors';
import { Harness } from './testing/harness';
import { answers, failure, silence } from './testing/samples';

describe('the lender’s own page', () => {
  const hosted = () => {
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' }).answer('verifyOtp');
    return harness.answer('initiateTxn', { step: 'LENDER_OTP', lenderRedirectUrl: 'https://lender.example/pay' });
  };

  it('is opened by the button; on return the lender is asked what came of it', () => {
    const harness = hosted().send({ type: 'lenderPageAsked' });
    expect(harness.asked('goToLender')).toEqual([{ type: 'goToLender', url: 'https://lender.example/pay' }]);
    expect(harness.send({ type: 'lenderReturned' }).answer('confirmHosted').state.screen.name).toBe('success');
  });

  it('is offered again where the browser did not open it', () => {
    const harness = hosted().send({ type: 'lenderPageAsked' }, { type: 'lenderPageOpened', isOpen: false });
    expect(harness.state.screen).toMatchObject({ name: 'lenderHosted', phase: 'ready', isBlocked: true });
  });

  it('is waited for while nothing was decided there', () => {
    const harness = hosted().send({ type: 'lenderPageAsked' }, { type: 'lenderReturned' });
    harness.answer('confirmHosted', { status: 'INITIATED', completion: null });
    expect(harness.state.screen).toMatchObject({ name: 'lenderHosted', phase: 'away' });
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
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' });
    return harness.answer('verifyOtp', { step: 'NTB', isNtbAllowed: true, isPreApproved: false }).answer('offers');
  };
  const applied = () => {
    const harness = offered().send({ type: 'ntbLenderChosen', lenderId: '402' }, { type: 'ntbApplyAsked' });
    for (const [field, text] of form) harness.send({ type: 'ntbFieldTyped', field, text });
    return harness.send({ type: 'ntbConsentToggled', language: 'hi' }, { type: 'ntbSubmitted' });
  };
  const windowUrl = 'https://lender.example/apply';

  // @req WID-024
  it('names the fields that are missing, and sends nothing', () => {
    const harness = offered().send({ type: 'ntbLenderChosen', lenderId: '402' }, { type: 'ntbApplyAsked' });
    harness.send({ type: 'ntbConsentToggled', language: 'en' }, { type: 'ntbSubmitted' });
    expect(harness.state.ntb.issues).toEqual(['userName', 'dateOfBirth', 'pan', 'pincode']);
    expect(harness.sent('ntbApply')).toHaveLength(0);
  });

  it('sends nothing before the box is ticked, then in which language its words were read', () => {
    const harness = applied();
    const consent = { version: APPLICATION_CONSENT_VERSION, language: 'hi' };
    expect(harness.sent('ntbApply')).toMatchObject([{ body: { pan: 'ABCDE1234F', consent } }]);
    const unticked = applied().answer('ntbApply', { status: 'REJECTED' }).send({ type: 'ntbOtherLenderAsked' });
    unticked.send({ type: 'ntbLenderChosen', lenderId: '403' }, { type: 'ntbApplyAsked' }, { type: 'ntbSubmitted' });
    expect(unticked.state.paymentUserData.preScreeningFormData.pan).toBe('ABCDE1234F');
    expect(unticked.sent('ntbApply')).toHaveLength(1);
  });

  // @req NTB-002, NTB-006
  it('goes on at the lender’s where it has something to ask; on return it is asked what came of it', () => {
    const harness = applied().answer('ntbApply', { lenderWindowUrl: windowUrl });
    expect(harness.state.screen).toMatchObject({ name: 'ntbStatus', status: 'atLender', lenderPage: 'none' });
    harness.send({ type: 'ntbLenderPageAsked' });
    expect(harness.asked('goToLender')).toEqual([{ type: 'goToLender', url: windowUrl }]);
    harness.send({ type: 'lenderPageOpened', isOpen: true }).poll().answer('ntbStatus', { lenderWindowUrl: windowUrl });
    expect(harness.state.screen).toMatchObject({ status: 'atLender', lenderPage: 'open' });
    harness.send({ type: 'lenderReturned' }).answer('ntbConfirm', { status: 'SUBMITTED', lenderWindowUrl: null });
    expect(harness.state.screen).toMatchObject({ name: 'ntbStatus', status: 'checking', lenderPage: 'none' });
  });

  const atLenderPage = () =>
    applied().answer('ntbApply', { lenderWindowUrl: windowUrl }).send({ type: 'ntbLenderPageAsked' });

  // @req API-055
  it.each([
    ['the customer returns', { type: 'lenderReturned' }],
    ['"Check status" is pressed', { type: 'statusAsked' }],
  ] as const)('asks the lender by ntb/confirm if %s while its page is open', (_, event) => {
    const harness = atLenderPage().send(event);
    expect([harness.sent('ntbConfirm').length, harness.pollTimerId]).toEqual([1, null]);
    expect(harness.answer('ntbConfirm').state.screen).toMatchObject({ name: 'ntbStatus', status: 'approved' });
  });

  it('a refusal by ntb/confirm ends the application, and a missing answer is followed by a poll', () => {
    const refused = atLenderPage()
      .send({ type: 'statusAsked' })
      .fail('ntbConfirm', failure('NTB_REJECTED_APPLICATION'));
    expect(refused.state.screen).toMatchObject({ name: 'ntbStatus', status: 'rejected', failure: null });
    expect(refused.state.ntb.rejectedLenderIds).toEqual(['402']);
    const missing = atLenderPage().send({ type: 'statusAsked' }).fail('ntbConfirm', silence);
    expect(missing.pollTimerId).not.toBeNull();
  });

  // @req API-069
  it('the offer after a refusal asks who takes an application now, and leaves out refusals that it learns of', () => {
    const harness = applied().answer('ntbApply', { status: 'REJECTED' }).send({ type: 'ntbOtherLenderAsked' });
    const [tamarind, marigold] = answers.ntbDetails.lenders;
    harness.answer('ntbDetails', { rejectedLenderIds: ['403'] });
    expect(harness.state.ntb.rejectedLenderIds).toEqual(['402', '403']);
    expect(harness.state.paymentDetails?.ntbLenders).toEqual([tamarind, marigold]);
    const silent = applied().answer('ntbApply', { status: 'REJECTED' }).send({ type: 'ntbOtherLenderAsked' });
    expect(silent.fail('ntbDetails', silence).state.screen).toMatchObject({ name: 'ntbOffer', phase: 'choosing' });
  });

  // @req API-054
  it('a question about the application is sent once, and its ticket is kept', () => {
    const harness = applied().answer('ntbApply').send({ type: 'questionOpened' });
    harness.send({ type: 'questionSent', topic: 'STATUS', message: '  ' });
    expect(harness.state.ntb.question).toEqual({ step: 'writing', isMissing: true, failure: null });
    const asked = { type: 'questionSent', topic: 'STATUS', message: ' When do I hear? ' } as const;
    harness.send(asked, asked);
    expect(harness.sent('ntbTicket').map(({ body }) => body)).toEqual([
      { topic: 'STATUS', message: 'When do I hear?' },
    ]);
    expect(harness.answer('ntbTicket').state.ntb.question).toEqual({ step: 'sent', ticketId: 'KT-12345-67890' });
  });

  it('a question that is refused can be sent again', () => {
    const harness = applied().answer('ntbApply').send({ type: 'questionOpened' });
    const why = failure('TOO_MANY_REQUESTS');
    harness.send({ type: 'questionSent', topic: 'OTHER', message: 'Hello' }).fail('ntbTicket', why);
    expect(harness.state.ntb.question).toMatchObject({
      step: 'writing',
      isMissing: false,
      failure: { code: why.code },
    });
    harness.send({ type: 'questionSent', topic: 'OTHER', message: 'Hello' });
    expect(harness.sent('ntbTicket')).toHaveLength(2);
  });

  it('says that the browser did not open the lender’s page, until it is asked for again', () => {
    const harness = applied().answer('ntbApply', { lenderWindowUrl: windowUrl });
    harness.send({ type: 'ntbLenderPageAsked' }, { type: 'lenderPageOpened', isOpen: false });
    harness.poll().answer('ntbStatus', { lenderWindowUrl: windowUrl });
    expect(harness.state.screen).toMatchObject({ status: 'atLender', lenderPage: 'blocked' });
    expect(harness.send({ type: 'ntbLenderPageAsked' }).state.screen).toMatchObject({ lenderPage: 'open' });
  });

  // @req NTB-005
  it('approved: goes on to the customer’s own plans', () => {
    const harness = applied().answer('ntbApply').poll().answer('ntbStatus', { status: 'APPROVED' });
    expect(harness.state.screen).toMatchObject({ name: 'ntbStatus', status: 'approved' });
    harness.answer('offers').send({ type: 'plansAsked' });
    expect(harness.state.screen).toMatchObject({ name: 'planSelection', notice: 'applicationApproved' });
  });

  it('approved: plans that did not come are asked for again at a tap or once the line is back', () => {
    const harness = applied().answer('ntbApply').poll().answer('ntbStatus', { status: 'APPROVED' });
    harness.send({ type: 'plansAsked' }, { type: 'wentOffline' }).fail('offers', silence);
    expect(harness.state.screen).toMatchObject({ name: 'planSelection', phase: 'choosing', failure: silence });
    harness.send({ type: 'wentOnline' });
    expect(harness.state.screen).toMatchObject({ name: 'planSelection', failure: null });
    harness.fail('offers', silence).send({ type: 'retryAsked' });
    expect(harness.answer('offers').state.screen).toMatchObject({ phase: 'choosing', failure: null });
  });

  // @req NTB-015, NTB-016
  it('rejected: the lender is gone from the list, and another one can be tried', () => {
    const harness = applied().answer('ntbApply').poll().answer('ntbStatus', { status: 'REJECTED' });
    expect(harness.state.screen).toMatchObject({ name: 'ntbStatus', status: 'rejected' });
    expect(ntbLenders(harness.state).map(({ lenderId }) => lenderId)).toEqual(['403']);
    expect(harness.state.ntb).toMatchObject({ applicationId: null, lenderWindowUrl: null, selectedNtbLenderId: null });
    expect(harness.send({ type: 'ntbOtherLenderAsked' }).state.screen.name).toBe('ntbOffer');
  });
});

describe('the shop’s machine', () => {
  const pos = () => {
    const harness = new Harness().opened().answer('orderInfo', { deviceType: 'POS_MACHINE', channel: 'OFFLINE' });
    return harness.answer('details', { step: 'PAYMENT_LINK', deviceType: 'POS_MACHINE' }).answer('offers');
  };

  it('sends the link to a phone and waits until the phone has paid', () => {
    const harness = pos().send({ type: 'linkMobileTyped', text: '9876543210' }, { type: 'linkSendAsked' });
    harness.answer('sendPosLink').poll().answer('linkStatus', { isLinkOpened: true });
    expect(harness.state.screen).toMatchObject({ name: 'splitLinkSend', wait: 'opened' });
    harness.poll().answer('linkStatus', { status: 'COMPLETE' }).answer('details', { status: 'COMPLETE' });
    expect(harness.state.screen.name).toBe('success');
  });

  it('can pay on the machine itself', () => {
    expect(pos().send({ type: 'continueHereAsked' }).state.screen.name).toBe('planSelection');
  });
});

describe('modals and the snackbar', () => {
  // @req TXN-037, TXN-039, LIM-007, Q-046, Q-054
  it('the snackbar goes after 3 s, not by the timer of an earlier one, and when it is dismissed', () => {
    const harness = new Harness().atOtp();
    harness.nowMs += 31_000;
    harness.send({ type: 'codeResendAsked' }).answer('resendOtp');
    const asked = harness.asked('startTimer').at(-1);
    expect(asked).toMatchObject({ type: 'startTimer', timer: 'snackbar', delayMs: 3_000 });
    const { id } = asked ?? { id: -1 };
    expect(harness.send({ type: 'timerFired', timer: 'snackbar', id: id - 1 }).state.snackbar).not.toBeNull();
    const shown = harness.state;
    expect(harness.send({ type: 'timerFired', timer: 'snackbar', id }).state.snackbar).toBeNull();
    const dismissed = new Harness(shown).send({ type: 'snackbarDismissed' });
    expect(dismissed.state.snackbar).toBeNull();
    expect(dismissed.send({ type: 'timerFired', timer: 'snackbar' }).state.snackbar).toBeNull();
  });

  // @req TXN-033
  it('limits of a lender are shown with the masked number of a verified shopper', () => {
    const harness = new Harness().atSecondFactor().answer('offers').send({ type: 'plansAsked' });
    harness.send({ type: 'limitCheckAsked', lenderId: '402' });
    expect(harness.state.modal).toEqual({
      name: 'limitCheckDetailsModal',
      lenderId: '402',
      lenderLogo: null,
      userMobileNum: '98XXXXX210',
    });
  });

  // @req TXN-031
  it('Esc closes a modal first, then asks to leave', () => {
    const harness = new Harness().atPlans().send({ type: 'helpAsked' }, { type: 'escapePressed' });
    expect(harness.state.modal.name).toBe('none');
    expect(harness.send({ type: 'escapePressed' }).state.modal.name).toBe('cancelTransactionModal');
  });
});
