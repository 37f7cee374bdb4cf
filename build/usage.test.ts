import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A command that can start nothing: it finds no program. */
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
  it.each(['--help', '-h'])('says by %s what it does and takes, and does nothing', (arg) => {
    const { status, stdout, stderr } = run(command, arg);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.startsWith(begins)).toBe(true);
    expect(stdout).toMatch(/It takes\s+no\s+arguments\./);
  });

  it('names what it does not take, and does nothing', () => {
    const { status, stdout, stderr } = run(command, 'frames/kit');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(`frames/kit is not taken.\n\n${begins}`)).toBe(true);
  });
});
