// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan } from '../screens/testing/state';
import { bottomSheetData, showInterstitial } from './spec-names';
import { MOBILE, START_MS } from './testing/harness';
import { onDetails, opened, submitAmount, withCustomerVerified } from './testing/journeys';

describe('the checking sheet', () => {
  // @req SAL-074, SAL-090
  it('is not there at 599 ms and is at 600 ms, with its words', () => {
    const harness = withCustomerVerified(onDetails());
    harness.wait(599);
    expect(harness.sheet).toBe('MOBILE_VERIFICATION');
    harness.wait(1);
    expect(harness.sheet).toBe('SHOW_INTERSTITIAL_MSG');
    expect(showInterstitial(harness.state)).toBe(true);
    expect(bottomSheetData(harness.state)).toMatchObject({
      mainTitle: 'Checking with lenders…',
      subTitle: 'This takes a few seconds.',
    });
  });

  it('does not come after an answer within 600 ms', () => {
    const harness = withCustomerVerified(onDetails());
    harness.answer('checkEligibility', { emiLenders: [banyan] });
    harness.wait(600);
    expect(harness.sheet).toBe('USER_ELIGIBILITY_INFO');
    expect(showInterstitial(harness.state)).toBe(false);
  });

  it('gives way to the result', () => {
    const harness = withCustomerVerified(onDetails());
    harness.wait(600);
    harness.answer('checkEligibility', { emiLenders: [banyan] });
    expect([harness.sheet, showInterstitial(harness.state)]).toEqual(['USER_ELIGIBILITY_INFO', false]);
  });

  it('gives back the sheet that it covered when the check fails', () => {
    const harness = withCustomerVerified(onDetails());
    harness.wait(600);
    harness.fail('checkEligibility', { kind: 'http', status: 500 });
    expect([harness.sheet, harness.state.modal.name]).toEqual(['MOBILE_VERIFICATION', 'errorModal']);
  });

  it('comes for an amount that is edited in a sheet, not for the list, which has its skeleton', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    harness.wait(600);
    expect(harness.sheet).toBeNull();
    harness.answer('getEmiDetails');
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '60000');
    harness.wait(600);
    expect(harness.sheet).toBe('SHOW_INTERSTITIAL_MSG');
  });

  it('comes on the amount screen, where a verified customer is checked, and closing it stays there', () => {
    const harness = opened({ mobile: MOBILE, verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] });
    submitAmount(harness, '54990');
    harness.wait(600);
    expect([harness.path, harness.sheet]).toEqual(['/sales-emi-home', 'SHOW_INTERSTITIAL_MSG']);
    harness.send({ type: 'sheetClosed' });
    expect([harness.path, harness.sheet, harness.state.calls]).toEqual(['/sales-emi-home', null, {}]);
  });

  it('does not come once the number was changed during the check', () => {
    const harness = withCustomerVerified(onDetails());
    harness.send({ type: 'mobileChangeAsked' });
    harness.wait(600);
    expect([harness.sheet, harness.state.calls]).toEqual(['MOBILE_VERIFICATION', {}]);
  });
});
