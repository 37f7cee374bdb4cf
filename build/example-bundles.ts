import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import { browser, built, minify, preactForReact, production, transpile } from './bundle-defaults';
import { css } from './css-plugin';
import { docs } from './docs-plugin';
import { fonts } from './fonts-plugin';
import { liveReload } from './live-reload-plugin';
import { isDevelopment } from './mode.mjs';
import { pages } from './pages-plugin';

/** Pages of the example merchant: its entry, and the template it stands in. `plainPage` loads nothing of the SDK. */
const sdkPage = 'examples/look/page.html';
const plainPage = 'examples/look/plain-page.html';
const examples = {
  hub: { entry: 'examples/hub/main.tsx', template: sdkPage },
  pos: { entry: 'examples/pos/main.tsx', template: sdkPage },
  product: { entry: 'examples/product/main.tsx', template: sdkPage },
  checkout: { entry: 'examples/checkout/main.tsx', template: sdkPage },
  'react-shop': { entry: 'examples/react-shop/main.tsx', template: plainPage },
  redirect: { entry: 'examples/redirect/main.tsx', template: plainPage },
  return: { entry: 'examples/redirect/return-main.tsx', template: plainPage },
  docs: { entry: 'examples/docs/main.ts', template: 'examples/docs/page.html' },
  api: { entry: 'examples/api/main.tsx', template: plainPage },
};

/** The SDK as a merchant's project has it: a copy of what was built above, by its name. */
const builtSdk = () =>
  alias({
    entries: [
      { find: /^@kadam\/sdk\/(\w+)$/, replacement: built('sdk/$1.mjs') },
      { find: /^@kadam\/sdk$/, replacement: built('sdk/kadam.mjs') },
    ],
  });

const pagesOfExamples = (): RollupOptions => {
  const styles = css();
  const inter = fonts('/');
  const forEachExample = (file: 'entry' | 'template') =>
    Object.fromEntries(Object.entries(examples).map(([name, page]) => [name, page[file]]));
  return {
    ...browser,
    input: forEachExample('entry'),
    output: {
      dir: built('examples'),
      format: 'es',
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
      plugins: [minify()],
    },
    plugins: [
      inter,
      styles,
      builtSdk(),
      preactForReact(),
      production(),
      transpile(),
      nodeResolve({ browser: true }),
      pages({
        css: styles,
        fonts: inter,
        base: '/',
        styles: 'link',
        templates: forEachExample('template'),
      }),
      docs(),
      isDevelopment && liveReload([built('sdk/kadam.js'), built('sdk/elements.js')]),
    ],
  };
};

/** The example merchant's pages, the demo hub, and the documents to read. */
export const exampleBundles: RollupOptions[] = [pagesOfExamples()];
