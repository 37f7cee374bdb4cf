import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { startProvider } from '../browser/support/processes';

const root = join(fileURLToPath(import.meta.url), '../../..');

/** Where they are built: what draws them finds its libraries from there. */
const folder = join(root, 'dist/development');

let browser: Browser;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  await promisify(execFile)('npx', ['rolldown', '-c', 'build/in-development.ts'], {
    cwd: root,
    env: { ...process.env, KADAM_BUILD: 'development', KADAM_DIST: folder },
  });
  [browser, provider] = await Promise.all([sharedBrowser(), startProvider(1, folder)]);
});
afterAll(async () => {
  await closePages(browser);
  await provider?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A page, and what only its script does. */
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

describe('as npm run dev builds it', () => {
  it.each(pages)('%s is drawn without a line in the console', async (path, isDrawn) => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    const answer = await page.goto(provider.providerUrl + path);
    await isDrawn(page);
    expect([answer?.status(), said]).toEqual([200, []]);
  });
});
