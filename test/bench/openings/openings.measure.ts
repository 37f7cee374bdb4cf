import { afterAll, beforeAll, describe, it } from 'vitest';
import { recordMeasurement } from '../support/record-measurement';
import { against, circumstances, median, ratios, type Series, tableOf } from '../support/table';
import { actOnce } from './interactions';
import { openInEachWay, type Way } from './open-once';
import { bare, type Rival, rivals } from './rivals';
import { type BenchSites, startBenchSites } from './sites';
import { WatchedBrowser } from './watched-browser';

const ROUNDS = Number(process.env.KADAM_BENCH_ROUNDS ?? 15);
/** The actions in a frame run in every third round. */
const ROUNDS_OF_ACTS = 3;
const LASTS_AT_MOST_MS = 3_600_000;
/** No round starts later. */
const BEGINS_WITHIN_MS = Number(process.env.KADAM_BENCH_MINUTES ?? 50) * 60_000;
const ways: readonly Way[] = ['cold', 'slow', 'warm', 'ahead'];

let browser: WatchedBrowser;
let sites: BenchSites;
beforeAll(async () => {
  sites = await startBenchSites();
  browser = await WatchedBrowser.launch();
}, LASTS_AT_MOST_MS);
afterAll(async () => {
  await browser?.close();
  await sites?.stop();
});

const openings = new Map<string, number[]>();
const interactions = new Map<string, number[]>();
const add = (all: Map<string, number[]>, name: string, ms: number): void =>
  void all.set(name, [...(all.get(name) ?? []), ms]);
const seriesOf = (rival: Rival, way: Way): Series => openings.get(`${rival.name} ${way}`) ?? [];
/** Base of the comparison: on a slow network a bare frame is slow too. */
const baseOf = (way: Way): Series => seriesOf(bare, way === 'slow' ? 'slow' : 'cold');

const ms = (series: Series): string => `${Math.round(median(series))} / ${Math.round(Math.min(...series))} ms`;

function openingsTable(): string {
  const rows = rivals.map((rival) => [
    rival.name,
    ...ways.map((way) => {
      const series = seriesOf(rival, way);
      if (series.length === 0) return '–';
      if (rival === bare) return ms(series);
      const base = baseOf(way);
      return ratios(series, base) + against(rival.aims?.[way], series, base);
    }),
  ]);
  return tableOf(['from the click to the text', 'cold', 'slow line and processor', 'warm', 'loaded ahead'], rows);
}

const interactionsTable = (): string =>
  tableOf(
    ['from the input to the next paint, 4 × slower processor', 'median', 'least', 'most'],
    [...interactions].map(([name, series]) => [
      name,
      ...[median(series), Math.min(...series), Math.max(...series)].map((each) => `${Math.round(each)} ms`),
    ]),
  );

async function measure(): Promise<number> {
  const startedAtMs = Date.now();
  let round = 0;
  for (; round < ROUNDS && Date.now() - startedAtMs < BEGINS_WITHIN_MS; round += 1) {
    // Rotates the order, so that no rival always follows the same one.
    const order = [...rivals.slice(round % rivals.length), ...rivals.slice(0, round % rivals.length)];
    for (const rival of order)
      for (const [way, tookMs] of Object.entries(await openInEachWay(browser, sites, rival)))
        add(openings, `${rival.name} ${way}`, tookMs);
    if (round % ROUNDS_OF_ACTS === 0)
      for (const [act, tookMs] of await actOnce(browser, sites)) add(interactions, act, tookMs);
  }
  return round;
}

describe('openings', () => {
  it(`compare with peers, ${ROUNDS} times each`, { timeout: LASTS_AT_MOST_MS }, async () => {
    // Warm-up: fills caches of server, system and browser.
    for (const rival of rivals) await openInEachWay(browser, sites, rival);
    const rounds = await measure();
    const measured = [
      `${circumstances(await browser.browser.version(), Date.now())}. Rounds: ${rounds}.`,
      openingsTable(),
      interactionsTable(),
    ].join('\n\n');
    recordMeasurement('openings', measured);
  });
});
