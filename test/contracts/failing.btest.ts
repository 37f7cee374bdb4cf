import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusals } from '../browser/support/unexpected-answers';
import type { FrameKind } from './support/frame-pages';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';

const home = shopHome();
let shop: Shop;

const visits = (): number => home.sites().asked.filter((path) => path === '/sales-app-init').length;

type Case = readonly [
  why: string,
  kind: FrameKind,
  timeouts: { loadMs?: number; handshakeMs?: number; callMs?: number },
];

const handshake = { handshakeMs: 300 };

function onOnePage(): void {
  beforeAll(async () => {
    shop = await home.openShop();
  });
  afterEach(async () => {
    await shop.page.keyboard.press('Escape');
    await expect.poll(async () => (await shop.seen('ends')).length).toBe(1);
    // The browser reports the removal of a frame with a delay.
    await expect.poll(() => shop.page.frames().length).toBe(1);
    expect(await shop.seen('faults')).toEqual([]);
    await shop.forgetEvents();
    home.sites().forgetVisits();
  });
  afterAll(() => shop.close());
}

describe('a frame that cannot be opened is tried twice and ends, within twice its time, in', () => {
  onOnePage();
  const cases: readonly (readonly [code: string, ...Case])[] = [
    ['FRAME_LOAD_TIMEOUT', 'never answers', 'hang', { loadMs: 300 }],
    ['HANDSHAKE_TIMEOUT', 'is not there (404)', 'missing', handshake],
    ['HANDSHAKE_TIMEOUT', 'is broken (500)', 'broken', handshake],
    ['HANDSHAKE_TIMEOUT', 'does not speak the bridge', 'silent', handshake],
    ['HANDSHAKE_TIMEOUT', 'is not registered for this origin', 'stranger', handshake],
    ['HANDSHAKE_TIMEOUT', "forbids to be shown by `frame-ancestors 'none'`", 'denied', handshake],
    ['HANDSHAKE_TIMEOUT', 'leads to another origin', 'elsewhere', handshake],
    ['CALL_TIMEOUT', 'connects and never answers', 'mute', { callMs: 300 }],
    ['FRAME_LOAD_FAILED', 'answers what is no answer', 'nonsense', {}],
  ];
  beforeAll(() => expectRefusals(shop.page, (response) => response.url().includes('merchantKey=broken')));

  it.each(cases)('%s: its page %s', async (code, _why, kind, timeouts) => {
    await shop.openApp({ merchantKey: kind, timeouts });
    await shop.untilEvents(`error:${code}`);
    expect(visits()).toBe(2);
    expect(await shop.panel()).toEqual({ text: 'EMI did not open', buttons: ['Try again', 'Close'] });
    expect(await shop.focusedButton()).toBe('Try again');
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded(`failed:${code}`);
  });

  it('HANDSHAKE_TIMEOUT: the connection is refused', { tags: ['long'] }, async () => {
    await shop.page.route('**/sales-app-init*', (route) => route.abort('connectionrefused'));
    await shop.openApp({ timeouts: handshake });
    await shop.untilEvents('error:HANDSHAKE_TIMEOUT');
    await shop.page.unrouteAll();
  });
});

describe('a page whose policy blocks the frame', () => {
  afterEach(() => shop.close());

  it("ends in HANDSHAKE_TIMEOUT: `frame-src 'none'`, and no request if the policy has `frame-src 'none'`", {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop('/unframed');
    await shop.openApp({ timeouts: handshake });
    await shop.untilEvents('error:HANDSHAKE_TIMEOUT');
    expect(visits()).toBe(0);
  });
});

describe('a frame that refuses is not tried again:', () => {
  onOnePage();

  it.each([
    ['PROTOCOL_UNSUPPORTED', 'it uses version 2 of the protocol', 'newer'],
    ['FRAME_REFUSED', 'it was made for another merchant key', 'other-key'],
  ] as const)('%s, because %s', { tags: ['long'] }, async (code, _why, kind) => {
    await shop.openApp({ merchantKey: kind });
    await shop.untilEvents(`error:${code}`);
    expect(visits()).toBe(kind === 'newer' ? 1 : 2);
    expect(await shop.panel()).toEqual({ text: 'EMI did not open', buttons: ['Close'] });
    expect(await shop.focusedButton()).toBe('Close');
    await shop.page.keyboard.press('Enter');
    await shop.untilEnded(`failed:${code}`);
  });
});

describe('second try', () => {
  afterEach(() => shop.close());

  it('the first retry is automatic, and the page gets no event', async () => {
    shop = await home.openShop('/', { clock: true });
    await shop.openApp({ merchantKey: 'second-time' });
    await shop.advanceUntil(() => visits() === 2);
    await shop.untilOpened();
    expect(await shop.seen('events')).toEqual(['opened']);
  });

  it('after that a button offers it, and the app opens when the agent presses it', { tags: ['long'] }, async () => {
    shop = await home.openShop('/', { clock: true });
    await shop.openApp({ merchantKey: 'third-time' });
    await shop.advanceUntil(async () => (await shop.seen('events')).includes('error:HANDSHAKE_TIMEOUT'));
    await shop.page.keyboard.press('Enter');
    await shop.untilOpened();
    expect(await shop.seen('events')).toEqual(['error:HANDSHAKE_TIMEOUT', 'opened']);
    expect(await shop.panel()).toBeNull();
    expect(shop.frames()).toHaveLength(1);
  });

  it('a failure panel that is ignored for 60 s ends the session as failed', async () => {
    shop = await home.openShop('/', { clock: true });
    await shop.openApp({ merchantKey: 'newer' });
    await shop.untilEvents('error:PROTOCOL_UNSUPPORTED');
    await shop.page.clock.runFor(59_000);
    expect(await shop.seen('ends')).toEqual([]);
    await shop.page.clock.runFor(1_400);
    await shop.untilEnded('failed:PROTOCOL_UNSUPPORTED');
  });
});

describe('TOKEN_UNAVAILABLE: `getAuthToken`', () => {
  onOnePage();

  it.each([
    ['throws', '() => { throw new Error("no login"); }'],
    ['rejects', '() => Promise.reject(new Error("no login"))'],
    ['gives nothing', '() => undefined'],
    ['gives a text of 4,097 characters', '() => "t".repeat(4097)'],
    ['has not answered after 300 ms', '() => new Promise(() => {})'],
  ])('%s; it is called again only when the agent retries', { tags: ['long'] }, async (_how, getAuthToken) => {
    const count = `() => { window.merchant.tokensAsked += 1; return (${getAuthToken})(); }`;
    await shop.page.evaluate(`window.merchant.open({ getAuthToken: ${count}, timeouts: { callMs: 300 } })`);
    await shop.untilEvents('error:TOKEN_UNAVAILABLE');
    expect(await shop.page.evaluate(() => window.merchant.tokensAsked)).toBe(1);
    expect(await shop.panel()).toMatchObject({ buttons: ['Try again', 'Close'] });
    await shop.page.keyboard.press('Enter');
    await shop.untilEvents('error:TOKEN_UNAVAILABLE', 'error:TOKEN_UNAVAILABLE');
    expect(await shop.page.evaluate(() => window.merchant.tokensAsked)).toBe(2);
  });
});
