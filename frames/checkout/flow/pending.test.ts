import { describe, expect, it } from 'vitest';
import { Play } from './testing/play';
import { answers, completion, failure, silence } from './testing/samples';

const retry = { type: 'retryAsked' } as const;

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

  it.each(['closeAsked', 'escapePressed'] as const)('%s: can be left after a question, but not cancelled', (type) => {
    const play = pending().send({ type });
    expect(play.state.modal).toMatchObject({ name: 'cancelTransactionModal', phase: 'asking' });
    expect(play.asked('close')).toEqual([]);
    play.send({ type: 'cancelConfirmed' });
    expect(play.sent('cancel')).toHaveLength(0);
    expect(play.asked('close')).toEqual([{ type: 'close', reason: 'closeButton', outcome: 'pending' }]);
  });

  it('is left without a question where the host wants none', () => {
    const play = pending();
    const closeIconConfig = { showCloseIcon: true, shouldShowCancellationPopup: false };
    play.state = { ...play.state, config: { ...play.state.config, closeIconConfig } };
    expect(play.send({ type: 'escapePressed' }).asked('close')).toEqual([
      { type: 'close', reason: 'escape', outcome: 'pending' },
    ]);
  });

  it('the question goes by itself when the lender has paid', () => {
    const play = pending().send({ type: 'closeAsked' }).poll();
    play.answer('status', { status: 'COMPLETE', isPending: false, completion, signedResult: 'a.b.c' });
    expect(play.state).toMatchObject({ screen: { name: 'success' }, modal: { name: 'none' } });
  });

  it('a confirm whose answer was lost is pending; where it never arrived the same OTP goes out as the same intent', () => {
    const play = new Play().atProcessing().fail('confirm', silence).poll();
    play.answer('status', { isPending: false }).answer('details', { ...answers.authorizeKfs, isMobileVerified: true });
    expect(play.state).toMatchObject({ screen: { name: 'lenderOtp' }, typed: { lenderOtp: '54321' } });
    expect(play.state.snackbar?.kind).toBe('notPaid');
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

  it('leaves the question of leaving where it stands, with what became of the answer', () => {
    const play = new Play()
      .atPlans()
      .send({ type: 'closeAsked' }, { type: 'cancelConfirmed' }, { type: 'wentOffline' });
    play.fail('cancel', silence).send({ type: 'wentOnline' });
    expect(play.state.modal).toEqual({ name: 'cancelTransactionModal', phase: 'asking', failure: silence });
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

  it('that brings no plans is said on a screen of its own, and tried again from there or once it is back', () => {
    const play = new Play().opened().answer('orderInfo').answer('details').fail('offers', silence);
    expect(play.state.screen).toEqual({ name: 'startFailed', failure: silence });
    play.send(retry).answer('details').fail('offers', silence).send({ type: 'wentOffline' }, { type: 'wentOnline' });
    expect(play.answer('details').answer('offers').state.screen).toMatchObject({
      name: 'planSelection',
      phase: 'choosing',
      failure: null,
    });
  });

  it('that brings no lenders for an application is not taken for nobody who takes one', () => {
    const play = new Play().opened().answer('orderInfo').answer('details', { step: 'NTB' });
    expect(play.state.screen).toMatchObject({ name: 'ntbOffer', phase: 'loading' });
    expect(play.fail('offers', silence).state.screen).toEqual({ name: 'startFailed', failure: silence });
    play.send(retry).answer('details', { step: 'NTB' }).answer('offers');
    expect(play.state.screen).toMatchObject({ name: 'ntbOffer', phase: 'choosing', failure: null });
  });

  it('another plan is another intent', () => {
    const play = new Play().atPlans().send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
    play.fail('initiateTxn', silence).send({ type: 'modalClosed' }, { type: 'planChosen', emiPlanId: '401-3' });
    const [first, second] = play.send({ type: 'planSubmitted' }).sent('initiateTxn');
    expect(second?.intent).not.toBe(first?.intent);
  });
});
