import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let program: string;
let child: ChildProcess;
let said: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-anew-'));
  program = join(folder, 'program.mjs');
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A program as a build has it, that says what is asked of it. */
const build = (name: string, before = ''): void =>
  writeFileSync(
    program,
    `${before}
const say = (text) => process.stdout.write(text + '\\n');
export const explain = () => null;
export const keep = () => { say('${name} keeps'); return { by: '${name}', close: async () => say('closed') }; };
export const serve = async (kept) => { say('${name} serves what ' + kept.by + ' keeps'); return async () => say('${name} stops'); };
`,
  );
const fails = (message: string): string => `throw new Error('${message}');`;

function start(): void {
  said = '';
  child = spawn(process.execPath, [join(import.meta.dirname, 'serve-anew.mjs'), program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
}

/** Resolves once the program has said it. */
async function says(text: string): Promise<void> {
  while (!said.includes(text)) {
    const streams = [child.stdout, child.stderr].flatMap((stream) => stream ?? []);
    await Promise.race(streams.map((stream) => once(stream, 'data')));
  }
}

it('what was built anew takes the place of what is served, in the same process, and has what the first one keeps', async () => {
  build('one');
  start();
  await says('one serves');
  build('two');
  child.send('built');
  await says('two serves');
  expect(said.trim().split('\n')).toEqual([
    'one keeps',
    'one serves what one keeps',
    'one stops',
    'two serves what one keeps',
  ]);
});

it('a build that cannot be loaded leaves the last one at work, and the next one takes its place', async () => {
  build('one');
  start();
  await says('one serves');
  build('two', fails('broken'));
  child.send('built');
  await says('broken');
  expect(said).not.toContain('one stops');
  build('three');
  child.send('built');
  await says('three serves what one keeps');
});

it('one that is told to end stops serving, and then closes what it keeps', async () => {
  build('one');
  start();
  await says('one serves');
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(said.trim().split('\n').slice(2)).toEqual(['one stops', 'closed']);
});

it('a fault that somebody can mend is told in one sentence', async () => {
  writeFileSync(
    program,
    `export const explain = () => 'In one sentence.'; export const keep = () => { ${fails('known')} };`,
  );
  start();
  await says('In one sentence.');
  expect(said).toBe('In one sentence.\n');
});
