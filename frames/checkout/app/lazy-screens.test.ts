import { describe, expect, it, vi } from 'vitest';
import { keysOf } from '../../../shared/keys-of';
import { screenTable } from '../flow/screen-table';
import { neem, on, ready } from '../screens/testing/state';
import { type LayerName, layerOf } from './lazy-screens';

/** The screens as a page that has just loaded has them: none asked for yet. */
async function freshScreens() {
  vi.resetModules();
  return (await import('./lazy-screens')).lazyScreens;
}
const modals: readonly LayerName[] = [
  'errorBlockTransactionModal',
  'cancelTransactionModal',
  'helpTransactionModal',
  'aivfTransactionInfoModal',
  'limitCheckDetailsModal',
];
const firstChunk: readonly LayerName[] = ['loading', 'planSelection', 'startFailed', 'errorBlockTransactionModal'];
const names: readonly LayerName[] = [...keysOf(screenTable), 'noPlans', ...modals];

describe('the screens of the checkout', () => {
  it.each(names)('%s is at hand once it was loaded, or from the first chunk on', async (name) => {
    const lazyScreens = await freshScreens();
    expect(lazyScreens.atHand(name) !== null).toBe(firstChunk.includes(name));
    const view = await lazyScreens.load(name);
    expect(view).toBeTypeOf('function');
    expect(lazyScreens.atHand(name)).toBe(view);
  });
});

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
