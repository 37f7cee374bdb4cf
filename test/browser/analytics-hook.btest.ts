import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '../../sdk/types/kadam.mjs';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';

let browser: Browser;
let sites: SharedSites;
let page: Page;
beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
  page = await browser.newPage();
  await page.goto(`${sites.merchantUrl}/pos`);
});
afterAll(() => closePages(browser));

const heard = (isGiven: boolean): Promise<AnalyticsEvent[]> =>
  page.evaluate(async (given) => {
    const events: AnalyticsEvent[] = [];
    if (!window.Kadam) throw new Error('no Kadam');
    const session = window.Kadam.openCommunication({
      merchantKey: 'zenmart_sandbox',
      merchantDetails: { merchantName: 'Meera Mobiles' },
      ...(given ? { analytics: (event: AnalyticsEvent) => void events.push(event) } : {}),
    });
    const comes = (name: 'opened' | 'widgetReady') =>
      new Promise<void>((resolve) => void session.on(name, () => resolve()));
    await Promise.all([comes('opened'), comes('widgetReady')]);
    session.close();
    await session.result;
    await new Promise((resolve) => setTimeout(resolve));
    return events.sort((a, b) => a.event.localeCompare(b.event));
  }, isGiven);

describe('the merchant’s analytics hook', () => {
  it('receives the name of each session event and no payload', async () => {
    const frame = 'Communication';
    expect(await heard(true)).toEqual([
      { frame, event: 'closed', reason: 'hostClosed' },
      { frame, event: 'opened' },
      { frame, event: 'widgetReady' },
    ]);
  });

  // @req NFR-007
  it('receives nothing unless it is set', async () => {
    expect(await heard(false)).toEqual([]);
  });
});
