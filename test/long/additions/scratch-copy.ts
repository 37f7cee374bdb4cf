import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clone } from '../support/clone';
import { type Addition, type Touch, withAdded } from './addition';
import { ownText } from './all';

/** A copy of the sources for additions. */
export class ScratchCopy {
  private constructor(
    readonly folder: string,
    readonly additions: readonly Addition[],
  ) {}

  static async of(additions: readonly Addition[]): Promise<ScratchCopy> {
    const folder = await clone(join(await mkdtemp(join(tmpdir(), 'kadam-additions-')), 'copy'));
    return new ScratchCopy(folder, additions);
  }

  /** Adds everything except the left-out files. */
  async write(leftOut: readonly Touch[] = []): Promise<void> {
    for (const [path, text] of withAdded(this.additions, ownText, leftOut)) {
      const file = join(this.folder, path);
      if (text === '') await rm(file, { force: true });
      else {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    }
  }

  /** Compiler errors; '' for none. */
  async typeFaults(): Promise<string> {
    const keeps = ['--incremental', '--tsBuildInfoFile', '../types.tsbuildinfo'];
    return this.#run('typescript-native/bin/tsc', ['--noEmit', ...keeps]);
  }

  /** Failures of these unit test files, or of all files if none is named; '' for none. */
  async testFaults(files: readonly string[]): Promise<string> {
    // Everything is already added here.
    const excluded = ['--exclude', 'test/docs/where-to-add.test.ts'];
    return this.#run('vitest/vitest.mjs', ['run', '--reporter=dot', '--silent=true', ...excluded, ...files]);
  }

  async #run(program: string, args: readonly string[]): Promise<string> {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, [join('node_modules', program), ...args], {
      cwd: this.folder,
      env: { PATH, HOME, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    const [status] = await once(child, 'exit');
    return status === 0 ? '' : said;
  }

  remove(): Promise<void> {
    return rm(dirname(this.folder), { recursive: true, force: true });
  }
}
