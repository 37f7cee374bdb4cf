import { describe, expect, it } from 'vitest';
import { paymentErrors } from '../../../shared/errors/payment';
import type { Reaction, Recovery } from '../../../shared/errors/row';
import { Harness } from './testing/harness';
import { failure } from './testing/samples';

const rowsThat = (reaction: Reaction): string[] =>
  paymentErrors.filter((row) => row.reaction === reaction).map(({ name }) => name);
/** A plan was sent, and the server has refused it with this error. */
const refusedPlan = (name: string): Harness =>
  new Harness()
    .atPlans()
    .send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' })
    .fail('initiateTxn', failure(name));

describe('an error of a payment', () => {
  it.each(rowsThat('typeAgain'))('%s clears the field in which it was typed, at each of the three', (name) => {
    const otp = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' }).fail('verifyOtp', failure(name));
    const factor = new Harness().atSecondFactor().send({ type: 'aivfTyped', text: '0000' }, { type: 'aivfSubmitted' });
    factor.fail('authorize', failure(name));
    const lenderOtp = new Harness().atProcessing().fail('confirm', failure(name));
    for (const { state } of [otp, factor, lenderOtp]) {
      expect(state.screen).toMatchObject({ phase: 'entering', failure: { name } });
      expect(state.paymentUserData).toMatchObject({ otp: '', aivfValue: '', lenderOtp: '' });
    }
  });

  it.each(rowsThat('useAnotherNumber'))('%s leads back to the number, where its words stay', (name) => {
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' }).fail('verifyOtp', failure(name));
    expect(harness.state).toMatchObject({ screen: { name: 'verifyMobile', failure: { name } } });
    expect(harness.asked('startTimer').filter(({ timer }) => timer === 'otpFailure')).toEqual([]);
  });

  // @req ERR-122
  it.each(rowsThat('awaitLender'))('%s is no failure: the lender is asked until it has answered', (name) => {
    const harness = new Harness().atProcessing().fail('confirm', failure(name));
    expect(harness.state).toMatchObject({ screen: { name: 'pending' }, outcome: 'pending' });
  });

  it.each(rowsThat('readAgain'))('%s has the statement read once more', (name) => {
    const harness = new Harness()
      .atKfs()
      .send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' });
    expect(harness.fail('authorizeKfs', failure(name)).sent('getKfs')).toHaveLength(2);
  });

  it.each(rowsThat('endOrder'))('%s ends everything', (name) => {
    const { state } = new Harness().atProcessing().fail('confirm', failure(name));
    expect(state.screen).toMatchObject({ name: 'ended', reason: 'expired' });
  });

  it.each([...rowsThat('syncPayment'), ...rowsThat('goOnElsewhere')])(
    '%s asks the server where the payment stands, and says it there',
    (name) => {
      const harness = refusedPlan(name);
      expect(harness.calls.details).toBeDefined();
      harness.answer('details', { status: 'INITIATED', step: 'VERIFY_MOBILE', isMobileVerified: false });
      expect(harness.state.modal).toMatchObject({ name: 'errorBlockTransactionModal', failure: { name } });
    },
  );

  const ended = paymentErrors.filter(({ reaction }) => reaction !== 'endOrder');
  /** Another lender or plan works, and the same again does not. */
  const isRefused = (recovery: readonly Recovery[] | null): boolean =>
    recovery?.includes('otherLender') === true && !recovery.includes('sameAgain');

  it.each(ended.flatMap(({ name, recovery }) => (isRefused(recovery) ? [] : [[name, recovery] as const])))(
    '%s that has ended a payment is a screen with its own actions: %j',
    (name, recovery) => {
      const harness = refusedPlan(name).answer('details', { status: 'FAILED', step: 'RETRY' });
      const options = [...(recovery ?? ['sameAgain', 'otherLender']), 'leave'];
      expect(harness.state.screen).toMatchObject({ name: 'failure', options });
    },
  );

  it.each(ended.flatMap(({ name, recovery }) => (isRefused(recovery) ? [name] : [])))(
    '%s leads to what works instead, and the lenders are asked anew',
    (name) => {
      const harness = refusedPlan(name).answer('details', { status: 'FAILED', step: 'RETRY' });
      expect(harness.state.screen).toMatchObject({ name: 'nearest', phase: 'loading', failure: { name } });
      expect(harness.calls.offers).toBeDefined();
    },
  );
});
