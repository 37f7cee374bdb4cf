import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/support/browser';
import { leaveBy } from './support/leave-by';
import { Shop } from './support/shop';
import { type ContractSites, startContractSites } from './support/sites';

let browser: Browser;
let sites: ContractSites;
let shop: Shop;

beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startContractSites()]);
});
afterEach(() => shop.close());
afterAll(async () => {
  await browser.close();
  await sites.stop();
});

describe('a frame that loads anew in mid-session', () => {
  it('is opened again with a new token, 3 times in a row, and the session goes on', async () => {
    shop = await Shop.open(browser, sites);
    let frame = await shop.openByClick();
    for (let round = 2; round <= 4; round += 1) {
      await leaveBy(frame.evaluate(() => location.reload()));
      frame = await shop.untilOpened(round);
      expect(await frame.evaluate(() => window.probe.opened.map(({ authToken }) => authToken))).toEqual([
        `token-${round}`,
      ]);
    }
    expect(await shop.seen('events')).toEqual(['opened', 'opened', 'opened', 'opened']);
    await leaveBy(frame.evaluate(() => void window.probe.close('homeButton')));
    await shop.untilEnded('homeButton');
  });

  it('and is a page of 404 then ends in FRAME_CRASHED within the time of one greeting', async () => {
    shop = await Shop.open(browser, sites, '/', { clock: true });
    await shop.openApp({ merchantKey: 'once' });
    const frame = await shop.untilOpened();
    await leaveBy(frame.evaluate(() => location.reload()));
    await expect.poll(() => shop.panel()).toMatchObject({ text: 'Opening…' });
    await shop.page.clock.runFor(10_000);
    await shop.untilEvents('opened', 'error:FRAME_CRASHED');
    expect(await shop.panel()).toEqual({ text: 'This could not be opened.', buttons: ['Try again', 'Close'] });
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('failed:FRAME_CRASHED');
  });

  it('while the merchant has no token ends in FRAME_CRASHED, and trying again opens it', async () => {
    shop = await Shop.open(browser, sites);
    await shop.page.evaluate(() => {
      let asked = 0;
      window.merchant.open({
        getAuthToken() {
          asked += 1;
          if (asked === 2) throw new Error('no login');
          return `token-${asked}`;
        },
      });
    });
    const frame = await shop.untilOpened();
    await leaveBy(frame.evaluate(() => location.reload()));
    await shop.untilEvents('opened', 'error:FRAME_CRASHED');
    await shop.page.keyboard.press('Enter');
    await shop.untilOpened(2);
    expect(shop.frames()).toHaveLength(1);
  });
});

describe('a frame that is gone without loading anything', () => {
  it('ends in FRAME_CRASHED after 15 s in which it has not answered, and trying again opens it', async () => {
    shop = await Shop.open(browser, sites, '/', { clock: true });
    await shop.openApp({ merchantKey: 'raw' });
    const frame = await shop.untilOpened();
    await frame.evaluate(() => window.raw.vanish());
    await shop.page.clock.runFor(9_000);
    expect(await shop.seen('events')).toEqual(['opened']);
    await shop.page.clock.runFor(6_000);
    await shop.untilEvents('opened', 'error:FRAME_CRASHED');
    expect(await shop.panel()).toEqual({ text: 'This could not be opened.', buttons: ['Try again', 'Close'] });
    await shop.page.keyboard.press('Enter');
    await shop.untilEvents('opened', 'error:FRAME_CRASHED', 'opened');
  });

  it('ends in FRAME_CRASHED where its process has crashed', async () => {
    shop = await Shop.open(browser, sites, '/?tell', { isAlone: true });
    await shop.openApp({ timeouts: { handshakeMs: 1_500 } });
    const frame = await shop.untilOpened();
    const process = await shop.context.newCDPSession(frame);
    // It never answers: there is nobody left. The page itself lives on, but Playwright talks to it no more.
    process.send('Page.crash').catch(() => undefined);
    await expect.poll(() => sites.told, { timeout: 10_000 }).toContain('error:FRAME_CRASHED');
  });

  it('is not taken for one that is late: after 2 answers owed the third sets it right', async () => {
    shop = await Shop.open(browser, sites, '/', { clock: true });
    await shop.openApp({ merchantKey: 'raw' });
    const frame = await shop.untilOpened();
    const asked = (): Promise<number> => frame.evaluate(() => window.raw.opened.length - 1);
    const answer = (isAnswering: boolean): Promise<void> =>
      frame.evaluate((value) => {
        window.raw.answering = value;
      }, isAnswering);
    for (const [turn, isAnswering] of [true, false, true, false, true, true].entries()) {
      await answer(isAnswering);
      await shop.page.clock.runFor(5_000);
      await expect.poll(asked).toBe(turn + 1);
    }
    expect(await shop.seen('events')).toEqual(['opened']);
    // It is asked for nothing but an answer.
    expect(await frame.evaluate(() => window.raw.opened.at(-1))).toBe(0);
  });
});
