// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { MOBILE, START_MS } from './testing/harness';
import { opened } from './testing/journeys';

describe('pre-eligibility', () => {
  const asked = () => {
    const harness = opened({ amount: 54_990 }, 'PRE_ELIGIBILITY');
    harness.send({ type: 'mobileTyped', text: MOBILE });
    return harness;
  };

  it('is asked at the 10th digit, with number and amount, and sends the customer nothing', () => {
    const harness = asked();
    expect(harness.calls('preEligibility').map(({ body }) => body)).toEqual([{ mobile: MOBILE, amount: 54_990 }]);
    harness.answer('preEligibility');
    expect(harness.calls('sendShareCode')).toEqual([]);
  });

  it('that says yes goes on to the share code of the same number', () => {
    const harness = asked();
    harness.answer('preEligibility');
    harness.send({ type: 'eligibilityAsked' });
    expect(harness.calls('sendShareCode').map(({ body }) => body)).toEqual([{ mobile: MOBILE }]);
    expect(harness.sheet).toBe('MOBILE_VERIFICATION');
  });

  it('refused in words shows them inline; refused without opens the modal with Retry, and Exit gives it up', () => {
    const inline = asked();
    inline.fail('preEligibility', { kind: 'business', name: 'MOBILE_BLOCKED', message: 'Blocked.' });
    expect(inline.state.modal).toEqual({ name: 'none' });
    expect(inline.state.purchase.preEligibilityResponse).toMatchObject({
      status: 'error',
      failure: { message: 'Blocked.' },
    });
    const modal = asked();
    modal.fail('preEligibility', { kind: 'http', status: 500 });
    expect(modal.state.modal).toMatchObject({ name: 'errorModal', canRetry: true });
    modal.send({ type: 'retryAsked' });
    expect(modal.calls('preEligibility')).toHaveLength(2);
    const left = asked();
    left.fail('preEligibility', { kind: 'http', status: 500 });
    left.send({ type: 'errorExitAsked' });
    left.send({ type: 'wentOnline' });
    expect(left.calls('preEligibility')).toHaveLength(1);
  });

  // @req Q-011
  it('of 5876543210 is asked and refused with 400: no dialog opens over the field', () => {
    const harness = opened({ amount: 54_990 }, 'PRE_ELIGIBILITY');
    harness.send({ type: 'mobileTyped', text: '5876543210' });
    harness.fail('preEligibility', { kind: 'http', status: 400, reaction: 'say' });
    expect(harness.state.modal).toEqual({ name: 'none' });
    expect(harness.state.purchase.preEligibilityResponse).toMatchObject({ status: 'error', failure: { status: 400 } });
  });

  it('forgets a number that the server no longer takes as verified', () => {
    const harness = opened(
      { amount: 54_990, verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] },
      'PRE_ELIGIBILITY',
    );
    harness.send({ type: 'mobileTyped', text: MOBILE });
    harness.answer('preEligibility', { isMobileVerified: false });
    expect(harness.state.session.verifiedMobiles).toEqual([]);
  });
});
