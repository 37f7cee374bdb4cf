import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { startDevelopment } from './support/development';
import { galleryTests } from './support/gallery-tests';

let browser: Browser;
let provider: Awaited<ReturnType<typeof startDevelopment>>;
beforeAll(async () => {
  [browser, provider] = await Promise.all([sharedBrowser(), startDevelopment()]);
});
afterAll(async () => {
  await closePages(browser);
  await provider?.stop();
});

/** A page, and a check of what only its script does. */
const pages: readonly (readonly [path: string, isDrawn: (page: Page) => Promise<unknown>])[] = [
  ['/', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['/account', (page) => page.getByRole('textbox').first().waitFor()],
  [
    '/emi-calculator',
    (page) => page.waitForFunction(() => Object.hasOwn(document.getElementById('calculator') ?? {}, '__k')),
  ],
  ['/ntb-application?ref=none', (page) => page.getByRole('heading', { name: 'We do not know this link' }).waitFor()],
  ['/sandbox/phone', (page) => page.getByRole('heading').first().waitFor()],
];

describe('in npm run dev', () => {
  it.each(pages)('%s renders with an empty console', async (path, isDrawn) => {
    const page = await browser.newPage();
    const said: string[] = [];
    // Ignores Vite's connection message.
    page.on('console', (line) => line.type() !== 'debug' && said.push(line.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    const answer = await page.goto(provider.providerUrl + path);
    await isDrawn(page);
    expect([answer?.status(), said]).toEqual([200, []]);
  });
});

describe('the gallery', () => galleryTests(() => ({ browser, providerUrl: provider.providerUrl })));
