// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan, tamarind } from '../screens/testing/state';
import type { SheetModule } from './state';
import { sheetModules } from './state';
import { alone, onDetails, onList, opened, withCodeSent, withResult } from './testing/journeys';
import { openRequest, Play } from './testing/play';

/** The app with the sheet open over the details of Banyan Bank, type EMI_HOME. */
const overDetails: Readonly<Record<Exclude<SheetModule, 'ERROR'>, () => Play>> = {
  AMOUNT: () => {
    const play = onDetails();
    play.send({ type: 'amountEditAsked' });
    return play;
  },
  MOBILE_VERIFICATION: () => withCodeSent(onDetails()),
  SHOW_INTERSTITIAL_MSG: () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeTyped', text: '12345' });
    play.answer('verifyShareCode');
    play.wait(600);
    return play;
  },
  SHARE_NTB_APP: () => {
    const play = withResult(onDetails(), { ntbLenders: [banyan], isNtbAllowed: true });
    play.send({ type: 'ntbShareAsked', lenderId: '1' });
    return play;
  },
  MIN_AMOUNT_NOT_MATCH: () => {
    const play = withResult(onDetails(), { emiLenders: [banyan, { ...tamarind, emiPlans: [] }], isPreApproved: true });
    play.send({ type: 'plansAsked', lenderId: '2' });
    return play;
  },
  SA_SHARE_INFO: () => {
    const play = onDetails();
    play.send({ type: 'shareInfoAsked' });
    return play;
  },
  USER_ELIGIBILITY_INFO: () => withResult(onDetails(), { emiLenders: [banyan], isPreApproved: true }),
};

describe('closing a sheet over the details, type EMI_HOME', () => {
  // SAFETY: the keys are module names by the type of the record.
  const names = Object.keys(overDetails) as (keyof typeof overDetails)[];

  it('is tested for every one of the 8 modules, ERROR apart', () => {
    expect([...names, 'ERROR'].sort()).toEqual([...sheetModules].sort());
  });

  it.each(names)(
    '%s hides it, keeps the screen and the lender, gives its calls up and tells the host nothing',
    (name) => {
      const play = overDetails[name]();
      expect(play.sheet).toBe(name);
      play.send({ type: 'sheetClosed' });
      expect(play.sheet).toBeNull();
      expect(play.path).toBe('/sales-lender-details');
      expect(play.state.selectedLenderId).not.toBeNull();
      expect(play.state.calls).toEqual({});
      expect(play.closings).toEqual([]);
    },
  );
});

describe('closing a sheet on the entry, type other than EMI_HOME', () => {
  it('AMOUNT asks the host to close', () => {
    const play = alone();
    play.send({ type: 'sheetClosed' });
    expect(play.closings).toEqual(['sheetDismissed']);
  });

  it('MOBILE_VERIFICATION asks the host to close', () => {
    const play = alone({ amount: 54_990 });
    play.send({ type: 'sheetClosed' });
    expect(play.closings).toEqual(['sheetDismissed']);
  });

  it('USER_ELIGIBILITY_INFO asks the host to close: it was what the agent came for', () => {
    const play = withResult(alone({ amount: 54_990 }), { emiLenders: [banyan], isPreApproved: true });
    play.send({ type: 'sheetClosed' });
    expect(play.closings).toEqual(['sheetDismissed']);
  });

  it('SHARE_NTB_APP uncovers the result, and keeps what was typed', () => {
    const play = withResult(alone({ amount: 54_990 }), { ntbLenders: [tamarind], isNtbAllowed: true });
    play.send({ type: 'ntbShareAsked', lenderId: '2' });
    play.send({ type: 'nameTyped', text: 'Ravi' });
    play.send({ type: 'sheetClosed' });
    expect(play.sheet).toBe('USER_ELIGIBILITY_INFO');
    expect(play.state.ntbForm.userName).toBe('Ravi');
    expect(play.closings).toEqual([]);
  });

  it('SHOW_INTERSTITIAL_MSG gives the check up and uncovers the number', () => {
    const play = withCodeSent(alone({ amount: 54_990 }));
    play.send({ type: 'codeTyped', text: '12345' });
    play.answer('verifyShareCode');
    play.wait(600);
    expect(play.sheet).toBe('SHOW_INTERSTITIAL_MSG');
    const { requestId } = play.pending('checkEligibility');
    expect(play.send({ type: 'sheetClosed' })).toContainEqual({ type: 'abortCall', requestId });
    expect(play.sheet).toBe('MOBILE_VERIFICATION');
    expect(play.state.mobileFlow).toEqual({ step: 'alreadyVerified' });
  });

  it('ERROR asks the host to close', () => {
    const play = new Play();
    play.send({ type: 'opened', open: openRequest({ error: 'Closed today' }) });
    play.send({ type: 'sheetClosed' });
    expect(play.closings).toEqual(['errorExit']);
  });

  it('on another screen than the entry just closes the sheet', () => {
    const play = withResult(alone({ amount: 54_990 }), { emiLenders: [banyan], isPreApproved: true });
    play.send({ type: 'plansAsked', lenderId: null });
    expect(play.path).toBe('/sales-lenders-list');
    play.answer('getEmiDetails');
    play.send({ type: 'amountEditAsked' });
    play.send({ type: 'sheetClosed' });
    expect([play.path, play.sheet, play.closings]).toEqual(['/sales-lenders-list', null, []]);
  });

  it('AMOUNT over a list that is still loading does not close the app', () => {
    const play = withResult(alone({ amount: 54_990 }), { emiLenders: [banyan], isPreApproved: true });
    play.send({ type: 'plansAsked', lenderId: null });
    play.send({ type: 'amountEditAsked' });
    play.send({ type: 'sheetClosed' });
    expect([play.path, play.sheet, play.closings]).toEqual(['/sales-lenders-list', null, []]);
  });
});

describe('closing a sheet on the lenders list', () => {
  it.each(['sheetClosed', 'back', 'escapePressed'] as const)('by %s lets the selected lender go', (type) => {
    const play = onList();
    play.send({ type: 'lenderSelected', lenderId: '3' });
    expect(play.state.selectedLenderId).toBe('3');
    play.send({ type });
    expect(play.state).toMatchObject({ selectedLenderId: null, selectedLenderDetails: null });
    expect([play.path, play.sheet]).toEqual(['/sales-lenders-list', null]);
  });
});

it('closing where no sheet is open changes nothing', () => {
  const play = opened();
  const before = play.state;
  play.send({ type: 'sheetClosed' });
  expect(play.state).toBe(before);
});
