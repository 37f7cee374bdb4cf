import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { launchOptions } from '../browser/support/browser';
import { freePort } from '../browser/support/processes';
import { clone } from '../long/support/clone';
import { keep } from './support/kept';
import { circumstances, median, tableOf } from './support/table';

const CHANGES = Number(process.env.KADAM_BENCH_CHANGES ?? 7);
const LASTS_AT_MOST_MS = 600_000;
/** Longer than the gallery waits, and is built. */
const CALM_FOR_MS = 6_000;

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

/** Resolves once everything that a change concerns is built, the gallery too, and nothing more is said of it. */
async function calm(): Promise<void> {
  const sinceMs = performance.now();
  while (performance.now() - Math.max(saidAtMs, sinceMs) < CALM_FOR_MS)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** A line that somebody changes, and the page that he has open. */
interface Line {
  readonly file: string;
  readonly from: string;
  readonly to: (change: string) => string;
  readonly where: string;
  readonly open: (page: Page) => Promise<void>;
  /** Resolves once there is what only the changed line makes. */
  readonly shows: (page: Page, change: string) => Promise<unknown>;
}

const SHOWN_WITHIN_MS = 60_000;
const shown = (place: Locator): Promise<void> => place.first().waitFor({ timeout: SHOWN_WITHIN_MS });

const marked = (attribute: string): Pick<Line, 'from' | 'to'> => ({
  from: attribute,
  to: (change) => `${attribute} data-change="${change}"`,
});

const lines: readonly Line[] = [
  {
    file: 'frames/kit/button.tsx',
    ...marked('data-kind={kind}'),
    where: 'the sales app, open on the till',
    open: async (page) => {
      await page.goto(`${merchantUrl}/pos`);
      await page.getByRole('button', { name: 'Card-less EMI' }).click();
      await page.frameLocator('iframe').getByRole('button', { name: 'Calculate EMI' }).waitFor();
    },
    shows: (page, change) => shown(page.frameLocator('iframe').locator(`button[data-change="${change}"]`)),
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
    file: 'shared/words/en/site-home.ts',
    from: "'Shop with a mobile number, no card'",
    to: (change) => `'Shop with ${change}'`,
    where: 'the home page of the site',
    open: (page) => openSite(page, '/'),
    shows: (page, change) => shown(page.getByText(`Shop with ${change}`)),
  },
  {
    file: 'server/routes/operations.ts',
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
/** Nothing while the server is started anew. */
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
  for (const { file, from, to, where, open, shows } of lines) {
    it(`shows a change of ${file} in ${where}, ${CHANGES} times`, { timeout: LASTS_AT_MOST_MS }, async () => {
      const page = await browser.newPage({ viewport: { width: 1024, height: 800 } });
      await open(page);
      const source = await readFile(join(folder, file), 'utf8');
      if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
      const tookMs: number[] = [];
      for (let change = 0; change < CHANGES; change += 1) {
        const atMs = performance.now();
        await writeFile(join(folder, file), source.replace(from, to(`change-${change}`)));
        await shows(page, `change-${change}`);
        tookMs.push(performance.now() - atMs);
        await calm();
      }
      await page.close();
      await writeFile(join(folder, file), source);
      await calm();
      const ofAll = [median(tookMs), Math.min(...tookMs), Math.max(...tookMs)];
      rows.push([`\`${file}\``, where, ...ofAll.map((each) => `${Math.round(each)} ms`)]);
    });
  }

  afterAll(() => {
    const head = ['a line of', 'is seen in', 'median', 'least', 'most'];
    keep(
      'dev',
      `${circumstances(browser.version(), Date.now())}. From saving, ${CHANGES} times each.\n\n${tableOf(head, rows)}`,
    );
  });
});
