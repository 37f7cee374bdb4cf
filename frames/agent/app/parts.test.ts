import { describe, expect, it, vi } from 'vitest';
import type { PartName } from './parts';

/** The parts as a page that has just loaded has them: none asked for yet. */
async function freshParts() {
  vi.resetModules();
  return (await import('./parts')).parts;
}

/** Every part; the type holds the list complete. */
const chunks: Readonly<Record<PartName, 'first chunk' | 'later'>> = {
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
  MOBILE_VERIFICATION: 'later',
  SHOW_INTERSTITIAL_MSG: 'later',
  SHARE_NTB_APP: 'later',
  AMOUNT: 'later',
  MIN_AMOUNT_NOT_MATCH: 'later',
  ERROR: 'later',
  SA_SHARE_INFO: 'later',
  USER_ELIGIBILITY_INFO: 'later',
};
// SAFETY: the keys are part names by the type above.
const names = Object.keys(chunks) as PartName[];

describe('the parts of the app', () => {
  it.each(names)('%s is at hand once it was loaded, or from the first chunk on', async (name) => {
    const parts = await freshParts();
    expect(parts.atHand(name) !== null).toBe(chunks[name] === 'first chunk');
    const part = await parts.load(name);
    expect(part).toBeTypeOf('function');
    expect(parts.atHand(name)).toBe(part);
  });

  it('a name that nobody knows is a chunk that failed', async () => {
    const parts = await freshParts();
    await expect(parts.load('nothing' as PartName)).rejects.toThrow('Loading chunk failed: no part nothing');
  });
});
