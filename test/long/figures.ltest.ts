import { spawnSync } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { memoryDatabase } from '../../server/testing/database/memory-database';
import { FakeClock } from '../../server/testing/server/fake-clock';
import { startTestServer, type TestServer } from '../../server/testing/server/test-server';
import { randomFrom } from '../support/random';
import { Collector, type Fact, lenderFact } from './support/figures/collect';
import { calculations, someAmounts, stories } from './support/figures/stories';

/** No-cost months of the example shop. */
const NO_COST_TENURES = [3];
const LASTS_AT_MOST_MS = 600_000;
const SEED = 29_112_026;
const DAYS = 95;
/** Days before and after the first due days, and later. */
const LOOKS_ON = [0, 33, 63, 95];

let kadam: TestServer | undefined;
afterEach(() => kadam?.close());

interface Verdict {
  readonly compared: Readonly<Record<string, number>>;
  readonly differences: readonly string[];
}

/** Verdict of a program in another language, written from the documents alone, which calculates each figure of the
 *  facts. */
function verdictOn(facts: readonly Fact[]): Verdict {
  const input = JSON.stringify([lenderFact(NO_COST_TENURES), ...facts]);
  const { stdout, stderr, status } = spawnSync(
    process.env.KADAM_PYTHON ?? 'python3',
    ['test/long/support/figures/compare.py'],
    { input, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

it('plans, promo lines and calculator pages of one amount in forty have the figures of the second program', {
  timeout: LASTS_AT_MOST_MS,
}, async () => {
  kadam = await startTestServer({ database: await memoryDatabase() });
  const collector = new Collector(kadam);
  const amounts = someAmounts(20, randomFrom(SEED)).filter((_, index) => index % 40 === 0);
  const { compared, differences } = verdictOn([
    ...(await collector.plans(amounts)),
    ...(await collector.calculators(calculations(randomFrom(SEED)).filter((_, index) => index % 192 === 0))),
  ]);
  process.stdout.write(`\n${JSON.stringify(compared)}\n`);
  expect(differences).toEqual([]);
  expect(compared.plans ?? 0).toBeGreaterThan(350);
});

it('a plan that differs by a paisa, a basis point or a lender is reported', async () => {
  kadam = await startTestServer({ database: await memoryDatabase() });
  const facts = await new Collector(kadam).plans([20_000]);
  const text = JSON.stringify(facts);
  const off = [
    text.replace(/"discountPaise":42563/, '"discountPaise":42562'),
    text.replace(/"aprBps":1704/, '"aprBps":1705'),
    text.replace(/"lenderId":"1",/, '"lenderId":"401",'),
  ];
  const told = off.map((each) => verdictOn(JSON.parse(each)).differences.length > 0);
  expect([verdictOn(facts).differences, told]).toEqual([[], [true, true, true]]);
});

it.each([
  ['30 January of the leap year 2028', Date.UTC(2028, 0, 30, 6, 30), 0],
  ['31 October 2026, some minutes before midnight in India', Date.UTC(2026, 9, 31, 17, 50), 1],
])(
  'loans that start on %s have the figures of the second program on every day: refunded, closed, open or overdue',
  {
    timeout: LASTS_AT_MOST_MS,
  },
  async (_day, startMs, share) => {
    kadam = await startTestServer({ database: await memoryDatabase(), clock: new FakeClock(startMs) });
    const collector = new Collector(kadam);
    // Each start has one in 27 of the kinds of stories.
    const ownStories = stories(randomFrom(SEED + startMs)).filter((_, index) => index % 27 === 13 * share);
    for (const story of ownStories) await collector.buy(story);
    const { compared, differences } = verdictOn(await collector.live(DAYS, LOOKS_ON));
    process.stdout.write(`\n${JSON.stringify(compared)}\n`);
    expect(differences).toEqual([]);
  },
);
