import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notice, Touch } from './additions/addition';
import { additions } from './additions/all';
import { ScratchCopy } from './additions/scratch-copy';

/** Per round: the types and some tests, on a busy machine. */
const ROUND_WITHIN_MS = 600_000;

/** Folders whose tests list possible additions. */
const touched = ['build/', 'sdk/', 'shared/', 'test/', 'frames/checkout/'];

let copy: ScratchCopy;
beforeAll(async () => {
  copy = await ScratchCopy.of(additions);
});
afterAll(() => copy.remove());

describe('with all additions', () => {
  beforeAll(() => copy.write());

  it('the types hold', async () => {
    expect(await copy.typeFaults()).toBe('');
  });
  it('the unit tests of changed folders pass', async () => {
    expect(await copy.testFaults(touched)).toBe('');
  });
});

interface Forgotten {
  readonly what: string;
  readonly path: string;
  readonly touch: Touch;
  readonly missed: Notice;
}
const forgettable: readonly Forgotten[] = additions.flatMap(({ what, touches }) =>
  Object.entries(touches).flatMap(([path, touch]) => (touch.missed ? { what, path, touch, missed: touch.missed } : [])),
);
const isDeclaration = ({ touch }: Forgotten): boolean => touch.isDeclaration ?? false;
const isUse = (file: Forgotten): boolean => !isDeclaration(file);
const isMissedByTypes = ({ missed }: Forgotten): boolean => missed.by === 'types';

describe.each([
  ['declarations', forgettable.filter(isDeclaration)],
  ['uses', forgettable.filter(isUse)],
])('with the %s forgotten', (_kind, files) => {
  const byTypes = files.filter(isMissedByTypes);
  const byTests = files.filter((file) => !isMissedByTypes(file));
  /** Separate: a file that does not compile may keep a test from starting. */
  const found = { types: '', tests: '' };
  beforeAll(async () => {
    await copy.write(byTypes.map(({ touch }) => touch));
    found.types = await copy.typeFaults();
    await copy.write(byTests.map(({ touch }) => touch));
    found.tests = await copy.testFaults(byTests.map(({ missed }) => missed.by));
  }, ROUND_WITHIN_MS);

  it.each(byTypes)('$path: the types report the missing file for $what', ({ missed }) => {
    expect(found.types).toContain(missed.says);
  });
  it.each(byTests)('$path: $missed.by reports the missing file for $what', ({ missed }) => {
    expect(found.tests).toContain(missed.says);
  });
});
