import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/support/browser';
import { footprintOf } from './support/footprint';
import { Shop } from './support/shop';
import { type ContractSites, startContractSites } from './support/sites';

let browser: Browser;
let sites: ContractSites;
let shop: Shop;

beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startContractSites()]);
});
afterAll(async () => {
  await browser.close();
  await sites.stop();
});

/** Opens and closes so many times inside the page. */
const cycle = async (times: number): Promise<void> => {
  await shop.page.evaluate(async (count) => {
    for (let round = 1; round <= count; round += 1) {
      window.merchant.open();
      const session = window.merchant.sessions.pop();
      await new Promise((resolve) => session?.on('opened', resolve));
      session?.close();
      await session?.result;
    }
  }, times);
  await shop.forgetEvents();
};

describe('100 openings and closings', () => {
  afterEach(() => shop.close());

  it('leave no element, frame, listener, document or history entry that the first one did not leave', async () => {
    shop = await Shop.open(browser, sites, '/', { isAlone: true });
    await shop.page.emulateMedia({ reducedMotion: 'reduce' });
    // Keeps the provider's process alive, so that 100 rounds take seconds.
    await shop.forgerFrame(sites.providerUrl);
    await cycle(1);
    const untilNoMore = await footprintOf(shop);
    await cycle(100);
    await untilNoMore();
    expect(await shop.seen('faults')).toEqual([]);
  });
});

/** Each stage of a session: how to come there, and the events that it has fired by then. */
const stages: readonly [stage: string, come: () => Promise<unknown>, events: readonly string[]][] = [
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
      await expect.poll(() => sites.asked).toContain('/sales-app-init');
    },
    [],
  ],
  [
    'while its frame is greeted',
    async () => {
      await shop.openApp({ merchantKey: 'silent' });
      const frame = await shop.untilFrame('silent');
      await frame.waitForFunction(() => window.forger?.received === 1);
    },
    [],
  ],
  [
    'while `openSalesApp` is being answered',
    async () => {
      await shop.openApp({ merchantKey: 'mute' });
      const frame = await shop.untilFrame('mute');
      await frame.waitForFunction(() => window.raw?.opened.length === 1);
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

describe('a session that is destroyed', () => {
  let untilNoMore: () => Promise<void>;

  // One page for all stages: what one leaves behind, the next would show.
  beforeAll(async () => {
    shop = await Shop.open(browser, sites, '/', { isAlone: true });
    await shop.forgerFrame(sites.providerUrl);
    await cycle(1);
    untilNoMore = await footprintOf(shop);
  });
  afterAll(() => shop.close());

  it.each(stages)('%s ends once, as destroyed, and leaves nothing', async (_stage, come, events) => {
    sites.forgetVisits();
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

describe('after its end a session', () => {
  afterEach(() => shop.close());

  it('tells how it ended to those who ask later', async () => {
    shop = await Shop.open(browser, sites);
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

  it('stays ended when a token or a load comes late', async () => {
    shop = await Shop.open(browser, sites);
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

describe('a handler of the merchant that throws', () => {
  afterEach(() => shop.close());

  it('is reported as a fault of the page and disturbs neither the session nor the next handler', async () => {
    shop = await Shop.open(browser, sites);
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
