import { join } from 'node:path';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { root } from './setup.mjs';

const RED = '\u001b[31m';
const PLAIN = '\u001b[0m';

/** Says what keeps a build from being whole, and where. */
export function reportFault({ message, loc, frame }) {
  const place = loc ? `${loc.file}:${loc.line}:${loc.column}` : '';
  process.stderr.write(`${[`${RED}${message}${PLAIN}`, place, frame].filter(Boolean).join('\n')}\n`);
}

/** Types are checked by `npm run types`; here they are only taken off. */
const configPlugin = 'typescript={tsconfig:"tsconfig.node.json"}';

/** Bundles of all parts, or of those that are named ('sdk,frames'): of the SDK, which the examples contain, and of the others. */
export async function loadRollupConfig(configOnly) {
  const names = configOnly?.split(',');
  const others = names?.filter((name) => name !== 'sdk');
  const isSdkWanted = names === undefined || names.includes('sdk');
  const areOthersWanted = others === undefined || others.length > 0;
  return {
    sdk: isSdkWanted ? await load('rollup.config.ts') : [],
    others: areOthersWanted ? await load('build/pages.config.ts', others && { configOnly: others.join(',') }) : [],
  };
}

/** Rollup compiles a configuration into a file beside it, named for the time: processes load it one after the other. */
async function load(file, options) {
  const config = await loadConfigFile(join(root, file), { configPlugin, ...options });
  config.warnings.flush();
  return config.options;
}
