// What `npm test` and `npm run test:long` check with: each check is announced and counted, and the last line says how many
// passed and failed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { requireNode, root } from './setup.mjs';

const reports = mkdtempSync(join(tmpdir(), 'kadam-test-'));
let passed = 0;
/** What failed, for the end of a log of which somebody may have the end alone. */
const failures = [];

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

/** A vitest run, counted test by test; a run that cannot even start counts as one failure. */
export function suite(name, config, env) {
  announce(name);
  const outputFile = join(reports, `${config}.json`);
  const args = [
    'vitest',
    'run',
    '-c',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
  ];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  let report = { numPassedTests: 0, testResults: [] };
  try {
    report = JSON.parse(readFileSync(outputFile, 'utf8'));
  } catch (error) {
    process.stderr.write(`no report of ${name}: ${error.message}\n`);
  }
  passed += report.numPassedTests;
  const broken = report.testResults.flatMap(brokenIn);
  for (const test of broken) failures.push(`${name}: ${test}`);
  if (broken.length === 0 && (status !== 0 || report.numPassedTests === 0)) failures.push(`${name}, as a whole`);
}

/** The failed tests of one file, and those that never ran because a hook before them threw; the file itself where it
 *  failed otherwise. */
function brokenIn({ name: file, status, assertionResults }) {
  if (status !== 'failed') return [];
  const path = relative(root, file);
  const tests = (wanted, how = '') =>
    assertionResults.filter((test) => test.status === wanted).map((test) => `${path} > ${test.fullName}${how}`);
  const broken = [...tests('failed'), ...tests('skipped', ' (never ran)')];
  return broken.length > 0 ? broken : [path];
}

/** Something that throws where it fails, and of which nothing else can be checked then. */
export async function need(work) {
  const result = await work;
  passed += 1;
  return result;
}

/** Does `work`, which checks as it goes, and prints the totals. What it throws counts as one failure. */
export async function runChecks(work) {
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
  for (const name of failures) process.stdout.write(`✗ ${name}\n`);
  process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
