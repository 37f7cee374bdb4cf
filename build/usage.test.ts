import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Runs the command with an empty PATH, so that it can start nothing. */
const run = (command: string, arg: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, `${command}.mjs`), arg], {
    encoding: 'utf8',
    env: { PATH: '' },
  });

describe.each([
  ['test', 'npm test: '],
  ['test-long', 'npm run test:long: '],
  ['bench', 'npm run bench: '],
  ['release', 'npm run release: '],
  ['requirements', 'npm run requirements: '],
])('build/%s.mjs', (command, begins) => {
  it.each(['--help', '-h'])('%s prints the usage and starts nothing', (arg) => {
    const { status, stdout, stderr } = run(command, arg);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.startsWith(begins)).toBe(true);
    expect(stdout).toMatch(/It takes\s+no\s+arguments\./);
  });

  it('an unknown argument is named and starts nothing', () => {
    const { status, stdout, stderr } = run(command, 'frames/kit');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(`frames/kit is not taken.\n\n${begins}`)).toBe(true);
  });
});
