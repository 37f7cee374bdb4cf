import { describe, expect, it } from 'vitest';
import { Harness } from './testing/harness';
import { answers, completion, failure, silence } from './testing/samples';

const retry = { type: 'retryAsked' } as const;

describe('pending (4008)', () => {
  const pending = () => new Harness().atProcessing().fail('confirm', failure('PAYMENT_TRANSACTION_TIMEOUT'));

  it('asks at once, then every 3 s as the server says, until the lender has paid', () => {
    const harness = pending().poll();
    expect(harness.answer('status').asked('startTimer').at(-1)).toMatchObject({ timer: 'poll', delayMs: 3_000 });
    harness.poll().answer('status', { status: 'COMPLETE', isPending: false, completion, signedResult: 'a.b.c' });
    expect(harness.state).toMatchObject({ screen: { name: 'success' }, outcome: 'completed', signedResult: 'a.b.c' });
  });

  it('asks again 5 s after a question that nobody answered', () => {
    const harness = pending().poll().fail('status', silence);
    expect(harness.asked('startTimer').at(-1)).toMatchObject({ timer: 'poll', delayMs: 5_000 });
    expect(harness.state.screen.name).toBe('pending');
  });

  it.each(['closeAsked', 'escapePressed'] as const)('%s: can be left after a question, but not cancelled', (type) => {
    const harness = pending().send({ type });
    expect(harness.state.modal).toMatchObject({ name: 'cancelTransactionModal', phase: 'asking' });
    expect(harness.asked('close')).toEqual([]);
    harness.send({ type: 'cancelConfirmed' });
    expect(harness.sent('cancel')).toHaveLength(0);
    expect(harness.asked('close')).toEqual([{ type: 'close', reason: 'closeButton', outcome: 'pending' }]);
  });

  it('is left without a question where the host wants none', () => {
    const harness = pending();
    const closeIconConfig = { showCloseIcon: true, shouldShowCancellationPopup: false };
    harness.state = { ...harness.state, widgetData: { ...harness.state.widgetData, closeIconConfig } };
    expect(harness.send({ type: 'escapePressed' }).asked('close')).toEqual([
      { type: 'close', reason: 'escape', outcome: 'pending' },
    ]);
  });

  it('the question goes by itself when the lender has paid', () => {
    const harness = pending().send({ type: 'closeAsked' }).poll();
    harness.answer('status', { status: 'COMPLETE', isPending: false, completion, signedResult: 'a.b.c' });
    expect(harness.state).toMatchObject({ screen: { name: 'success' }, modal: { name: 'none' } });
  });

  it('4004 is pending too: no way to pay again until the lender has cancelled the request, and then another lender is offered and no OTP', () => {
    const harness = new Harness().atProcessing().fail('confirm', failure('PAYMENT_DUPLICATE_REQUEST')).poll();
    harness.answer('status', { isPending: true }).poll();
    harness.send({ type: 'codeSubmitted' }, { type: 'plansAsked' }, retry, { type: 'back' });
    expect([harness.state.screen.name, harness.sent('confirm').length]).toEqual(['pending', 1]);
    expect(harness.state.snackbar).toBeNull();
    const refused = failure('PAYMENT_LENDER_SERVER_FAIL');
    const ended = { status: 'FAILED', step: 'RETRY', isPending: false, failure: refused } as const;
    harness.answer('status', ended).answer('details', { ...ended, failedStep: 'LENDER_OTP', isMobileVerified: true });
    harness.send({ type: 'codeSubmitted' });
    expect(harness.state).toMatchObject({ screen: { name: 'failure' }, modal: { name: 'none' }, outcome: 'failed' });
    expect(harness.state.screen).toMatchObject({ options: expect.arrayContaining(['otherLender']) });
    expect(harness.sent('confirm')).toHaveLength(1);
  });

  it('a confirm whose answer was lost is pending; where it never arrived the same OTP goes out as the same intent', () => {
    const harness = new Harness().atProcessing().fail('confirm', silence).poll();
    harness
      .answer('status', { isPending: false })
      .answer('details', { ...answers.authorizeKfs, isMobileVerified: true });
    expect(harness.state).toMatchObject({ screen: { name: 'lenderOtp' }, paymentUserData: { lenderOtp: '54321' } });
    expect(harness.state.snackbar?.kind).toBe('notPaid');
    harness.send({ type: 'codeSubmitted' });
    const [first, second] = harness.sent('confirm');
    expect(second?.intent).toBe(first?.intent);
    expect(second?.requestId).not.toBe(first?.requestId);
  });
});

describe('a line that is down', () => {
  it('keeps what was typed and sends the same intent once it is back', () => {
    const harness = new Harness().atMobile();
    harness.send({ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' }, { type: 'wentOffline' });
    harness.fail('sendOtp', silence);
    expect(harness.state).toMatchObject({ modal: { name: 'none' }, paymentUserData: { mobile: '9876543210' } });
    harness.send({ type: 'wentOnline' });
    const [first, second] = harness.sent('sendOtp');
    expect(second?.intent).toBe(first?.intent);
  });

  it('leaves the question of leaving where it stands, with what became of the answer', () => {
    const harness = new Harness()
      .atPlans()
      .send({ type: 'closeAsked' }, { type: 'cancelConfirmed' }, { type: 'wentOffline' });
    harness.fail('cancel', silence).send({ type: 'wentOnline' });
    expect(harness.state.modal).toEqual({ name: 'cancelTransactionModal', phase: 'asking', failure: silence });
  });

  it('offers Retry where the browser thinks that it is online, with the same intent', () => {
    const harness = new Harness().atPlans().send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
    harness.fail('initiateTxn', silence);
    expect(harness.state.modal).toMatchObject({ name: 'errorBlockTransactionModal', canRetry: true });
    harness.send(retry);
    const [first, second] = harness.sent('initiateTxn');
    expect(second?.intent).toBe(first?.intent);
    expect(harness.state).toMatchObject({ modal: { name: 'none' }, screen: { phase: 'submitting' } });
  });

  it('that brings no statement says so, and asks again at a tap or once it is back', () => {
    const harness = new Harness().atSecondFactor();
    harness.send({ type: 'aivfTyped', text: '1234' }, { type: 'aivfSubmitted' }).answer('authorize');
    harness.send({ type: 'wentOffline' }).fail('getKfs', silence);
    expect(harness.state.screen).toMatchObject({ name: 'kfs', phase: 'reading', failure: silence });
    harness.send({ type: 'wentOnline' });
    expect(harness.state.screen).toMatchObject({ name: 'kfs', phase: 'loading', failure: null });
    harness.fail('getKfs', silence).send(retry);
    expect(harness.answer('getKfs').state.screen).toMatchObject({ name: 'kfs', phase: 'reading', failure: null });
    expect(harness.sent('getKfs')).toHaveLength(3);
  });

  it('that brings no plans is said on a screen of its own, and tried again from there or once it is back', () => {
    const harness = new Harness().opened().answer('orderInfo').answer('details').fail('offers', silence);
    expect(harness.state.screen).toEqual({ name: 'startFailed', failure: silence });
    harness.send(retry).answer('details').fail('offers', silence).send({ type: 'wentOffline' }, { type: 'wentOnline' });
    expect(harness.answer('details').answer('offers').state.screen).toMatchObject({
      name: 'planSelection',
      phase: 'choosing',
      failure: null,
    });
  });

  it('that brings no lenders for an application is not taken for nobody who takes one', () => {
    const harness = new Harness().opened().answer('orderInfo').answer('details', { step: 'NTB' });
    expect(harness.state.screen).toMatchObject({ name: 'ntbOffer', phase: 'loading' });
    expect(harness.fail('offers', silence).state.screen).toEqual({ name: 'startFailed', failure: silence });
    harness.send(retry).answer('details', { step: 'NTB' }).answer('offers');
    expect(harness.state.screen).toMatchObject({ name: 'ntbOffer', phase: 'choosing', failure: null });
  });

  it('that goes down between the number and its lenders brings those of before to nobody, and asks again once it is back', () => {
    const harness = new Harness().opened().answer('orderInfo').answer('details').answer('offers', { ntbLenders: [] });
    harness
      .send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' })
      .answer('initiateTxn', { step: 'VERIFY_MOBILE' });
    harness.send({ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' }).answer('sendOtp');
    harness.send({ type: 'termsToggled', isAccepted: true }, { type: 'codeTyped', text: '12345' });
    harness.answer('verifyOtp', { step: 'NTB' }).send({ type: 'wentOffline' });
    expect(harness.fail('offers', silence).state.screen).toEqual({ name: 'startFailed', failure: silence });
    harness.send({ type: 'wentOnline' }).answer('details', { step: 'NTB' });
    expect(harness.answer('offers').state.screen).toEqual({ name: 'ntbOffer', phase: 'choosing', failure: null });
  });

  it('that brings no newer lenders for an application leaves those that are known, and asks again once it is back', () => {
    const harness = new Harness().opened().answer('orderInfo').answer('details', { step: 'NTB' }).answer('offers');
    harness.send({ type: 'anotherMobileAsked' }, { type: 'mobileSubmitted' });
    harness.send({ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' }).answer('sendOtp');
    harness.send({ type: 'termsToggled', isAccepted: true }, { type: 'codeTyped', text: '12345' });
    harness.answer('verifyOtp', { step: 'NTB' });
    harness.send({ type: 'wentOffline' }).fail('offers', silence);
    expect(harness.state.screen).toEqual({ name: 'ntbOffer', phase: 'choosing', failure: silence });
    expect(harness.send({ type: 'wentOnline' }).state.screen).toMatchObject({ phase: 'loading', failure: null });
    expect(harness.answer('offers').state.screen).toMatchObject({ phase: 'choosing', failure: null });
  });

  it('another plan is another intent', () => {
    const harness = new Harness().atPlans().send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
    harness.fail('initiateTxn', silence).send({ type: 'modalClosed' }, { type: 'planChosen', emiPlanId: '401-3' });
    const [first, second] = harness.send({ type: 'planSubmitted' }).sent('initiateTxn');
    expect(second?.intent).not.toBe(first?.intent);
  });
});
