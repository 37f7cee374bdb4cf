// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { openViewIn } from './testing/build-state';
import { CODE, failureOf, Harness, MOBILE, openRequest } from './testing/harness';
import { alone, onDetails, opened, submitAmount, withCodeSent, withCustomerVerified } from './testing/journeys';

const networkFailure = failureOf();

describe('a part of the app that does not load', () => {
  it('is told with Retry, which tries again', () => {
    const harness = onDetails();
    const before = harness.state.chunkAttempt;
    harness.send({ type: 'chunkFailed', failure: networkFailure });
    expect(harness.state.modal).toMatchObject({ name: 'errorModal', canRetry: true });
    harness.send({ type: 'retryAsked' });
    expect(harness.state.chunkAttempt).toBe(before + 1);
  });

  it('can be tried again on a blocked account too', () => {
    const harness = onDetails();
    const covers = openViewIn(harness.state);
    harness.state = { ...harness.state, view: { screen: 'accountBlocked', failure: networkFailure, covers } };
    harness.send({ type: 'chunkFailed', failure: networkFailure });
    harness.send({ type: 'retryAsked' });
    expect(harness.state.chunkAttempt).toBe(1);
  });

  it('does not displace the Retry of a call, which loads it as well', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility');
    harness.send({ type: 'chunkFailed', failure: networkFailure });
    harness.send({ type: 'retryAsked' });
    expect(harness.calls('checkEligibility')).toHaveLength(2);
    expect(harness.state.chunkAttempt).toBe(1);
  });

  it('is tried again when the line is back', () => {
    const harness = onDetails();
    harness.send({ type: 'wentOffline' });
    harness.send({ type: 'chunkFailed', failure: networkFailure });
    expect(harness.state.modal).toEqual({ name: 'none' });
    harness.send({ type: 'wentOnline' });
    expect(harness.state.chunkAttempt).toBe(1);
  });
});

describe('offline', () => {
  // @req SAL-085
  it('is not closed by Back, Esc, Exit of a modal or Try Again while there is no network', () => {
    const harness = onDetails();
    harness.send({ type: 'wentOffline' });
    harness.send({ type: 'back' });
    harness.send({ type: 'escapePressed' });
    harness.send({ type: 'errorExitAsked' });
    expect(harness.send({ type: 'connectionRetried' })).toEqual([{ type: 'checkConnection' }]);
    expect(harness.state.offline).toBe(true);
    expect(harness.path).toBe('/sales-lender-details');
  });

  // @req SAL-087
  it('ends by itself, and what was meant meanwhile is done', () => {
    const harness = withCustomerVerified(onDetails());
    harness.send({ type: 'wentOffline' });
    harness.fail('checkEligibility');
    expect(harness.state.modal).toEqual({ name: 'none' });
    harness.send({ type: 'wentOnline' });
    expect(harness.state.offline).toBe(false);
    expect(harness.calls('checkEligibility')).toHaveLength(2);
  });

  it('ends also what was shown before it: the modal goes, and its call is made once more', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility');
    expect(harness.state.modal.name).toBe('errorModal');
    harness.send({ type: 'wentOffline' });
    harness.send({ type: 'wentOnline' });
    expect(harness.state.modal).toEqual({ name: 'none' });
    expect(harness.calls('checkEligibility')).toHaveLength(2);
  });

  it.each(['sendShareCode', 'verifyShareCode'] as const)(
    'ends what was shown of a lost %s too, which waits for a press',
    (call) => {
      const harness = call === 'verifyShareCode' ? withCodeSent(onDetails()) : onDetails();
      if (call === 'sendShareCode') harness.send({ type: 'eligibilityAsked' });
      harness.send(
        call === 'sendShareCode' ? { type: 'mobileTyped', text: MOBILE } : { type: 'codeTyped', text: CODE },
      );
      harness.fail(call);
      expect(harness.state.modal.name).toBe('errorModal');
      harness.send({ type: 'wentOffline' });
      harness.send({ type: 'wentOnline' });
      expect(harness.state.modal).toEqual({ name: 'none' });
      expect(harness.calls(call)).toHaveLength(1);
    },
  );

  it('does not bring back what the agent has left by Exit', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility');
    harness.send({ type: 'errorExitAsked' });
    harness.send({ type: 'wentOffline' });
    harness.send({ type: 'wentOnline' });
    expect(harness.calls('checkEligibility')).toHaveLength(1);
  });

  it('does the same for a call that timed out', () => {
    const harness = onDetails();
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '60000');
    harness.send({ type: 'wentOffline' });
    harness.fail('getEmiDetails', { kind: 'timeout' });
    expect(harness.state.modal).toEqual({ name: 'none' });
    harness.send({ type: 'wentOnline' });
    expect(harness.calls('getEmiDetails')).toHaveLength(3);
  });

  it('does not forget the plans over a code that could not be sent either', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: MOBILE });
    harness.send({ type: 'wentOffline' });
    harness.fail('getEmiDetails');
    harness.fail('sendShareCode');
    harness.send({ type: 'wentOnline' });
    expect(harness.calls('getEmiDetails')).toHaveLength(2);
    expect(harness.state.purchase.mobile).toBe(MOBILE);
  });

  it('shows a refusal of the server all the same', () => {
    const harness = withCustomerVerified(onDetails());
    harness.send({ type: 'wentOffline' });
    harness.fail('checkEligibility', { kind: 'business', message: 'Not today.' });
    expect(harness.state.modal.name).toBe('errorModal');
  });
});

describe('a browser without storage', () => {
  it('stops the app, and Try again asks for storage again', () => {
    const harness = alone();
    harness.send({ type: 'storageChecked', available: false });
    expect(harness.state.view.screen).toBe('incompatible');
    expect(harness.send({ type: 'storageRetried' })).toEqual([{ type: 'checkStorage' }]);
    harness.send({ type: 'storageChecked', available: true });
    expect(openViewIn(harness.state).screen).toBe('/sales-app-init');
  });

  it('stays stopped when the host opens it again, and does not lift a blocked account', () => {
    const harness = new Harness();
    harness.send({ type: 'storageChecked', available: false });
    harness.send({ type: 'opened', open: openRequest() });
    expect(harness.state.view.screen).toBe('incompatible');
    const blocked = withCustomerVerified(onDetails());
    blocked.fail('checkEligibility', { kind: 'http', status: 403, code: 403 });
    blocked.send({ type: 'storageChecked', available: true });
    expect(blocked.state.view.screen).toBe('accountBlocked');
  });

  it.each([
    ['a blocked account', { kind: 'http', status: 403, code: 403 }, 'accountBlocked'],
    ['a blocked agent', { kind: 'business', code: 4070 }, '/sales-agent-blocked'],
  ] as const)('does not lift %s by going and coming back', (_, refusal, screen) => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', refusal);
    harness.send({ type: 'storageChecked', available: false });
    expect(harness.state.view.screen).toBe(screen);
    harness.send({ type: 'storageChecked', available: true });
    expect(harness.state.view.screen).toBe(screen);
  });

  it('still shows that the session has expired, at the address of that screen', () => {
    const harness = new Harness();
    harness.send({ type: 'storageChecked', available: false });
    harness.send({ type: 'opened', open: openRequest({ path: '/sales-session-expired' }) });
    harness.send({ type: 'storageChecked', available: true });
    expect([harness.state.view.screen, harness.path]).toEqual(['/sales-session-expired', '/sales-session-expired']);
  });
});
