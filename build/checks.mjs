// Runner of `npm test` and `npm run test:long`: announces and counts each check, and prints the totals in the last
// line.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { countResults, failedFiles } from './test-results.mjs';

/** Folder for the reports of test runs; undefined if no run is active. */
let reports;
let passed = 0;
/** Failures, repeated at the end of the log because readers may see only its end. */
const failures = [];
/** Tests that failed once and passed once. */
const flaky = [];

/** Prints the name of the next check and the time since the start. */
const announce = (name) => process.stdout.write(`\n— ${name} (after ${Math.round(process.uptime())} s)\n`);

function count(name, status) {
  if (status === 0) passed += 1;
  else failures.push(name);
}

export function check(name, command, args) {
  announce(name);
  count(name, spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status);
}

/**
 * Starts checks in the background, one after the other: name, program and arguments. Returns a function that waits for
 * them and prints their output.
 */
export function checksBeside(checks) {
  const ended = runInTurn(checks);
  // The caller handles the rejection where it awaits `ended`.
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

/** More failed files than this are not flaky. */
const FILES_TO_REPEAT = 5;

/**
 * Starts vitest. `more`: further arguments. Resolves with the exit status and the reports; undefined if vitest did not
 * start.
 */
async function runTests(config, env, more) {
  const KADAM_REPORT = join(reports, 'run.json');
  rmSync(KADAM_REPORT, { force: true });
  const args = ['vitest', 'run', '-c', config, '--reporter=default', '--reporter=./build/vitest-report.mjs', ...more];
  const run = spawn('npx', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, KADAM_REPORT } });
  const [status] = await once(run, 'exit');
  return { status, found: existsSync(KADAM_REPORT) ? JSON.parse(readFileSync(KADAM_REPORT, 'utf8')) : [] };
}

/**
 * Runs vitest and counts each test; a run that does not start counts as one failure. `isRepeated`: repeats a few
 * failed files once, alone; tests that pass then are flaky. `tags`: a tag filter of vitest, such as `!long`.
 */
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

/** Awaits work that later checks depend on. Throws if it fails. */
export async function need(work) {
  const result = await work;
  passed += 1;
  return result;
}

/** Runs `work` and prints the totals. An error that it throws counts as one failure. */
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
