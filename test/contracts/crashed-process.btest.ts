import puppeteer from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { launchOptions } from '../browser/support/browser';
import { shopHome } from './support/shop-home';

const home = shopHome();

describe('an open frame', () => {
  it('ends in FRAME_CRASHED if its process has crashed', { tags: ['long'] }, async () => {
    // Playwright throws from an event handler if a frame lost in the crash changes afterwards.
    const browser = await puppeteer.launch(launchOptions);
    try {
      home.sites().forgetVisits();
      const page = await browser.newPage();
      await page.goto(`${home.sites().merchantUrl}/?tell`);
      await page.evaluate(() => window.merchant.open({ timeouts: { handshakeMs: 1_500 } }));
      await expect.poll(() => home.sites().told, { timeout: 10_000 }).toContain('opened');
      const target = await browser.waitForTarget((each) => each.url().includes('sales-app-init'));
      const process = await target.createCDPSession();
      // The call never resolves, because its process is gone.
      process.send('Page.crash').catch(() => undefined);
      await expect.poll(() => home.sites().told, { timeout: 10_000 }).toContain('error:FRAME_CRASHED');
    } finally {
      await browser.close();
    }
  });
});
