import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { launchOptions } from '../browser/support/browser';
import { startProvider } from '../browser/support/processes';
import { asItIs, type Conditions, slow } from './openings/conditions';
import { type PagesTwice, pagesTwice } from './support/pages-twice';
import { recordMeasurement } from './support/record-measurement';
import { against, circumstances, median, ratios, type Series, tableOf } from './support/table';

const PAIRS = Number(process.env.KADAM_BENCH_PAIRS ?? 20);
const LASTS_AT_MOST_MS = 1_800_000;
/** Limit: multiple of the same page without scripts. */
const AIM = 1.05;

const pages = ['/home/buy-with-kadam', '/emi-calculator', '/faq', '/about-us'] as const;
const lines: Readonly<Record<string, Conditions>> = { 'this machine': asItIs, 'slow line and processor': slow };

let browser: Browser;
let provider: Awaited<ReturnType<typeof startProvider>>;
let twice: PagesTwice;
beforeAll(async () => {
  provider = await startProvider(0);
  [twice, browser] = await Promise.all([pagesTwice(provider.providerUrl), chromium.launch(launchOptions)]);
}, LASTS_AT_MOST_MS);
afterAll(async () => {
  await browser?.close();
  await twice?.close();
  await provider?.stop();
});

async function firstPaintMs(path: string, { cpuSlowdown, line }: Conditions): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 414, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line?.latencyMs ?? 0,
    downloadThroughput: line?.downloadBytesPerSecond ?? -1,
    uploadThroughput: line?.uploadBytesPerSecond ?? -1,
  });
  await page.goto(twice.url + path, { waitUntil: 'commit' });
  const tookMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return tookMs;
}

/** Alternates a page with its copy without scripts, in changing order. */
async function inPairs(path: string, conditions: Conditions): Promise<{ ours: Series; bare: Series }> {
  const series: Record<string, number[]> = { [path]: [], [`/bare${path}`]: [] };
  const addresses = Object.keys(series);
  // Warm-up: fills the server's caches.
  for (const each of addresses) await firstPaintMs(each, asItIs);
  for (let pair = 0; pair < PAIRS; pair += 1)
    for (const each of pair % 2 ? addresses : addresses.toReversed())
      series[each]?.push(await firstPaintMs(each, conditions));
  const [ours = [], bare = []] = Object.values(series);
  return { ours, bare };
}

async function rowOf(path: string): Promise<string[]> {
  const cells = [`\`${path}\``];
  for (const conditions of Object.values(lines)) {
    const { ours, bare } = await inPairs(path, conditions);
    cells.push(`${Math.round(median(bare))} ms`, ratios(ours, bare) + against(AIM, ours, bare));
  }
  return cells;
}

describe('pages of the site', () => {
  it(`first paint compares with the page without scripts, ${PAIRS} times each`, {
    timeout: LASTS_AT_MOST_MS,
  }, async () => {
    const rows: string[][] = [];
    for (const path of pages) rows.push(await rowOf(path));
    const head = Object.keys(lines).flatMap((line) => [`${line}: without scripts`, 'with them']);
    const table = tableOf(['page', ...head], rows);
    recordMeasurement('paint', `${circumstances(browser.version(), Date.now())}. Pairs: ${PAIRS}.\n\n${table}`);
  });
});
