// The build of `npm run dev`: whole once, then what a change concerns, as soon as a file is saved.
import { join } from 'node:path';
import { watch as watchByRolldown } from 'rolldown';
import { loadConfig } from 'rolldown/config';
import { watch } from 'rollup';
import { loadRollupConfig, reportFault } from './rollup-config.mjs';
import { writeSdkPackage } from './sdk-package.mjs';
import { root } from './setup.mjs';

/** How long nothing may change before the gallery is built anew. It has every screen of every page, so that it takes as long
 *  as all of them, and the next line would wait for it. */
const GALLERY_AFTER_MS = 3_000;

/** Resolves once the first build is whole, with what ends it; goes on building after every change. A fault of the first build is
 *  thrown, one of a later build is printed, and the last build that was whole stays. `rebuilt` is told the folder of
 *  each bundle for the site and servers that was built again. */
export async function buildAndWatch(rebuilt) {
  process.chdir(root);
  const { sdk, others: pages } = await loadRollupConfig();
  const inDevelopment = await loadConfig(join(root, 'build/in-development.ts'));
  const [frames, ...others] = inDevelopment;
  const gallery = others.pop();
  const watchers = [
    await whole(watch([...sdk, ...pages])),
    // Beside the frames what stands on its own, one after the other in its order: a build keeps one processor busy.
    await whole(watchByRolldown(frames)),
    await whole(watchByRolldown(others), rebuilt),
    await whole(watchByRolldown({ ...gallery, watch: { buildDelay: GALLERY_AFTER_MS } })),
  ];
  await writeSdkPackage();
  return () => Promise.all(watchers.map((watcher) => watcher.close()));
}

/** Resolves with the watcher once its first build is whole. */
async function whole(watcher, rebuilt = () => undefined) {
  let isWhole = false;
  let startedAtMs = 0;
  await new Promise((resolve, reject) => {
    watcher.on('event', (event) => {
      if ('result' in event) event.result?.close();
      switch (event.code) {
        case 'START':
          startedAtMs = performance.now();
          break;
        case 'BUNDLE_END':
          if (isWhole) rebuilt(event.output);
          break;
        case 'END':
          if (isWhole) process.stdout.write(`Built in ${Math.round(performance.now() - startedAtMs)} ms.\n`);
          isWhole = true;
          resolve();
          break;
        case 'ERROR':
          reportFault(event.error);
          if (!isWhole) reject(new Error('Kadam could not be built.'));
          break;
      }
    });
  });
  return watcher;
}
