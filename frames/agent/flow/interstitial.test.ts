// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan } from '../screens/testing/state';
import { bottomSheetData, showInterstitial } from './spec-names';
import { onDetails, opened, submitAmount, withCustomerVerified } from './testing/journeys';
import { MOBILE, START_MS } from './testing/play';

describe('the checking sheet', () => {
  it('is not there at 599 ms and is at 600 ms, with its words', () => {
    const play = withCustomerVerified(onDetails());
    play.wait(599);
    expect(play.sheet).toBe('MOBILE_VERIFICATION');
    play.wait(1);
    expect(play.sheet).toBe('SHOW_INTERSTITIAL_MSG');
    expect(showInterstitial(play.state)).toBe(true);
    expect(bottomSheetData(play.state)).toMatchObject({
      mainTitle: 'Checking with lenders…',
      subTitle: 'This takes a few seconds.',
    });
  });

  it('does not come after an answer within 600 ms', () => {
    const play = withCustomerVerified(onDetails());
    play.answer('checkEligibility', { emiLenders: [banyan] });
    play.wait(600);
    expect(play.sheet).toBe('USER_ELIGIBILITY_INFO');
    expect(showInterstitial(play.state)).toBe(false);
  });

  it('gives way to the result', () => {
    const play = withCustomerVerified(onDetails());
    play.wait(600);
    play.answer('checkEligibility', { emiLenders: [banyan] });
    expect([play.sheet, showInterstitial(play.state)]).toEqual(['USER_ELIGIBILITY_INFO', false]);
  });

  it('gives back the sheet that it covered when the check fails', () => {
    const play = withCustomerVerified(onDetails());
    play.wait(600);
    play.fail('checkEligibility', { kind: 'http', status: 500 });
    expect([play.sheet, play.state.errorModal.status]).toEqual(['MOBILE_VERIFICATION', 'open']);
  });

  it('comes for an amount that is edited in a sheet, not for the list, which has its skeleton', () => {
    const play = opened();
    submitAmount(play, '54990');
    play.wait(600);
    expect(play.sheet).toBeNull();
    play.answer('getEmiDetails');
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '60000');
    play.wait(600);
    expect(play.sheet).toBe('SHOW_INTERSTITIAL_MSG');
  });

  it('comes on the amount screen, where a verified customer is checked, and closing it stays there', () => {
    const play = opened({ mobile: MOBILE, verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] });
    submitAmount(play, '54990');
    play.wait(600);
    expect([play.path, play.sheet]).toEqual(['/sales-emi-home', 'SHOW_INTERSTITIAL_MSG']);
    play.send({ type: 'sheetClosed' });
    expect([play.path, play.sheet, play.state.calls]).toEqual(['/sales-emi-home', null, {}]);
  });

  it('does not come once the number was changed during the check', () => {
    const play = withCustomerVerified(onDetails());
    play.send({ type: 'mobileChangeAsked' });
    play.wait(600);
    expect([play.sheet, play.state.calls]).toEqual(['MOBILE_VERIFICATION', {}]);
  });
});
