// What `npm test` and `npm run test:long` check with: each check is announced and counted, and the last line says how many
// passed and failed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode, root } from './setup.mjs';
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

/** A check that goes on beside what follows; what it says comes when it is asked for. */
export function checkBeside(command, args) {
  const log = join(reports, 'beside.log');
  const out = openSync(log, 'w');
  const ended = once(spawn(command, args, { cwd: root, stdio: ['ignore', out, out] }), 'exit');
  return async (name) => {
    announce(name);
    const [status] = await ended;
    process.stdout.write(readFileSync(log, 'utf8'));
    count(name, status);
  };
}

/** More failed files than chance brings. */
const FILES_TO_REPEAT = 5;

/** A vitest run. Returns how it ended and what it found; nothing where it could not even start. */
function runTests(config, env, files = []) {
  const KADAM_REPORT = join(reports, 'run.json');
  rmSync(KADAM_REPORT, { force: true });
  const args = ['vitest', 'run', '-c', config, '--reporter=default', '--reporter=./build/vitest-report.mjs', ...files];
  const { status } = spawnSync('npx', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, KADAM_REPORT },
  });
  return { status, found: existsSync(KADAM_REPORT) ? JSON.parse(readFileSync(KADAM_REPORT, 'utf8')) : [] };
}

/** A vitest run, counted test by test; one that cannot even start counts as one failure. `isRepeated`: of few failed
 *  files each is tried once more, alone, and what passes then is flaky. */
export function suite(name, config, env, { isRepeated = false } = {}) {
  announce(name);
  const { status, found } = runTests(config, env);
  const files = failedFiles(found);
  const again = [];
  if (isRepeated && files.length <= FILES_TO_REPEAT)
    for (const file of files.filter(Boolean)) {
      announce(`${name}, once more: ${file}`);
      again.push(...runTests(config, env, [file]).found);
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
    requireNode();
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
