import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { startTwoSites, type TwoSites } from './support/processes';
import { openTill } from './support/till';

let browser: Browser;
let sites: TwoSites;
let context: BrowserContext | undefined;
beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), startTwoSites()]);
});
afterAll(async () => {
  await closePages(browser);
  await sites.stop();
});
afterEach(() => context?.close());

const counted = async (): Promise<string[]> => {
  const text = await (await fetch(`${sites.providerUrl}/metrics`)).text();
  return text.split('\n').filter((line) => line.startsWith('kadam_frame_errors_total{'));
};

// @req NFR-008
it('an uncaught error in a frame is counted once, without its message', async () => {
  const till = await openTill(browser, sites);
  context = till.context;
  const sent: string[] = [];
  till.page.on('request', (request) => {
    if (request.url().endsWith('/app/frame-errors')) sent.push(request.postData() ?? '');
  });
  // The frame's script is running: earlier content was rendered by the server.
  await till.app.getByText(/lenders at this store/).waitFor();
  await till.app.locator('body').evaluate(() => {
    for (const _time of [1, 2])
      setTimeout(() => {
        throw new TypeError('9812345678 of Meera has token eyJhbGci');
      });
  });
  const line = 'kadam_frame_errors_total{frame="salesApp",place="unhandled",errorClass="TypeError",code="500"} 1';
  await expect.poll(counted, { timeout: 10_000 }).toEqual([line]);
  // The browser reports a request later than the server counts it.
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).not.toMatch(/9812345678|Meera|eyJ/);
});

// @req ERR-033
it('a chunk that fails to load shows a message with Retry and is counted', { tags: ['long'] }, async () => {
  context = await browser.newContext({ reducedMotion: 'reduce' });
  const part = `${sites.providerUrl}/web/agent-rest-*.js`;
  await context.route(part, (route) => route.abort());
  const { app } = await openTill(browser, sites, { context });
  await app.getByRole('heading', { name: 'What does the purchase cost?' }).waitFor();
  await app.getByRole('button', { name: 'Support' }).click();
  const fault = app.getByRole('alertdialog', { name: 'Error' });
  await fault.waitFor();
  await context.unroute(part);
  await fault.getByRole('button', { name: 'Retry' }).click();
  await app.getByRole('heading', { name: 'How can we help?' }).waitFor();
  expect(await fault.count()).toBe(0);
  const chunks = async () => (await counted()).filter((line) => line.includes('place="chunk"'));
  await expect.poll(chunks).toEqual([expect.stringMatching(/^kadam_frame_errors_total\{frame="salesApp",.* 1$/)]);
});
