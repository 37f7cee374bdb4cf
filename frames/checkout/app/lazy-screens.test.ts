import { describe, expect, it } from 'vitest';
import { neem, on, ready } from '../screens/testing/state';
import { type LayerName, layerOf } from './lazy-screens';

describe('the choice of a plan', () => {
  const choosing = (offers: typeof ready.paymentDetails): LayerName =>
    layerOf(
      on({ name: 'planSelection', phase: 'choosing', failure: null, notice: 'none' }, { paymentDetails: offers }),
    );

  it('is its own screen while the plans are on their way and once there is one', () => {
    expect(choosing(null)).toBe('planSelection');
    expect(choosing(ready.paymentDetails)).toBe('planSelection');
  });

  it('is another one where no lender has a plan', () => {
    expect(choosing(ready.paymentDetails && { ...ready.paymentDetails, lenders: [neem] })).toBe('noPlans');
  });
});
