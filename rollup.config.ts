import type { RollupOptions } from 'rollup';
import { exampleBundles } from './build/example-bundles';
import { frameBundles } from './build/frame-bundles';
import { isDevelopment } from './build/mode.mjs';
import { sdkBundles } from './build/sdk-bundles';
import { serverBundles } from './build/server-bundles';
import { siteBundles } from './build/site-bundles';

// The examples have the SDK as it was built before them.
const bundles: Readonly<Record<string, readonly RollupOptions[]>> = {
  sdk: sdkBundles,
  // A developer's frames, servers and site are made by build/in-development.ts.
  frames: isDevelopment ? [] : frameBundles,
  examples: exampleBundles,
  servers: isDevelopment ? [] : serverBundles,
  site: isDevelopment ? [] : siteBundles,
};

/** All of them, or those that `--configOnly` names: 'frames,site'. */
export default ({ configOnly }: { configOnly?: string }): readonly RollupOptions[] => {
  const names = configOnly === undefined ? Object.keys(bundles) : configOnly.split(',');
  return names.flatMap((name) => {
    const chosen = bundles[name];
    if (!chosen) throw new Error(`no bundles ${name}: ${Object.keys(bundles).join(', ')}`);
    return chosen;
  });
};
