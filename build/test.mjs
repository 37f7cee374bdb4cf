// `npm test`: everything that must hold, from nothing. What takes longer is checked by `npm run test:long`.
import { check, checkBeside, need, runChecks, suite } from './checks.mjs';
import { buildIfStale, installPackages } from './setup.mjs';
import { findTools } from './tools.mjs';

await runChecks(async () => {
  await installPackages();
  // The build keeps one core busy and the types another, while what is missing is fetched.
  const typesHold = checkBeside('npm', ['run', '--silent', 'types']);
  const [env] = await need(Promise.all([findTools(), buildIfStale()]));
  await typesHold('Types');
  check('Lint and format', 'npx', ['biome', 'check', '--error-on-warnings', '.']);
  check('Import direction', process.execPath, ['build/check-imports.mjs']);
  check('Sizes', process.execPath, ['test/size/check.mjs']);
  suite('Unit', 'vitest.config.ts', env);
  suite('Integration', 'vitest.integration.config.ts', env, { isRepeated: true });
  suite('Browser', 'vitest.browser.config.ts', env, { isRepeated: true });
});
