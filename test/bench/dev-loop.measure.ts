import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';
import { launchOptions } from '../browser/support/browser';
import { freePort } from '../browser/support/processes';
import { clone } from '../long/support/clone';
import { recordMeasurement } from './support/record-measurement';
import { circumstances, median, tableOf } from './support/table';

const CHANGES = Number(process.env.KADAM_BENCH_CHANGES ?? 7);
const LASTS_AT_MOST_MS = 600_000;
/** Longer than the replacement of a server takes. */
const QUIET_MS = 1_500;

let folder: string;
let dev: ChildProcess;
let browser: Browser;
let said = '';
let saidAtMs = 0;
let merchantUrl: string;
let providerUrl: string;
beforeAll(async () => {
  folder = await clone(join(await mkdtemp(join(tmpdir(), 'kadam-dev-')), 'copy'));
  const ports = { provider: await freePort('localhost'), merchant: await freePort('127.0.0.1') };
  merchantUrl = `http://127.0.0.1:${ports.merchant}`;
  providerUrl = `http://localhost:${ports.provider}`;
  dev = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(ports.provider),
      MERCHANT_PORT: String(ports.merchant),
    },
  });
  dev.stdout?.on('data', (chunk) => {
    said += chunk;
    saidAtMs = performance.now();
  });
  while (!said.includes('Kadam runs.'))
    await Promise.race([once(dev.stdout as NodeJS.ReadableStream, 'data'), ended()]);
  browser = await chromium.launch(launchOptions);
}, LASTS_AT_MOST_MS);
afterAll(async () => {
  await browser?.close();
  const gone = once(dev, 'exit');
  dev.kill('SIGTERM');
  await gone;
  await rm(join(folder, '..'), { recursive: true, force: true });
}, LASTS_AT_MOST_MS);

async function ended(): Promise<never> {
  await once(dev, 'exit');
  throw new Error('npm run dev has ended');
}

/** Resolves when `npm run dev` has printed nothing for `QUIET_MS`. */
async function quiet(): Promise<void> {
  const sinceMs = performance.now();
  while (performance.now() - Math.max(saidAtMs, sinceMs) < QUIET_MS)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

interface Line {
  readonly file: string;
  readonly from: string;
  readonly to: (change: string, count: number) => string;
  readonly where: string;
  readonly open: (page: Page) => Promise<void>;
  readonly shows: (page: Page, change: string, count: number) => Promise<unknown>;
  /** Throws if the page has lost its state. */
  readonly keepsState?: (page: Page) => Promise<void>;
}

const SHOWN_WITHIN_MS = 60_000;
const shown = (place: Locator): Promise<void> => place.first().waitFor({ timeout: SHOWN_WITHIN_MS });

const AMOUNT = '45,000';
const salesApp = {
  where: 'the sales app, open on the till',
  open: async (page: Page): Promise<void> => {
    await page.goto(`${merchantUrl}/pos`);
    await page.getByRole('button', { name: 'Card-less EMI' }).click();
    const frame = page.frameLocator('iframe[src]');
    // The first visit waits until Vite has transformed the app.
    await frame.getByRole('textbox').first().fill(AMOUNT, { timeout: SHOWN_WITHIN_MS });
    await frame.getByRole('button', { name: 'Calculate EMI' }).click();
    await frame.getByRole('button', { name: /HDFC/ }).first().waitFor({ timeout: SHOWN_WITHIN_MS });
  },
  keepsState: async (page: Page): Promise<void> => {
    const frame = page.frameLocator('iframe[src]');
    const amounts = await frame.getByText(`₹${AMOUNT}`, { exact: true }).count();
    const lenders = await frame.getByRole('button', { name: /HDFC/ }).count();
    if (amounts === 0 || lenders === 0) throw new Error('the sales app has lost the amount or its lenders');
  },
};

const marked = (attribute: string): Pick<Line, 'from' | 'to'> => ({
  from: attribute,
  to: (change) => `${attribute} data-change="${change}"`,
});

const lines: readonly Line[] = [
  {
    file: 'frames/kit/button.tsx',
    ...marked('data-kind={kind}'),
    ...salesApp,
    shows: (page, change) => shown(page.frameLocator('iframe[src]').locator(`button[data-change="${change}"]`)),
  },
  {
    file: 'frames/kit/button.module.css',
    from: '.button {',
    to: (_change, count) => `.button {\n  outline: ${count + 11}px solid;`,
    ...salesApp,
    shows: async (page, _change, count) => {
      const button = page.frameLocator('iframe[src]').getByRole('button', { name: 'Edit', exact: true });
      while ((await button.evaluate((element) => getComputedStyle(element).outlineWidth)) !== `${count + 11}px`);
    },
  },
  {
    file: 'frames/kit/button.tsx',
    ...marked('data-kind={kind}'),
    where: 'My Account',
    open: (page) => openSite(page, '/account'),
    shows: (page, change) => shown(page.locator(`button[data-change="${change}"]`)),
  },
  {
    file: 'frames/shell/home/hero.tsx',
    ...marked('data-hero={ground}'),
    where: 'the home page of the site',
    open: (page) => openSite(page, '/'),
    shows: (page, change) => shown(page.locator(`[data-change="${change}"]`)),
  },
  {
    file: 'frames/shell/home/messages.ts',
    from: "'Shop with a mobile number, no card'",
    to: (change) => `'Shop with ${change}'`,
    where: 'the home page of the site',
    open: (page) => openSite(page, '/'),
    shows: (page, change) => shown(page.getByText(`Shop with ${change}`)),
  },
  {
    file: 'server/routes/operations/operations.ts',
    from: "{ status: 'alive' }",
    to: (change) => `{ status: '${change}' }`,
    where: 'answers of the provider’s server',
    open: (page) => openSite(page, '/'),
    shows: async (_page, change) => {
      while (!(await healthOf()).includes(change)) await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
    },
  },
];

const ASKED_EVERY_MS = 20;
const healthOf = (): Promise<string> =>
  fetch(`${providerUrl}/healthz`).then(
    (answer) => answer.text(),
    () => '',
  );

async function openSite(page: Page, path: string): Promise<void> {
  await page.goto(providerUrl + path);
  await page.getByRole('textbox').first().waitFor();
}

describe('npm run dev', () => {
  const rows: string[][] = [];
  for (const { file, from, to, where, open, shows, keepsState } of lines) {
    it(`shows a change of ${file} in ${where}, ${CHANGES} times`, { timeout: LASTS_AT_MOST_MS }, async () => {
      const page = await browser.newPage({ viewport: { width: 1024, height: 800 } });
      await open(page);
      const source = await readFile(join(folder, file), 'utf8');
      if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
      onTestFinished(async () => {
        await page.close();
        await writeFile(join(folder, file), source);
        await quiet();
      });
      const tookMs: number[] = [];
      for (let change = 0; change < CHANGES; change += 1) {
        const atMs = performance.now();
        await writeFile(join(folder, file), source.replace(from, to(`change-${change}`, change)));
        await shows(page, `change-${change}`, change);
        tookMs.push(performance.now() - atMs);
        await keepsState?.(page);
        await quiet();
      }
      const ofAll = [median(tookMs), Math.min(...tookMs), Math.max(...tookMs)];
      rows.push([`\`${file}\``, where, ...ofAll.map((each) => `${Math.round(each)} ms`)]);
    });
  }

  afterAll(() => {
    if (rows.length < lines.length) return;
    const head = ['a line of', 'is seen in', 'median', 'least', 'most'];
    recordMeasurement(
      'dev',
      `${circumstances(browser.version(), Date.now())}. From saving, ${CHANGES} times each.\n\n${tableOf(head, rows)}`,
    );
  });
});
