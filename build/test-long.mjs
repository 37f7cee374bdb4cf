// `npm run test:long`: what holds only after minutes (faults under load, kills at any moment), from nothing.
import { need, runChecks, suite } from './checks.mjs';
import { buildIfStale, installPackages } from './setup.mjs';
import { findTools } from './tools.mjs';

await runChecks(async () => {
  await installPackages();
  const [env] = await need(Promise.all([findTools('long'), buildIfStale()]));
  suite('Long', 'vitest.long.config.ts', env, { isRepeated: true });
});
