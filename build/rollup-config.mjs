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

/** What `rollup.config.ts` says of all parts, or of those that are named ('frames,site'). Rollup writes it beside the sources
 *  for a moment, under the time of that moment: processes load it one after the other. */
export async function loadRollupConfig(configOnly) {
  const { options, warnings } = await loadConfigFile(join(root, 'rollup.config.ts'), {
    configPlugin,
    ...(configOnly === undefined ? {} : { configOnly }),
  });
  warnings.flush();
  return options;
}
