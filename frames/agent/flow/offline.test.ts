// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { alone, onDetails, opened, submitAmount, withCustomerVerified } from './testing/journeys';
import { failureOf, MOBILE, openRequest, Play } from './testing/play';

const networkFailure = failureOf();

describe('a part of the app that does not load', () => {
  it('is told with Retry, which tries again', () => {
    const play = onDetails();
    const before = play.state.chunkAttempt;
    play.send({ type: 'chunkFailed', failure: networkFailure });
    expect(play.state.errorModal).toMatchObject({ status: 'open', canRetry: true });
    play.send({ type: 'retryAsked' });
    expect(play.state.chunkAttempt).toBe(before + 1);
  });

  it('can be tried again on a blocked account too', () => {
    const play = onDetails();
    play.state = { ...play.state, terminalScreen: 'accountBlocked' };
    play.send({ type: 'chunkFailed', failure: networkFailure });
    play.send({ type: 'retryAsked' });
    expect(play.state.chunkAttempt).toBe(1);
  });

  it('does not displace the Retry of a call, which loads it as well', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility');
    play.send({ type: 'chunkFailed', failure: networkFailure });
    play.send({ type: 'retryAsked' });
    expect(play.calls('checkEligibility')).toHaveLength(2);
    expect(play.state.chunkAttempt).toBe(1);
  });

  it('is tried again when the line is back', () => {
    const play = onDetails();
    play.send({ type: 'wentOffline' });
    play.send({ type: 'chunkFailed', failure: networkFailure });
    expect(play.state.errorModal).toEqual({ status: 'closed' });
    play.send({ type: 'wentOnline' });
    expect(play.state.chunkAttempt).toBe(1);
  });
});

describe('offline', () => {
  it('is not closed by Back, Esc, Exit of a modal or Try Again while there is no network', () => {
    const play = onDetails();
    play.send({ type: 'wentOffline' });
    play.send({ type: 'back' });
    play.send({ type: 'escapePressed' });
    play.send({ type: 'errorExitAsked' });
    expect(play.send({ type: 'connectionRetried' })).toEqual([{ type: 'checkConnection' }]);
    expect(play.state.offline).toBe(true);
    expect(play.path).toBe('/sales-lender-details');
  });

  it('ends by itself, and what was meant meanwhile is done', () => {
    const play = withCustomerVerified(onDetails());
    play.send({ type: 'wentOffline' });
    play.fail('checkEligibility');
    expect(play.state.errorModal).toEqual({ status: 'closed' });
    play.send({ type: 'wentOnline' });
    expect(play.state.offline).toBe(false);
    expect(play.calls('checkEligibility')).toHaveLength(2);
  });

  it('ends also what was shown before it: the modal goes, and its call is made once more', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility');
    expect(play.state.errorModal.status).toBe('open');
    play.send({ type: 'wentOffline' });
    play.send({ type: 'wentOnline' });
    expect(play.state.errorModal).toEqual({ status: 'closed' });
    expect(play.calls('checkEligibility')).toHaveLength(2);
  });

  it('does not bring back what the agent has left by Exit', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility');
    play.send({ type: 'errorExitAsked' });
    play.send({ type: 'wentOffline' });
    play.send({ type: 'wentOnline' });
    expect(play.calls('checkEligibility')).toHaveLength(1);
  });

  it('does the same for a call that timed out', () => {
    const play = onDetails();
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '60000');
    play.send({ type: 'wentOffline' });
    play.fail('getEmiDetails', { kind: 'timeout' });
    expect(play.state.errorModal).toEqual({ status: 'closed' });
    play.send({ type: 'wentOnline' });
    expect(play.calls('getEmiDetails')).toHaveLength(3);
  });

  it('does not forget the plans over a code that could not be sent either', () => {
    const play = opened();
    submitAmount(play, '54990');
    play.send({ type: 'eligibilityAsked' });
    play.send({ type: 'mobileTyped', text: MOBILE });
    play.send({ type: 'wentOffline' });
    play.fail('getEmiDetails');
    play.fail('sendShareCode');
    play.send({ type: 'wentOnline' });
    expect(play.calls('getEmiDetails')).toHaveLength(2);
    expect(play.state.mobile).toBe(MOBILE);
  });

  it('shows a refusal of the server all the same', () => {
    const play = withCustomerVerified(onDetails());
    play.send({ type: 'wentOffline' });
    play.fail('checkEligibility', { kind: 'business', message: 'Not today.' });
    expect(play.state.errorModal.status).toBe('open');
  });
});

describe('a browser without storage', () => {
  it('stops the app, and Try again asks for storage again', () => {
    const play = alone();
    play.send({ type: 'storageChecked', available: false });
    expect(play.state.terminalScreen).toBe('incompatible');
    expect(play.send({ type: 'storageRetried' })).toEqual([{ type: 'checkStorage' }]);
    play.send({ type: 'storageChecked', available: true });
    expect(play.state.terminalScreen).toBe('none');
  });

  it('stays stopped when the host opens it again, and does not lift a blocked account', () => {
    const play = new Play();
    play.send({ type: 'storageChecked', available: false });
    play.send({ type: 'opened', open: openRequest() });
    expect(play.state.terminalScreen).toBe('incompatible');
    const blocked = withCustomerVerified(onDetails());
    blocked.fail('checkEligibility', { kind: 'forbidden', status: 403 });
    blocked.send({ type: 'storageChecked', available: true });
    expect(blocked.state.terminalScreen).toBe('accountBlocked');
  });
});
