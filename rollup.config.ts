import type { RollupOptions } from 'rollup';
import { exampleBundles } from './build/example-bundles';
import { frameBundles, galleryBundles } from './build/frame-bundles';
import { sdkBundles } from './build/sdk-bundles';
import { serverBundles } from './build/server-bundles';

// The examples have the SDK as it was built before them.
const bundles: Readonly<Record<string, readonly RollupOptions[]>> = {
  sdk: sdkBundles,
  frames: frameBundles,
  gallery: galleryBundles,
  examples: exampleBundles,
  servers: serverBundles,
};

/** All of them, or those that `--configOnly` names. */
export default ({ configOnly }: { configOnly?: string }): readonly RollupOptions[] => {
  const chosen = configOnly === undefined ? Object.values(bundles).flat() : bundles[configOnly];
  if (!chosen) throw new Error(`no bundles ${configOnly}: ${Object.keys(bundles).join(', ')}`);
  return chosen;
};
