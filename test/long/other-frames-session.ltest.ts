import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchProfile } from '../browser/support/storage-profile';
import { footprintOf } from '../contracts/support/footprint';
import type { FrameKind } from '../contracts/support/frame-pages';
import { kinds, pathOf } from '../contracts/support/kinds';
import { Shop } from '../contracts/support/shop';
import { shopHome } from '../contracts/support/shop-home';
import { untilIn } from '../contracts/support/until-in';

const home = shopHome();
let shop: Shop;

const failures: readonly (readonly [
  code: string,
  kind: FrameKind,
  timeouts: { loadMs?: number; handshakeMs?: number; callMs?: number },
  canRetry: boolean,
])[] = [
  ['FRAME_LOAD_TIMEOUT', 'hang', { loadMs: 200 }, true],
  ['HANDSHAKE_TIMEOUT', 'missing', { handshakeMs: 200 }, true],
  ['CALL_TIMEOUT', 'mute', { callMs: 200 }, true],
  ['FRAME_LOAD_FAILED', 'nonsense', {}, true],
  ['PROTOCOL_UNSUPPORTED', 'newer', {}, false],
  ['FRAME_REFUSED', 'other-key', {}, false],
];

/** A moment of a session, and the events fired until then. */
const moments: readonly (readonly [moment: string, kind: FrameKind, events: readonly string[]])[] = [
  ['in the same turn as it was opened', 'hang', []],
  ['while its frame loads', 'hang', []],
  ['during the handshake', 'silent', []],
  ['while its opening is being answered', 'mute', []],
  ['once it is open', 'ok', ['opened']],
  ['while its failure is shown', 'newer', ['error:PROTOCOL_UNSUPPORTED']],
];

/** One overlay and one inline kind: the session does not depend on the frame. */
const containers = kinds.filter(({ opener }) => opener === 'checkout' || opener === 'eligibility');

describe.each(containers)('$what', (kind) => {
  const { opener, isOver } = kind;
  let untilNoMore: () => Promise<void>;
  /** Opens and closes this many times inside the page. */
  const cycle = async (times: number): Promise<void> => {
    await shop.page.evaluate(
      async ([count, by]) => {
        for (let round = 1; round <= count; round += 1) {
          window.merchant.open({}, by);
          const session = window.merchant.sessions.pop();
          await new Promise<unknown>((resolve) => session?.on('opened', resolve));
          session?.close();
          await session?.result;
        }
      },
      [times, opener] as const,
    );
    await shop.forgetEvents();
  };

  // One page for all: a test would show leftovers of the previous one.
  beforeAll(async () => {
    shop = await home.openShop('/', { isAlone: true });
    await shop.page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.forgerFrame(home.sites().providerUrl);
    await cycle(1);
    untilNoMore = await footprintOf(shop);
  });
  afterEach(async () => {
    // Closes sessions that a failed test has left open.
    await shop.page.evaluate(async () => {
      for (const session of window.merchant.sessions) {
        session.destroy();
        await session.result;
      }
    });
    await shop.forgetEvents();
    expect(await shop.seen('faults')).toEqual([]);
    home.sites().forgetVisits();
  });
  afterAll(() => shop.close());

  it('leaves no element, frame, listener, document or history entry after opening and closing 10 times', async () => {
    await cycle(10);
    await untilNoMore();
  });

  it.each(failures)('that cannot open shows an error and ends with %s', async (code, page, timeouts, canRetry) => {
    await shop.openFrame(opener, { merchantKey: page, timeouts });
    await shop.untilEvents(`error:${code}`);
    // It has tried twice by itself if that may help. 'other-key' redirects to a second address.
    expect(home.sites().asked.filter((path) => path === pathOf(kind)).length).toBe(page === 'newer' ? 1 : 2);
    // A shopper who has not paid is offered another way to pay, which the page is notified of.
    const [leave, reason] = opener === 'checkout' ? ['Pay another way', 'unavailable'] : ['Close', 'failed'];
    const buttons = canRetry ? ['Try again', leave] : [leave];
    expect(await shop.panel()).toEqual({ text: 'EMI did not open', buttons });
    if (isOver) await shop.page.keyboard.press('Escape');
    else await shop.page.getByRole('button', { name: leave }).click();
    await shop.untilEnded(`${reason}:${code}`);
  });

  it.each(moments)('that is destroyed %s ends once, as destroyed, without leftovers', async (moment, page, events) => {
    await shop.openFrame(opener, { merchantKey: page });
    if (moment === 'while its frame loads') await expect.poll(() => home.sites().asked).toContain(pathOf(kind));
    else if (page === 'silent' || page === 'mute') {
      const frame = await shop.untilFrame(page);
      await untilIn(frame, () => window.forger?.received === 1 || window.raw?.opened.length === 1);
    } else await shop.untilEvents(...events);
    await shop.page.evaluate(() => {
      const session = window.merchant.sessions.pop();
      session?.destroy();
      session?.destroy();
      session?.close();
    });
    await shop.untilEnded('destroyed');
    expect(await shop.seen('events')).toEqual([...events, 'closed:destroyed']);
    await shop.forgetEvents();
    await untilNoMore();
  });

  it('opens again on the same page afterwards', async () => {
    await shop.openFrame(opener);
    await shop.untilEvents('opened');
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
  });
});

describe('the checkout token', () => {
  it.each([
    ['throws', '() => { throw new Error("no order"); }'],
    ['gives a text of 201 characters', '() => "t".repeat(201)'],
    ['has not come after 300 ms', '() => new Promise(() => {})'],
  ])('%s: TOKEN_UNAVAILABLE, and a new request only when the shopper tries again', async (_how, checkoutToken) => {
    shop = await home.openShop();
    const count = `() => { window.merchant.tokensAsked += 1; return (${checkoutToken})(); }`;
    await shop.page.evaluate(
      `window.merchant.open({ checkoutToken: ${count}, timeouts: { callMs: 300 } }, 'checkout')`,
    );
    await shop.untilEvents('error:TOKEN_UNAVAILABLE');
    expect(await shop.page.evaluate(() => window.merchant.tokensAsked)).toBe(1);
    await shop.page.keyboard.press('Enter');
    await shop.untilEvents('error:TOKEN_UNAVAILABLE', 'error:TOKEN_UNAVAILABLE');
    expect(await shop.page.evaluate(() => window.merchant.tokensAsked)).toBe(2);
    await shop.close();
  });
});

describe("under `default-src 'none'`, one script host, one frame host, nonce-only styles and required trusted types", () => {
  it('every frame opens, fails and closes in its full size without a violation', async () => {
    shop = await home.openShop('/strict');
    for (const { opener, isOver } of kinds) {
      await shop.openFrame(opener);
      await shop.untilEvents('opened');
      const { width = 0 } = (await shop.page.locator('iframe[src]').boundingBox()) ?? {};
      expect([opener, Math.round(width)]).toEqual([opener, isOver ? 414 : 624]);
      await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
      await shop.untilEnded('hostClosed');
      await shop.forgetEvents();
      await shop.openFrame(opener, { merchantKey: 'newer' });
      await shop.untilEvents('error:PROTOCOL_UNSUPPORTED');
      await shop.page.evaluate(() => window.merchant.sessions[0]?.destroy());
      await shop.untilEnded('destroyed');
      await shop.forgetEvents();
    }
    expect(await shop.seen('violations')).toEqual([]);
    await shop.close();
  });
});

describe('with third-party cookies and storage denied', () => {
  it('every frame opens and closes, and leaves no cookie', async () => {
    const context = await launchProfile('denied');
    shop = await Shop.openIn(context, home.sites());
    for (const { opener } of kinds) {
      await shop.openFrame(opener);
      const frame = await shop.untilOpened();
      const read = frame.evaluate(() => sessionStorage.length);
      await expect(read, opener).rejects.toThrow('SecurityError');
      await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
      await shop.untilEnded('hostClosed');
      await shop.forgetEvents();
    }
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});
