// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan } from '../screens/testing/state';
import { bottomSheetData } from './spec-names';
import { Harness, openRequest } from './testing/harness';
import { alone, onDetails, opened, submitAmount, withCustomerVerified, withResult } from './testing/journeys';
import { canGoBack, historyDepth } from './top-bar';

describe('Back', () => {
  it('goes from the details to the list to the amount, and stays there', () => {
    const harness = onDetails();
    const paths = [1, 2, 3, 4].map(() => {
      harness.send({ type: 'back' });
      return harness.path;
    });
    expect(paths).toEqual(['/sales-lenders-list', '/sales-emi-home', '/sales-emi-home', '/sales-emi-home']);
    expect(harness.closings).toEqual([]);
  });

  // @req SAL-027
  it('from the details gives TRY_ANOTHER_LENDER_MSG and opens no sheet', () => {
    const harness = onDetails();
    harness.send({ type: 'back' });
    expect(harness.state.purchase.outcome).toBe('TRY_ANOTHER_LENDER_MSG');
    expect(harness.sheet).toBeNull();
  });

  it('closes the sheet before the screen', () => {
    const harness = onDetails();
    harness.send({ type: 'shareInfoAsked' });
    harness.send({ type: 'back' });
    expect([harness.sheet, harness.path]).toEqual([null, '/sales-lender-details']);
  });

  it('from a list that is loading gives the plans up', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    const { requestId } = harness.pending('getEmiDetails');
    expect(harness.send({ type: 'back' })).toEqual([{ type: 'abortCall', requestId }]);
    expect(harness.state.purchase.getEmiDetailsResponse).toEqual({ status: 'none' });
  });

  it.each<[string, () => Harness]>([
    ['AMOUNT', () => alone()],
    ['MOBILE_VERIFICATION', () => alone({ amount: 54_990 })],
    [
      'USER_ELIGIBILITY_INFO',
      () => withResult(alone({ amount: 54_990 }), { emiLenders: [banyan], isPreApproved: true }),
    ],
    [
      'ERROR',
      () => {
        const harness = new Harness();
        harness.send({ type: 'opened', open: openRequest({ error: 'Closed' }) });
        return harness;
      },
    ],
  ])('keeps %s where closing it would close the app, and gives it no entry in the history', (name, start) => {
    const harness = start();
    const before = harness.state;
    expect(harness.sheet).toBe(name);
    expect(historyDepth(before)).toBe(0);
    harness.send({ type: 'back' });
    expect(harness.state).toBe(before);
  });

  it('on the entry uncovers the result from the plans', () => {
    const harness = withResult(alone({ amount: 54_990 }), { emiLenders: [banyan], isPreApproved: true });
    harness.send({ type: 'plansAsked', lenderId: '1' });
    expect(harness.path).toBe('/sales-lender-details');
    harness.send({ type: 'back' });
    expect([harness.path, harness.sheet]).toEqual(['/sales-app-init', 'USER_ELIGIBILITY_INFO']);
    expect(bottomSheetData(harness.state).mainTitle).toBe('Customer is pre-approved');
  });

  it('lets the lender go: neither its limits rule the next amount, nor is the list left out', () => {
    const harness = onDetails();
    harness.send({ type: 'back' });
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '2000');
    expect(harness.state.purchase.amountIssue).toEqual({ kind: 'none' });
    harness.answer('getEmiDetails', { amount: 2000 });
    expect([harness.path, harness.sheet]).toEqual(['/sales-lenders-list', null]);
    harness.send({ type: 'back' });
    submitAmount(harness, '60000');
    harness.answer('getEmiDetails', { amount: 60_000 });
    expect(harness.path).toBe('/sales-lenders-list');
  });
});

describe('Back over the error modal', () => {
  // @req SAL-056
  it('retries, once, where Retry is offered', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility');
    harness.send({ type: 'back' });
    expect(harness.calls('checkEligibility')).toHaveLength(2);
    expect(harness.state.modal).toEqual({ name: 'none' });
    harness.send({ type: 'errorExitAsked' });
    expect(harness.calls('checkEligibility')).toHaveLength(2);
  });

  // @req SAL-057, TXN-035
  it('closes it where Retry is not offered', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', { kind: 'business', message: 'Blocked.', retry: false });
    harness.send({ type: 'back' });
    expect(harness.state.modal).toEqual({ name: 'none' });
    expect(harness.calls('checkEligibility')).toHaveLength(1);
    expect(harness.path).toBe('/sales-lender-details');
  });
});

describe('the history', () => {
  it('has an entry for each screen above the first, one for a sheet and one for the error modal', () => {
    const harness = onDetails();
    expect(historyDepth(harness.state)).toBe(2);
    harness.send({ type: 'amountEditAsked' });
    expect(historyDepth(harness.state)).toBe(3);
    submitAmount(harness, '60000');
    harness.fail('getEmiDetails');
    expect(historyDepth(harness.state)).toBe(4);
  });

  // @req SAL-007
  it('the top bar’s Back is of use from the second screen on', () => {
    expect([canGoBack(opened().state), canGoBack(onDetails().state)]).toEqual([false, true]);
  });
});

describe('Esc', () => {
  const esc = { type: 'escapePressed' } as const;

  it('closes the app on the first screen, where nothing is typed and no sheet is open', () => {
    const harness = opened();
    harness.send(esc);
    expect(harness.closings).toEqual(['escape']);
  });

  it('goes back one screen at a time, then asks before what was typed goes', () => {
    const harness = onDetails();
    for (const path of ['/sales-lenders-list', '/sales-emi-home']) {
      harness.send(esc);
      expect(harness.path).toBe(path);
    }
    harness.send(esc);
    expect([harness.state.isCloseAsked, harness.closings]).toEqual([true, []]);
    harness.send({ type: 'closeConfirmed' });
    expect(harness.closings).toEqual(['escape']);
  });

  it.each(['workKept', 'escapePressed', 'back'] as const)(
    'keeps the amount where the question is answered by %s',
    (type) => {
      const harness = opened();
      harness.send({ type: 'amountTyped', text: '54990' });
      harness.send(esc);
      expect(historyDepth(harness.state)).toBe(1);
      harness.send({ type });
      expect([harness.state.isCloseAsked, harness.state.purchase.amount, harness.closings]).toEqual([
        false,
        '54990',
        [],
      ]);
      harness.send({ type: 'closeConfirmed' });
      expect(harness.closings).toEqual([]);
    },
  );

  it('closes without a question where all that is there was filled in by the host', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest({ amount: 36_000, mobile: '9876543210' }) });
    harness.answer('init');
    harness.send(esc);
    expect(harness.closings).toEqual(['escape']);
  });

  it('asks on a sheet that is all there is, once something is typed', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest({}, 'ELIGIBILITY') });
    harness.answer('init');
    harness.send({ type: 'amountTyped', text: '54990' });
    harness.send(esc);
    expect([harness.sheet, harness.state.isCloseAsked, harness.closings]).toEqual(['AMOUNT', true, []]);
  });

  it.each([
    ['SESSION_EXPIRED', 1402, '/sales-session-expired'],
    ['AGENT_BLOCKED', 4070, '/sales-agent-blocked'],
  ])('closes the app on the screen of %s', (name, code, path) => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest() });
    harness.fail('init', { kind: 'business', name, code });
    if (code === 1402) harness.send({ type: 'tokenRefused' });
    expect(harness.path).toBe(path);
    harness.send({ type: 'escapePressed' });
    expect(harness.closings).toEqual(['escape']);
  });

  it('closes the sheet first, and the error modal before it', () => {
    const harness = onDetails();
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '60000');
    harness.fail('getEmiDetails');
    harness.send({ type: 'escapePressed' });
    expect([harness.state.modal.name, harness.sheet]).toEqual(['none', 'AMOUNT']);
    harness.send({ type: 'escapePressed' });
    expect([harness.sheet, harness.closings, harness.path]).toEqual([null, [], '/sales-lender-details']);
  });
});

describe('the buttons that close', () => {
  // @req SDK-011, SAL-010, Q-038
  it.each(['home', 'close'] as const)('%s of the top bar asks the host to close, once', (button) => {
    const harness = onDetails();
    harness.send({ type: 'closeAsked', button });
    harness.send({ type: 'closeAsked', button });
    expect(harness.closings).toEqual([button === 'home' ? 'homeButton' : 'closeButton']);
    expect(harness.effects).toContainEqual({ type: 'clearDraft' });
  });
});
