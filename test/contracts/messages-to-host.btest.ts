import type { Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { salesApp } from '../../shared/bridge';
import { namesOf } from './fixture/incoming';
import { leaveBy } from './support/leave-by';
import { post } from './support/post';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';
import { untilIn } from './support/until-in';

const home = shopHome();
let shop: Shop;

const names = namesOf(salesApp);

/** A session whose host listens to window messages: its frame has loaded and is silent. */
async function openLate(): Promise<Frame> {
  await shop.openApp({ merchantKey: 'late', timeouts: { openMs: 60_000, handshakeMs: 60_000 } });
  const frame = await shop.untilFrame('late');
  await untilIn(frame, () => window.forger?.received === 1);
  return frame;
}

type Sender = readonly [who: string, target: 'parent' | 'opener', make: () => Promise<Frame | Page>];

const senders: readonly Sender[] = [
  ["another frame of the page, on the provider's origin", 'parent', () => shop.forgerFrame(home.sites().providerUrl)],
  [
    "another frame of the page, on the merchant's own origin",
    'parent',
    () => shop.forgerFrame(home.sites().merchantUrl),
  ],
  ["another frame of the page, on a stranger's origin", 'parent', () => shop.forgerFrame(home.sites().strangerUrl)],
  ["a popup on the provider's origin", 'opener', () => shop.forgerPopup(home.sites().providerUrl)],
  ["a popup on a stranger's origin", 'opener', () => shop.forgerPopup(home.sites().strangerUrl)],
];

const moments = [
  ['during the handshake', 'late'],
  ['once its frame is open', 'ok'],
] as const;
const hostTests = (_when: string, kind: 'late' | 'ok'): void => {
  beforeAll(async () => {
    shop = await home.openShop();
    await shop.forgerHere();
    if (kind === 'late') await openLate();
    else await shop.openByClick();
  });
  afterAll(() => shop.close());

  it.each(senders)('accepts none of 1,000 forged messages from %s', async (_who, target, make) => {
    const sender = await make();
    const before = await shop.look();
    expect(await post(sender, target, { seed: 1, count: 1_000, names })).toBe(0);
    expect(await shop.look()).toEqual(before);
  });

  // @req SDK-005
  it('ignores 1,000 synthetic events on the page', async () => {
    const before = await shop.look();
    await shop.page.evaluate(
      ([flood, origin]) => {
        const frames = [...document.querySelectorAll('*')].map((each) => each.shadowRoot?.querySelector('iframe'));
        const source = frames.find((each) => each)?.contentWindow;
        if (!source) throw new Error('no frame');
        window.forger.dispatch(flood, { origin, source });
      },
      [{ seed: 2, count: 1_000, names }, home.sites().providerUrl] as const,
    );
    expect(await shop.look()).toEqual(before);
  });

  it('still works afterwards', async () => {
    if (kind === 'late') {
      const frame = await shop.untilFrame('late');
      // The frame has received only the host's first SYN.
      expect(await frame.evaluate(() => window.forger.received)).toBe(1);
      await frame.evaluate(() => window.raw.startHandshake());
      await shop.untilOpened();
    }
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    expect(await shop.seen('events')).toEqual(['opened', 'closed:hostClosed']);
    expect(await shop.seen('faults')).toEqual([]);
  });
};
describe.each(moments.slice(0, 1))('the host, %s', hostTests);
describe.each(moments.slice(1))('the host, %s', { tags: ['long'] }, hostTests);

describe('the host, from the window of its own frame,', () => {
  beforeEach(async () => {
    shop = await home.openShop();
  });
  afterEach(() => shop.close());

  it('accepts none of 2,000 forged messages if that window shows a foreign page', async () => {
    await shop.openApp({ merchantKey: 'elsewhere' });
    const frame = await shop.untilFrame('elsewhere');
    await untilIn(frame, () => 'forger' in window);
    expect(frame.url()).toBe(`${home.sites().strangerUrl}/forger`);
    const before = await shop.look();
    await post(frame, 'parent', { seed: 3, count: 2_000, names });
    expect(await shop.look()).toEqual(before);
    // Even the SYN does not arrive here: its target is the provider's origin.
    expect(await frame.evaluate(() => window.forger.received)).toBe(0);
    expect(await shop.seen('faults')).toEqual([]);
  });

  // @req SDK-014
  it('accepts none of 2,000 damaged handshake messages', { tags: ['long'] }, async () => {
    const frame = await openLate();
    const before = await shop.look();
    expect(await post(frame, 'parent', { seed: 4, count: 2_000, names }, 'postDamaged')).toBe(0);
    expect(await shop.look()).toEqual(before);
    await frame.evaluate(() => window.raw.startHandshake());
    await shop.untilOpened();
    expect(await shop.seen('faults')).toEqual([]);
  });

  // @req SDK-008
  it('accepts through its port only `closeSAApp` and `getAuthToken`: none of 2,000 other messages', async () => {
    await shop.openApp({ merchantKey: 'raw' });
    const frame = await shop.untilOpened();
    const before = await shop.look();
    expect(await frame.evaluate((flood) => window.raw.flood(flood), { seed: 5, count: 2_000, names })).toBe(2_000);
    expect(await shop.look()).toEqual(before);
    expect(await shop.seen('faults')).toEqual([]);
    expect(await frame.evaluate(() => window.raw.call('getAuthToken', {}))).toEqual({ authToken: 'token-2' });
    await leaveBy(frame.evaluate(() => void window.raw.call('closeSAApp', { reason: 'homeButton' })));
    await shop.untilEnded('homeButton');
  });

  it('raises nothing for a malformed error reply', { tags: ['long'] }, async () => {
    await shop.openApp({ merchantKey: 'mute' });
    const frame = await shop.untilFrame('mute');
    await untilIn(frame, () => window.raw?.opened.length === 1);
    await leaveBy(frame.evaluate(() => window.raw.failOpening(null)));
    // The call has failed, so the opening is retried from the beginning.
    await expect.poll(() => home.sites().asked.filter((path) => path === '/sales-app-init').length).toBe(2);
    expect(await shop.seen('faults')).toEqual([]);
  });
});
