import { describe, expect, it } from 'vitest';
import { noText } from './initial-state';
import { bottomSheetConfig, bottomSheetData, routeDetails, salesAppInitError, showInterstitial } from './spec-names';
import { changed } from './testing/build-state';
import { onDetails, opened, withCodeSent } from './testing/journeys';

describe('what the specification names', () => {
  // @req SAL-069
  it('is of the open sheet bottomSheetConfig, with none while none is open', () => {
    const harness = onDetails();
    expect(bottomSheetConfig(harness.state)).toEqual({ showOverlay: false, moduleName: null, overlayHeight: null });
    harness.send({ type: 'amountEditAsked' });
    expect(bottomSheetConfig(harness.state)).toMatchObject({ showOverlay: true, moduleName: 'AMOUNT' });
    harness.send({ type: 'sheetClosed' });
    expect(bottomSheetConfig(harness.state).showOverlay).toBe(false);
  });

  // @req SAL-070
  it('is of its words bottomSheetData of six fields, which are empty where it has none of its own', () => {
    const text = {
      mainTitle: 'a',
      subTitle: 'b',
      primaryText: 'c',
      secondaryText: 'd',
      btnName: 'e',
      textColor: 'warning',
    } as const;
    const { state } = opened();
    expect(bottomSheetData(changed(state, { sheet: { name: 'MIN_AMOUNT_NOT_MATCH', text } }))).toEqual(text);
    expect(bottomSheetData(state)).toEqual(noText);
  });

  // @req SAL-072
  it('is of the screen routeDetails.path, also where a screen that ends the app has taken its place', () => {
    const harness = onDetails();
    expect(routeDetails(harness.state).path).toBe('/sales-lender-details');
    expect(routeDetails({ ...harness.state, view: { screen: '/sales-agent-blocked', failure: null } }).path).toBe(
      '/sales-agent-blocked',
    );
  });

  // @req SAL-074
  it('is showInterstitial while the lenders are asked for longer, and salesAppInitError only of a start that failed', () => {
    const harness = withCodeSent(onDetails());
    expect(showInterstitial(harness.state)).toBe(false);
    harness.send({ type: 'codeTyped', text: '12345' });
    harness.answer('verifyShareCode');
    harness.wait(600);
    expect([showInterstitial(harness.state), salesAppInitError(harness.state)]).toEqual([true, null]);
  });
});
