// What `npm test` and `npm run test:long` check with: each check is announced and counted, and the last line says how many
// passed and failed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { countResults, failedFiles } from './test-results.mjs';

/** A folder for what runs report, while there are any. */
let reports;
let passed = 0;
/** What failed, for the end of a log of which somebody may have the end alone. */
const failures = [];
/** What failed and then passed, or the other way round. */
const flaky = [];

/** Says what comes now, and how far into the run. */
const announce = (name) => process.stdout.write(`\n— ${name} (after ${Math.round(process.uptime())} s)\n`);

function count(name, status) {
  if (status === 0) passed += 1;
  else failures.push(name);
}

/** A check that passes or fails as a whole. */
export function check(name, command, args) {
  announce(name);
  count(name, spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status);
}

/** Checks that go on beside what follows, each once the one before has ended: a name, a program and its arguments. What they
 *  say comes when they are asked for. */
export function checksBeside(checks) {
  const ended = runInTurn(checks);
  // Told where it is waited for.
  ended.catch(() => undefined);
  return async () => {
    for (const { name, log, status } of await ended) {
      announce(name);
      process.stdout.write(readFileSync(log, 'utf8'));
      count(name, status);
    }
  };
}

async function runInTurn(checks) {
  const results = [];
  for (const [name, command, args] of checks) {
    const log = join(reports, `beside-${results.length}.log`);
    const out = openSync(log, 'w');
    const [status] = await once(spawn(command, args, { cwd: root, stdio: ['ignore', out, out] }), 'exit');
    closeSync(out);
    results.push({ name, log, status });
  }
  return results;
}

/** More failed files than chance brings. */
const FILES_TO_REPEAT = 5;

/** A vitest run. `more`: further arguments of its command line. Resolves with how it ended and what it found; nothing where it
 *  could not even start. */
async function runTests(config, env, more) {
  const KADAM_REPORT = join(reports, 'run.json');
  rmSync(KADAM_REPORT, { force: true });
  const args = ['vitest', 'run', '-c', config, '--reporter=default', '--reporter=./build/vitest-report.mjs', ...more];
  const run = spawn('npx', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, KADAM_REPORT } });
  const [status] = await once(run, 'exit');
  return { status, found: existsSync(KADAM_REPORT) ? JSON.parse(readFileSync(KADAM_REPORT, 'utf8')) : [] };
}

/** A vitest run, counted test by test; one that cannot even start counts as one failure. `isRepeated`: of few failed
 *  files each is tried once more, alone, and what passes then is flaky. `tags`: a filter of vitest's, such as `!long`. */
export async function suite(name, config, env, { isRepeated = false, tags } = {}) {
  const filter = tags === undefined ? [] : [`--tags-filter=${tags}`];
  announce(name);
  const { status, found } = await runTests(config, env, filter);
  const files = failedFiles(found);
  const again = [];
  if (isRepeated && files.length <= FILES_TO_REPEAT)
    for (const file of files.filter(Boolean)) {
      announce(`${name}, once more: ${file}`);
      again.push(...(await runTests(config, env, [...filter, file])).found);
    }
  const results = countResults(found, again);
  passed += results.passed;
  flaky.push(...results.flaky);
  for (const test of results.failed) failures.push(`${name}: ${test}`);
  const isUnexplained = status !== 0 && files.length === 0;
  if (isUnexplained || results.passed === 0) failures.push(`${name}, as a whole`);
}

/** Something that throws where it fails, and of which nothing else can be checked then. */
export async function need(work) {
  const result = await work;
  passed += 1;
  return result;
}

/** Does `work`, which checks as it goes, and prints the totals. What it throws counts as one failure. */
export async function runChecks(work) {
  reports = mkdtempSync(join(tmpdir(), 'kadam-test-'));
  try {
    await work();
  } catch (error) {
    failures.push(error.message);
    process.stderr.write(`${error.stack}\n`);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  announce('Done');
  for (const test of flaky) process.stdout.write(`flaky: ${test}\n`);
  for (const name of failures) process.stdout.write(`✗ ${name}\n`);
  process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
