// The build of `npm run dev`: whole once, then what a change concerns, as soon as a file is saved.
import { join } from 'node:path';
import { watch } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { root } from './setup.mjs';

const RED = '\u001b[31m';
const PLAIN = '\u001b[0m';

function report({ message, loc, frame }) {
  const place = loc ? `${loc.file}:${loc.line}:${loc.column}` : '';
  process.stderr.write(`${[`${RED}${message}${PLAIN}`, place, frame].filter(Boolean).join('\n')}\n`);
}

/** Resolves once the first build is whole, with what ends it; goes on building after every change. A fault of the first
 *  build is thrown, one of a later build is printed, and the last build that was whole stays. */
export async function buildAndWatch() {
  process.chdir(root);
  const { options, warnings } = await loadConfigFile(join(root, 'rollup.config.ts'), {
    configPlugin: 'typescript={tsconfig:"tsconfig.node.json"}',
  });
  warnings.flush();
  const watcher = watch(options);
  let isWhole = false;
  let startedAtMs = 0;
  await new Promise((resolve, reject) => {
    watcher.on('event', (event) => {
      if ('result' in event) event.result?.close();
      switch (event.code) {
        case 'START':
          startedAtMs = performance.now();
          break;
        case 'END':
          if (isWhole) process.stdout.write(`Built in ${Math.round(performance.now() - startedAtMs)} ms.\n`);
          isWhole = true;
          resolve();
          break;
        case 'ERROR':
          report(event.error);
          if (!isWhole) reject(new Error('Kadam could not be built.'));
          break;
      }
    });
  });
  return () => watcher.close();
}
