// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { lateEn } from '../messages/late-en';
import { banyan } from '../screens/testing/state';
import type { ShareSupport } from './state';
import { onDetails, opened } from './testing/journeys';
import type { Play } from './testing/play';

function onShareInfo(shareSupport: ShareSupport): Play {
  const play = onDetails({ shareSupport });
  play.send({ type: 'shareInfoAsked' });
  return play;
}

describe('sharing EMI info', () => {
  it('hands on merchant, lender, ₹54,990 and the plans that have a price', () => {
    const play = onShareInfo('native');
    expect(play.sheet).toBe('SA_SHARE_INFO');
    expect(play.send({ type: 'shareAsked' })).toEqual([
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
    const play = onShareInfo('native');
    play.send({ type: 'shareAsked' });
    expect(play.send({ type: 'shareAsked' })).toEqual([]);
  });

  it('needs a selected lender', () => {
    const play = opened();
    play.send({ type: 'shareInfoAsked' });
    expect(play.sheet).toBeNull();
  });

  it('that worked closes the sheet and says Shared for 5 s', () => {
    const play = onShareInfo('native');
    play.send({ type: 'shareAsked' });
    play.send({ type: 'shareEnded', result: 'shared' });
    expect([play.sheet, play.state.toast?.kind]).toEqual([null, 'shared']);
    play.wait(4_999);
    expect(play.state.toast).not.toBeNull();
    play.wait(1);
    expect(play.state.toast).toBeNull();
  });

  it('that the agent dismissed stays as it was', () => {
    const play = onShareInfo('native');
    play.send({ type: 'shareAsked' });
    play.send({ type: 'shareEnded', result: 'dismissed' });
    expect(play.state).toMatchObject({ shareState: 'ready', shareSupport: 'native', toast: null });
    expect(play.sheet).toBe('SA_SHARE_INFO');
  });

  it('that became a download says so', () => {
    const play = onShareInfo('download');
    play.send({ type: 'shareAsked' });
    play.send({ type: 'shareEnded', result: 'downloaded' });
    expect(play.state).toMatchObject({ shareState: 'downloaded', toast: { kind: 'imageDownloaded' } });
  });

  it.each<[ShareSupport, ShareSupport]>([
    ['native', 'manual'],
    ['download', 'manual'],
    ['screenshot', 'screenshot'],
  ])('by %s that turned out impossible falls back to %s', (from, to) => {
    const play = onShareInfo(from);
    play.send({ type: 'shareAsked' });
    play.send({ type: 'shareEnded', result: 'unsupported' });
    expect(play.state).toMatchObject({ shareState: 'fellBack', shareSupport: to });
  });

  it('that ends without having begun is no news', () => {
    const play = onShareInfo('native');
    const before = play.state;
    play.send({ type: 'shareEnded', result: 'shared' });
    expect(play.state).toEqual(before);
  });

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
  ])('by %s says: %s', (support, words) => {
    expect(lateEn.shareInfo.note(support)).toBe(words);
  });
});
