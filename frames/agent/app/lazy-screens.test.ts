import { describe, expect, it, vi } from 'vitest';
import { keysOf } from '../../../shared/keys-of';
import type { LayerName } from './lazy-screens';

/** The screens as a page that has just loaded has them: none asked for yet. */
async function freshScreens() {
  vi.resetModules();
  return (await import('./lazy-screens')).lazyScreens;
}

/** Every screen, sheet and dialog; the type holds the list complete. */
const chunks: Readonly<Record<LayerName, 'first chunk' | 'later'>> = {
  '/sales-app-init': 'first chunk',
  '/sales-emi-home': 'first chunk',
  '/sales-lenders-list': 'later',
  '/sales-lender-details': 'later',
  '/sales-support': 'later',
  '/sales-session-expired': 'later',
  '/sales-agent-blocked': 'later',
  '/sa-pre-eligibility-check': 'later',
  accountBlocked: 'later',
  incompatible: 'later',
  errorModal: 'first chunk',
  closeQuestion: 'later',
  keptOffer: 'later',
  keptWork: 'later',
  MOBILE_VERIFICATION: 'later',
  SHOW_INTERSTITIAL_MSG: 'later',
  SHARE_NTB_APP: 'later',
  AMOUNT: 'later',
  MIN_AMOUNT_NOT_MATCH: 'later',
  ERROR: 'later',
  SA_SHARE_INFO: 'later',
  USER_ELIGIBILITY_INFO: 'later',
};
const names = keysOf(chunks);

describe('the screens of the app', () => {
  it.each(names)('%s is at hand once it was loaded, or from the first chunk on', async (name) => {
    const lazyScreens = await freshScreens();
    expect(lazyScreens.atHand(name) !== null).toBe(chunks[name] === 'first chunk');
    const view = await lazyScreens.load(name);
    expect(view).toBeTypeOf('function');
    expect(lazyScreens.atHand(name)).toBe(view);
  });

  it('a name that nobody knows is a chunk that failed', async () => {
    const lazyScreens = await freshScreens();
    await expect(lazyScreens.load('nothing' as LayerName)).rejects.toThrow('Loading chunk failed: no screen nothing');
  });
});
