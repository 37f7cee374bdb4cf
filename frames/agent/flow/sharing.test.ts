// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { agentScreensMessages } from '../screens/messages';
import { banyan } from '../screens/testing/state';
import type { ShareSupport } from './state';
import type { Harness } from './testing/harness';
import { onDetails, opened } from './testing/journeys';

function onShareInfo(shareSupport: ShareSupport): Harness {
  const harness = onDetails({ shareSupport });
  harness.send({ type: 'shareInfoAsked' });
  return harness;
}

describe('sharing EMI info', () => {
  // @req SAL-004
  it('hands on merchant, lender, ₹54,990 and the plans that have a price', () => {
    const harness = onShareInfo('native');
    expect(harness.sheet).toBe('SA_SHARE_INFO');
    expect(harness.send({ type: 'shareAsked' })).toEqual([
      {
        type: 'share',
        support: 'native',
        picture: {
          merchantName: 'Nilaya Electronics',
          lenderName: 'Banyan Bank',
          amountRupees: 54_990,
          plans: banyan.emiPlans.slice(0, 2),
        },
      },
    ]);
  });

  it('happens once however often it is pressed', () => {
    const harness = onShareInfo('native');
    harness.send({ type: 'shareAsked' });
    expect(harness.send({ type: 'shareAsked' })).toEqual([]);
  });

  it('needs a selected lender', () => {
    const harness = opened();
    harness.send({ type: 'shareInfoAsked' });
    expect(harness.sheet).toBeNull();
  });

  // @req LIM-008, Q-054
  it('that worked closes the sheet and says Shared for 5 s', () => {
    const harness = onShareInfo('native');
    harness.send({ type: 'shareAsked' });
    harness.send({ type: 'shareEnded', result: 'shared' });
    expect([harness.sheet, harness.state.toast?.kind]).toEqual([null, 'shared']);
    harness.wait(4_999);
    expect(harness.state.toast).not.toBeNull();
    harness.wait(1);
    expect(harness.state.toast).toBeNull();
  });

  it('that the agent dismissed stays as it was', () => {
    const harness = onShareInfo('native');
    harness.send({ type: 'shareAsked' });
    harness.send({ type: 'shareEnded', result: 'dismissed' });
    expect(harness.state).toMatchObject({
      session: { shareSupport: 'native' },
      view: { sheet: { share: 'ready' } },
      toast: null,
    });
    expect(harness.sheet).toBe('SA_SHARE_INFO');
  });

  it('that became a download says so', () => {
    const harness = onShareInfo('download');
    harness.send({ type: 'shareAsked' });
    harness.send({ type: 'shareEnded', result: 'downloaded' });
    expect(harness.state).toMatchObject({
      view: { sheet: { share: 'downloaded' } },
      toast: { kind: 'imageDownloaded' },
    });
  });

  // @req SAL-048
  it.each<[ShareSupport, ShareSupport]>([
    ['native', 'manual'],
    ['download', 'manual'],
    ['screenshot', 'screenshot'],
  ])('by %s that turned out impossible falls back to %s', (from, to) => {
    const harness = onShareInfo(from);
    harness.send({ type: 'shareAsked' });
    harness.send({ type: 'shareEnded', result: 'unsupported' });
    expect(harness.state).toMatchObject({ session: { shareSupport: to }, view: { sheet: { share: 'fellBack' } } });
  });

  it('that ends without having begun is no news', () => {
    const harness = onShareInfo('native');
    const before = harness.state;
    harness.send({ type: 'shareEnded', result: 'shared' });
    expect(harness.state).toEqual(before);
  });

  // @req MSG-001, MSG-002, MSG-004
  it.each<[ShareSupport, string | null]>([
    ['native', null],
    [
      'manual',
      'Your current browser does not support the sharing directly, Please manually share the information with customer.',
    ],
    [
      'download',
      "Your browser doesn't support direct sharing. The image will download to your device automatically. Please share it manually with the customer.",
    ],
    [
      'screenshot',
      'As your device/browser does not support sharing, please capture a screenshot of the information and share it with the customer.',
    ],
  ])('by %s says: %s', (support, note) => {
    expect(agentScreensMessages.english.shareInfo.notes[support]).toBe(note);
  });
});
