// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan } from '../screens/testing/state';
import { bottomSheetData } from './spec-names';
import { alone, onDetails, opened, submitAmount, withCustomerVerified, withResult } from './testing/journeys';
import { openRequest, Play } from './testing/play';
import { canGoBack, historyDepth } from './top-bar';

describe('Back', () => {
  it('goes from the details to the list to the amount, and stays there', () => {
    const play = onDetails();
    const paths = [1, 2, 3, 4].map(() => {
      play.send({ type: 'back' });
      return play.path;
    });
    expect(paths).toEqual(['/sales-lenders-list', '/sales-emi-home', '/sales-emi-home', '/sales-emi-home']);
    expect(play.closings).toEqual([]);
  });

  it('from the details gives TRY_ANOTHER_LENDER_MSG and opens no sheet', () => {
    const play = onDetails();
    play.send({ type: 'back' });
    expect(play.state.outcome).toBe('TRY_ANOTHER_LENDER_MSG');
    expect(play.sheet).toBeNull();
  });

  it('closes the sheet before the screen', () => {
    const play = onDetails();
    play.send({ type: 'shareInfoAsked' });
    play.send({ type: 'back' });
    expect([play.sheet, play.path]).toEqual([null, '/sales-lender-details']);
  });

  it('from a list that is loading gives the plans up', () => {
    const play = opened();
    submitAmount(play, '54990');
    const { requestId } = play.pending('getEmiDetails');
    expect(play.send({ type: 'back' })).toEqual([{ type: 'abortCall', requestId }]);
    expect(play.state.getEmiDetailsResponse).toEqual({ status: 'none' });
  });

  it.each<[string, () => Play]>([
    ['AMOUNT', () => alone()],
    ['MOBILE_VERIFICATION', () => alone({ amount: 54_990 })],
    [
      'USER_ELIGIBILITY_INFO',
      () => withResult(alone({ amount: 54_990 }), { emiLenders: [banyan], isPreApproved: true }),
    ],
    [
      'ERROR',
      () => {
        const play = new Play();
        play.send({ type: 'opened', open: openRequest({ error: 'Closed' }) });
        return play;
      },
    ],
  ])('keeps %s where closing it would close the app, and gives it no entry in the history', (name, start) => {
    const play = start();
    const before = play.state;
    expect(play.sheet).toBe(name);
    expect(historyDepth(before)).toBe(0);
    play.send({ type: 'back' });
    expect(play.state).toBe(before);
  });

  it('on the entry uncovers the result from the plans', () => {
    const play = withResult(alone({ amount: 54_990 }), { emiLenders: [banyan], isPreApproved: true });
    play.send({ type: 'plansAsked', lenderId: '1' });
    expect(play.path).toBe('/sales-lender-details');
    play.send({ type: 'back' });
    expect([play.path, play.sheet]).toEqual(['/sales-app-init', 'USER_ELIGIBILITY_INFO']);
    expect(bottomSheetData(play.state).mainTitle).toBe('Customer is pre-approved');
  });

  it('lets the lender go: neither its limits rule the next amount, nor is the list left out', () => {
    const play = onDetails();
    play.send({ type: 'back' });
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '2000');
    expect(play.state.amountFault).toEqual({ kind: 'none' });
    play.answer('getEmiDetails', { amount: 2000 });
    expect([play.path, play.sheet]).toEqual(['/sales-lenders-list', null]);
    play.send({ type: 'back' });
    submitAmount(play, '60000');
    play.answer('getEmiDetails', { amount: 60_000 });
    expect(play.path).toBe('/sales-lenders-list');
  });
});

describe('Back over the error modal', () => {
  it('retries, once, where Retry is offered', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility');
    play.send({ type: 'back' });
    expect(play.calls('checkEligibility')).toHaveLength(2);
    expect(play.state.errorModal).toEqual({ status: 'closed' });
    play.send({ type: 'errorExitAsked' });
    expect(play.calls('checkEligibility')).toHaveLength(2);
  });

  it('closes it where Retry is not offered', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', { kind: 'business', message: 'Blocked.', retry: false });
    play.send({ type: 'back' });
    expect(play.state.errorModal).toEqual({ status: 'closed' });
    expect(play.calls('checkEligibility')).toHaveLength(1);
    expect(play.path).toBe('/sales-lender-details');
  });
});

describe('the history', () => {
  it('has an entry for each screen above the first, one for a sheet and one for the error modal', () => {
    const play = onDetails();
    expect(historyDepth(play.state)).toBe(2);
    play.send({ type: 'amountEditAsked' });
    expect(historyDepth(play.state)).toBe(3);
    submitAmount(play, '60000');
    play.fail('getEmiDetails');
    expect(historyDepth(play.state)).toBe(4);
  });

  it('the top bar’s Back is of use from the second screen on', () => {
    expect([canGoBack(opened().state), canGoBack(onDetails().state)]).toEqual([false, true]);
  });
});

describe('Esc', () => {
  it.each<[string, () => Play]>([
    ['the first screen', () => opened()],
    ['the details', () => onDetails()],
  ])('closes the app on %s, where no sheet is open', (_, start) => {
    const play = start();
    play.send({ type: 'escapePressed' });
    expect(play.closings).toEqual(['escape']);
  });

  it.each([
    ['SESSION_EXPIRED', 1402, '/sales-session-expired'],
    ['AGENT_BLOCKED', 4070, '/sales-agent-blocked'],
  ])('closes the app on the screen of %s', (name, code, path) => {
    const play = new Play();
    play.send({ type: 'opened', open: openRequest() });
    play.fail('init', { kind: 'business', name, code });
    if (code === 1402) play.send({ type: 'tokenRefused' });
    expect(play.path).toBe(path);
    play.send({ type: 'escapePressed' });
    expect(play.closings).toEqual(['escape']);
  });

  it('closes the sheet first, and the error modal before it', () => {
    const play = onDetails();
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '60000');
    play.fail('getEmiDetails');
    play.send({ type: 'escapePressed' });
    expect([play.state.errorModal.status, play.sheet]).toEqual(['closed', 'AMOUNT']);
    play.send({ type: 'escapePressed' });
    expect([play.sheet, play.closings]).toEqual([null, []]);
    play.send({ type: 'escapePressed' });
    expect(play.closings).toEqual(['escape']);
  });
});

describe('the buttons that close', () => {
  it.each(['home', 'close'] as const)('%s of the top bar asks the host to close, once', (button) => {
    const play = onDetails();
    play.send({ type: 'closeAsked', button });
    play.send({ type: 'closeAsked', button });
    expect(play.closings).toEqual([button === 'home' ? 'homeButton' : 'closeButton']);
    expect(play.effects).toContainEqual({ type: 'clearDraft' });
  });
});
