// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../shared/keys-of';
import { banyan, tamarind } from '../screens/testing/state';
import type { SheetModule } from './state';
import { sheetModules } from './state';
import { Harness, openRequest } from './testing/harness';
import { alone, onDetails, onList, opened, withCodeSent, withResult } from './testing/journeys';

/** The app with the sheet open over the details of Banyan Bank, type EMI_HOME. */
const overDetails: Readonly<Record<Exclude<SheetModule, 'ERROR'>, () => Harness>> = {
  AMOUNT: () => {
    const harness = onDetails();
    harness.send({ type: 'amountEditAsked' });
    return harness;
  },
  MOBILE_VERIFICATION: () => withCodeSent(onDetails()),
  SHOW_INTERSTITIAL_MSG: () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'codeTyped', text: '12345' });
    harness.answer('verifyShareCode');
    harness.wait(600);
    return harness;
  },
  SHARE_NTB_APP: () => {
    const harness = withResult(onDetails(), { ntbLenders: [banyan], isNtbAllowed: true });
    harness.send({ type: 'ntbShareAsked', lenderId: '1' });
    return harness;
  },
  MIN_AMOUNT_NOT_MATCH: () => {
    const harness = withResult(onDetails(), {
      emiLenders: [banyan, { ...tamarind, emiPlans: [] }],
      isPreApproved: true,
    });
    harness.send({ type: 'plansAsked', lenderId: '2' });
    return harness;
  },
  SA_SHARE_INFO: () => {
    const harness = onDetails();
    harness.send({ type: 'shareInfoAsked' });
    return harness;
  },
  USER_ELIGIBILITY_INFO: () => withResult(onDetails(), { emiLenders: [banyan], isPreApproved: true }),
};

describe('closing a sheet over the details, type EMI_HOME', () => {
  const names = keysOf(overDetails);

  // @req SAL-016
  it('is tested for every one of the 8 modules, ERROR apart', () => {
    expect([...names, 'ERROR'].sort()).toEqual([...sheetModules].sort());
  });

  // @req SAL-017, SAL-018, SAL-041
  it.each(names)(
    '%s hides it, keeps the screen and the lender, gives its calls up and tells the host nothing',
    (name) => {
      const harness = overDetails[name]();
      expect(harness.sheet).toBe(name);
      harness.send({ type: 'sheetClosed' });
      expect(harness.sheet).toBeNull();
      expect(harness.path).toBe('/sales-lender-details');
      expect(harness.state.purchase.selectedLenderId).not.toBeNull();
      expect(harness.state.calls).toEqual({});
      expect(harness.closings).toEqual([]);
    },
  );
});

describe('closing a sheet on the entry, type other than EMI_HOME', () => {
  // @req SAL-017, SAL-039
  it('AMOUNT asks the host to close', () => {
    const harness = alone();
    harness.send({ type: 'sheetClosed' });
    expect(harness.closings).toEqual(['sheetDismissed']);
  });

  // @req SAL-040
  it('MOBILE_VERIFICATION asks the host to close', () => {
    const harness = alone({ amount: 54_990 });
    harness.send({ type: 'sheetClosed' });
    expect(harness.closings).toEqual(['sheetDismissed']);
  });

  it('USER_ELIGIBILITY_INFO asks the host to close: it was what the agent came for', () => {
    const harness = withResult(alone({ amount: 54_990 }), { emiLenders: [banyan], isPreApproved: true });
    harness.send({ type: 'sheetClosed' });
    expect(harness.closings).toEqual(['sheetDismissed']);
  });

  // @req SAL-018
  it('SHARE_NTB_APP uncovers the result, and keeps what was typed', () => {
    const harness = withResult(alone({ amount: 54_990 }), { ntbLenders: [tamarind], isNtbAllowed: true });
    harness.send({ type: 'ntbShareAsked', lenderId: '2' });
    harness.send({ type: 'nameTyped', text: 'Ravi' });
    harness.send({ type: 'sheetClosed' });
    expect(harness.sheet).toBe('USER_ELIGIBILITY_INFO');
    expect(harness.state.purchase.applicant.userName).toBe('Ravi');
    expect(harness.closings).toEqual([]);
  });

  it('SHOW_INTERSTITIAL_MSG gives the check up and uncovers the number', () => {
    const harness = withCodeSent(alone({ amount: 54_990 }));
    harness.send({ type: 'codeTyped', text: '12345' });
    harness.answer('verifyShareCode');
    harness.wait(600);
    expect(harness.sheet).toBe('SHOW_INTERSTITIAL_MSG');
    const { requestId } = harness.pending('checkEligibility');
    expect(harness.send({ type: 'sheetClosed' })).toContainEqual({ type: 'abortCall', requestId });
    expect(harness.sheet).toBe('MOBILE_VERIFICATION');
    const given = { purchase: { checkEligibilityResponse: { status: 'none' } } };
    expect(harness.otp.step).toBe('verified');
    expect(harness.state).toMatchObject(given);
  });

  // @req SAL-018
  it('ERROR asks the host to close', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest({ error: 'Closed today' }) });
    harness.send({ type: 'sheetClosed' });
    expect(harness.closings).toEqual(['errorExit']);
  });

  // @req SAL-041
  it('on another screen than the entry just closes the sheet', () => {
    const harness = withResult(alone({ amount: 54_990 }), { emiLenders: [banyan], isPreApproved: true });
    harness.send({ type: 'plansAsked', lenderId: null });
    expect(harness.path).toBe('/sales-lenders-list');
    harness.answer('getEmiDetails');
    harness.send({ type: 'amountEditAsked' });
    harness.send({ type: 'sheetClosed' });
    expect([harness.path, harness.sheet, harness.closings]).toEqual(['/sales-lenders-list', null, []]);
  });

  it('AMOUNT over a list that is still loading does not close the app', () => {
    const harness = withResult(alone({ amount: 54_990 }), { emiLenders: [banyan], isPreApproved: true });
    harness.send({ type: 'plansAsked', lenderId: null });
    harness.send({ type: 'amountEditAsked' });
    harness.send({ type: 'sheetClosed' });
    expect([harness.path, harness.sheet, harness.closings]).toEqual(['/sales-lenders-list', null, []]);
  });
});

describe('closing a sheet on the lenders list', () => {
  // @req SAL-042
  it.each(['sheetClosed', 'back', 'escapePressed'] as const)('by %s lets the selected lender go', (type) => {
    const harness = onList();
    harness.send({ type: 'lenderSelected', lenderId: '3' });
    expect(harness.state.purchase.selectedLenderId).toBe('3');
    harness.send({ type });
    expect(harness.state).toMatchObject({ purchase: { selectedLenderId: null, selectedLenderDetails: null } });
    expect([harness.path, harness.sheet]).toEqual(['/sales-lenders-list', null]);
  });
});

it('closing where no sheet is open changes nothing', () => {
  const harness = opened();
  const before = harness.state;
  harness.send({ type: 'sheetClosed' });
  expect(harness.state).toBe(before);
});
