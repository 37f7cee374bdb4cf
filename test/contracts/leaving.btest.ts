import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { footprintOf } from './support/footprint';
import { openAndClose, openingsTests } from './support/openings-tests';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';
import { untilIn } from './support/until-in';

const home = shopHome();
let shop: Shop;

// test/long/openings.ltest.ts opens 100 times.
openingsTests(home, 20);

/** Moments of a session: how to get there, and the events fired until then. */
const moments: readonly [moment: string, come: () => Promise<unknown>, events: readonly string[]][] = [
  ['in the same turn as it was opened', () => shop.openApp({ merchantKey: 'hang' }), []],
  [
    'while `getAuthToken` is being answered',
    () => shop.page.evaluate(() => window.merchant.open({ getAuthToken: () => new Promise(() => undefined) })),
    [],
  ],
  [
    'while its frame loads',
    async () => {
      await shop.openApp({ merchantKey: 'hang' });
      await expect.poll(() => home.sites().asked).toContain('/sales-app-init');
    },
    [],
  ],
  [
    'during the handshake',
    async () => {
      await shop.openApp({ merchantKey: 'silent' });
      const frame = await shop.untilFrame('silent');
      await untilIn(frame, () => window.forger?.received === 1);
    },
    [],
  ],
  [
    'while `openSalesApp` is being answered',
    async () => {
      await shop.openApp({ merchantKey: 'mute' });
      const frame = await shop.untilFrame('mute');
      await untilIn(frame, () => window.raw?.opened.length === 1);
    },
    [],
  ],
  [
    'once it is open',
    async () => {
      await shop.openApp();
      await shop.untilOpened();
    },
    ['opened'],
  ],
  [
    'while its failure is shown',
    async () => {
      await shop.openApp({ merchantKey: 'newer' });
      await shop.untilEvents('error:PROTOCOL_UNSUPPORTED');
    },
    ['error:PROTOCOL_UNSUPPORTED'],
  ],
  [
    'while its frame is gone without a word',
    async () => {
      await shop.openApp({ merchantKey: 'raw' });
      const frame = await shop.untilOpened();
      await frame.evaluate(() => window.raw.vanish());
    },
    ['opened'],
  ],
];

describe('a destroyed session', () => {
  let untilNoMore: () => Promise<void>;

  // One page for all moments: later tests would show leftovers of earlier ones.
  beforeAll(async () => {
    shop = await home.openShop('/', { isAlone: true });
    await shop.forgerFrame(home.sites().providerUrl);
    await openAndClose(shop, 1);
    untilNoMore = await footprintOf(shop);
  });
  afterAll(() => shop.close());

  it.each(moments)('%s ends once, as destroyed, and leaves nothing', async (_moment, come, events) => {
    home.sites().forgetVisits();
    await come();
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
    expect(await shop.seen('faults')).toEqual([]);
  });
});

describe('a session after its end', () => {
  afterEach(() => shop.close());

  it('resolves `result` for late callers', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.openByClick();
    const end = await shop.page.evaluate(async () => {
      const [session] = window.merchant.sessions;
      session?.destroy();
      await session?.result;
      session?.on('closed', () => window.merchant.events.push('late'));
      return await session?.result;
    });
    expect(end).toEqual({ reason: 'destroyed' });
    expect(await shop.seen('events')).toEqual(['opened', 'closed:destroyed']);
  });

  it('stays ended when a token or a load event arrives late', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.page.evaluate(() => {
      const late: { answer(token: string): void } = { answer: () => undefined };
      window.merchant.open({
        getAuthToken: () =>
          new Promise((resolve) => {
            late.answer = resolve;
          }),
      });
      window.merchant.sessions[0]?.on('closed', () => late.answer('token-late'));
    });
    await shop.untilFrame('ok');
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    await shop.openByClick();
    expect(await shop.seen('events')).toEqual(['closed:hostClosed', 'opened']);
    expect(await shop.seen('faults')).toEqual([]);
    expect(shop.frames()).toHaveLength(1);
  });
});

describe("a merchant's handler that throws", () => {
  afterEach(() => shop.close());

  it('is reported as an error of the page and affects neither the session nor the next handler', async () => {
    shop = await home.openShop();
    await shop.page.evaluate(() => {
      window.merchant.open();
      const [session] = window.merchant.sessions;
      const broken = (): never => {
        throw new Error('fault of the merchant');
      };
      session
        ?.on('opened', broken)
        .on('closed', broken)
        .on('opened', () => window.merchant.events.push('next'));
    });
    await shop.untilEvents('opened', 'next');
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    const fault = 'Uncaught Error: fault of the merchant';
    expect(await shop.seen('faults')).toEqual([fault, fault]);
  });
});
