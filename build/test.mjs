// `npm test`: the gate, from an empty clone. `npm run test:long` checks the tests that take longer.
import './require-node.mjs';
import { check, checksBeside, need, runChecks, suite } from './checks.mjs';
import { buildIfStale, installPackages } from './setup.mjs';
import { findTools } from './tools.mjs';
import { takesNothing } from './usage.mjs';

takesNothing(`npm test: everything that must hold, from nothing. It takes no arguments.

Installs packages and tools that are missing, builds what is stale, and checks types, lint (spelling in the finished folders), sizes,
then runs the unit, integration and browser tests. Of few failed files of the last two each is tried once more. Ends with 1
where anything failed; the last line counts what passed and failed.

A part of it by itself:
  npm run types
  npm run lint
  node test/size/check.mjs                                          (after npm run build)
  npx vitest run <path>                                             unit
  npx vitest run -c vitest.integration.config.ts <path>
  npx vitest run -c vitest.browser.config.ts <path>                 (after npm run build)

Programs are looked for, unless the environment names them: KADAM_CHROMIUM, KADAM_HEADLESS_SHELL, KADAM_POSTGRES (the folder
of initdb), KADAM_PYTHON.`);

await runChecks(async () => {
  await installPackages();
  // Programs are fetched in parallel with checks that do not need them.
  const tools = findTools();
  // The rejection is handled where `tools` is awaited.
  tools.catch(() => undefined);
  // One core builds; the other runs checks that need no build.
  const checksHold = checksBeside([
    ['Types', 'npm', ['run', '--silent', 'types']],
    ['Lint and format', 'npm', ['run', '--silent', 'lint:code']],
    ['Styles', 'npm', ['run', '--silent', 'lint:styles']],
    ['Import direction', 'npm', ['run', '--silent', 'lint:imports']],
    ['Unused files, exports and packages', 'npm', ['run', '--silent', 'lint:unused']],
    ['Commits', 'npm', ['run', '--silent', 'lint:commits']],
    ['Words', 'npm', ['run', '--silent', 'lint:words:plain']],
  ]);
  await need(buildIfStale());
  check('Sizes', process.execPath, ['test/size/check.mjs']);
  await suite('Unit', 'vitest.config.ts', {});
  // They may take longer than the build: the unit tests use the other core until they end.
  await checksHold();
  const env = await need(tools);
  await suite('Integration', 'vitest.integration.config.ts', env, { isRepeated: true, tags: '!long' });
  await suite('Browser', 'vitest.browser.config.ts', env, { isRepeated: true, tags: '!long' });
});
