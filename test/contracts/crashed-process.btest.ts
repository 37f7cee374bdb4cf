import puppeteer from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { launchOptions } from '../browser/support/browser';
import { shopHome } from './support/shop-home';

const home = shopHome();

describe('a frame that was open', () => {
  it('ends in FRAME_CRASHED where its process has crashed', { tags: ['long'] }, async () => {
    // Playwright throws out of an event when one of the frames that it lost in the crash changes afterwards.
    const browser = await puppeteer.launch(launchOptions);
    try {
      home.sites().forgetVisits();
      const page = await browser.newPage();
      await page.goto(`${home.sites().merchantUrl}/?tell`);
      await page.evaluate(() => window.merchant.open({ timeouts: { handshakeMs: 1_500 } }));
      await expect.poll(() => home.sites().told, { timeout: 10_000 }).toContain('opened');
      const target = await browser.waitForTarget((each) => each.url().includes('sales-app-init'));
      const process = await target.createCDPSession();
      // It never answers, because no process is left to do so.
      process.send('Page.crash').catch(() => undefined);
      await expect.poll(() => home.sites().told, { timeout: 10_000 }).toContain('error:FRAME_CRASHED');
    } finally {
      await browser.close();
    }
  });
});
