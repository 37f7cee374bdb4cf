import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notice, Touch } from './additions/addition';
import { additions } from './additions/all';
import { ScratchCopy } from './additions/scratch-copy';

/** Of a round: the types and some tests, beside whatever else the machine has to do. */
const ROUND_WITHIN_MS = 600_000;

/** Folders whose tests read what was added. The frames that have nothing new are left out. */
const touched = [
  'build/',
  'sdk/',
  'server/',
  'shared/',
  'test/',
  'frames/checkout/',
  'frames/platform/',
  'frames/shell/',
];

let copy: ScratchCopy;
beforeAll(async () => {
  copy = await ScratchCopy.of(additions);
});
afterAll(() => copy.remove());

describe('with all of it added', () => {
  beforeAll(() => copy.write());

  it('the types hold', async () => {
    expect(await copy.typeFaults()).toBe('');
  });
  it('the unit tests pass where something was added', async () => {
    expect(await copy.testFaults(touched)).toBe('');
  });
});

interface Forgotten {
  readonly what: string;
  readonly path: string;
  readonly touch: Touch;
  readonly missed: Notice;
}
/** In each round one file of every addition is forgotten, with those alongside it, until all have been. */
const rounds: Forgotten[][] = [];
for (const { what, waitsRounds = 0, touches } of additions) {
  let round = waitsRounds - 1;
  for (const [path, touch] of Object.entries(touches)) {
    const { missed, isAlongside } = touch;
    if (!missed) continue;
    if (!isAlongside) round += 1;
    rounds[round] ??= [];
    rounds[round]?.push({ what, path, touch, missed });
  }
}

describe.each(rounds.map((files, index) => ({ files, round: index + 1 })))('forgotten in round $round', ({ files }) => {
  const found: Record<string, string> = {};
  beforeAll(async () => {
    await copy.write(files.map(({ touch }) => touch));
    const tests = files.map(({ missed }) => missed.by).filter((by) => by !== 'types');
    const isOfTypes = files.some(({ missed }) => missed.by === 'types');
    found.types = isOfTypes ? await copy.typeFaults() : '';
    const inTests = tests.length > 0 ? await copy.testFaults(tests) : '';
    for (const by of tests) found[by] = inTests;
  }, ROUND_WITHIN_MS);

  it.each(files)('$path: $missed.by say what is missing to add $what', ({ missed }) => {
    expect(found[missed.by]).toContain(missed.says);
  });
});
