// `npm run test:long`: tests that take minutes (faults under load, kills at any moment).
import './require-node.mjs';
import { delimiter, dirname } from 'node:path';
import { need, runChecks, suite } from './checks.mjs';
import { installNode } from './install-node.mjs';
import { buildIfStale, installPackages } from './setup.mjs';
import { findTools } from './tools.mjs';
import { takesNothing } from './usage.mjs';

const OLDEST_NODE = '22.18.0';

takesNothing(`npm run test:long: what holds only after minutes, from nothing; up to 25 of them. It takes no
arguments.

Installs packages and tools that are missing and builds what is stale. Then, on Node ${OLDEST_NODE}: the variations of
npm test, and test/long, which runs all unit tests too (additions). One file of test/long by itself, after npm run build:
  npx vitest run -c vitest.long.config.ts <path>

KADAM_SEED decides when processes are killed. Programs are looked for, unless the environment names them: those of npm test,
and KADAM_FIREFOX, KADAM_WEBKIT_DRIVER, KADAM_SCREEN.`);

await runChecks(async () => {
  await installPackages();
  const [tools, node] = await need(Promise.all([findTools('long'), installNode(OLDEST_NODE), buildIfStale()]));
  const env = { ...tools, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const variations = { isRepeated: true, tags: 'long' };
  await suite('Variations of integration tests', 'vitest.integration.config.ts', env, variations);
  await suite('Variations of browser tests', 'vitest.browser.config.ts', env, variations);
  await suite('Long', 'vitest.long.config.ts', env, { isRepeated: true });
});
