import type { RollupOptions } from 'rollup';
import { exampleBundles } from './example-bundles';
import { frameBundles } from './frame-bundles';
import { isDevelopment } from './mode.mjs';
import { serverBundles } from './server-bundles';
import { siteBundles } from './site-bundles';

/** All but the SDK, by part. A developer's frames, servers and site are made by build/in-development.ts. */
const bundles: Readonly<Record<string, readonly RollupOptions[]>> = {
  frames: isDevelopment ? [] : frameBundles,
  examples: exampleBundles,
  servers: isDevelopment ? [] : serverBundles,
  site: isDevelopment ? [] : siteBundles,
};

/** All parts, or those that `--configOnly` names: 'frames,site'. */
export default ({ configOnly }: { configOnly?: string }): readonly RollupOptions[] => {
  const names = configOnly === undefined ? Object.keys(bundles) : configOnly.split(',');
  return names.flatMap((name) => {
    const chosen = bundles[name];
    if (!chosen) throw new Error(`no bundles ${name}: sdk, ${Object.keys(bundles).join(', ')}`);
    return chosen;
  });
};
