import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import preact from '@preact/preset-vite';
import { minify } from 'rollup-plugin-swc3';
import { defineConfig, type InlineConfig, mergeConfig, type Plugin, type Rollup } from 'vite';
import { scriptTokens } from './build/script-tokens-plugin.ts';
import packageJson from './package.json' with { type: 'json' };
import { languages } from './shared/languages.ts';

/** Modules of frames and shared that do something when they are imported: the other ones are left out where unused. */
const hasSideEffects = (id: string): boolean =>
  !/\/(frames|shared)\/.*\.tsx?$/.test(id) ||
  /\/(main\.tsx|bootstrap\.ts|global\.ts|late\/\w+\.ts|shell\/scripts\/[\w-]+\.ts)$/.test(id);

/** 2 % smaller output than Vite's own minifiers, of which terser takes five times as long. */
const minified = minify({ module: true, ecma: 2020, compress: { ecma: 2020, passes: 3 }, format: { comments: false } });

/** V8 compiles a script that begins with this comment while it loads, and not function by function on the first call. */
const compileEagerly: Plugin = {
  name: 'compile-eagerly',
  renderChunk: {
    // After the minifier, which removes comments.
    order: 'post',
    handler: (code, { isEntry, name }) =>
      isEntry || name === 'calls' || name === 'next' ? `//# allFunctionsCalledOnLoad\n${code}` : null,
  },
};

/** The language of a translation: 'hi' of `shared/messages/hi/frames/limits.ts`. */
const languageOf = (id: string): string | undefined =>
  Object.keys(languages).find((locale) => locale !== 'en' && id.includes(`/shared/messages/${locale}/`));

/** A warning about our own code fails the build. Packages misplace annotations, which changes nothing. */
const onLog: Rollup.LogHandlerWithDefault = (level, log, handler) => {
  if (!/node_modules/.test(`${log.id} ${log.message}`)) handler(level === 'warn' ? 'error' : level, log);
};

const common: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  base: '/web/',
  plugins: [preact(), scriptTokens],
  define: { KADAM_VERSION: JSON.stringify(packageJson.version) },
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome100', 'safari15.4', 'firefox100'],
    minify: false,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      onLog,
      treeshake: { propertyReadSideEffects: false, moduleSideEffects: hasSideEffects },
    },
  },
};

/** A page or script of a browser. Each is a build of its own, so that no chunk is shared between pages. */
export const browserEntry = (name: string, file: string): InlineConfig =>
  mergeConfig(common, {
    build: {
      outDir: 'dist/web',
      manifest: `manifest/${name}.json`,
      rollupOptions: {
        input: { [name]: file },
        preserveEntrySignatures: false,
        output: {
          plugins: [minified, compileEagerly],
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: `${name}-[name]-[hash].js`,
          assetFileNames: '[name]-[hash][extname]',
          // One file for each language that the page is translated into.
          manualChunks: languageOf,
          onlyExplicitManualChunks: true,
        },
      },
    },
  } satisfies InlineConfig);

/** A program of Node: a server, or the renderer of pages. Packages stay imports, except jotai, which has to use Preact. */
export const nodeEntry = (outDir: string, input: Readonly<Record<string, string>>): InlineConfig =>
  mergeConfig(common, {
    ssr: { noExternal: ['jotai'] },
    build: {
      ssr: true,
      outDir,
      manifest: 'manifest.json',
      ssrEmitAssets: true,
      sourcemap: true,
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          manualChunks: languageOf,
          onlyExplicitManualChunks: true,
        },
      },
    },
  } satisfies InlineConfig);

/** A page of the example merchant. It imports the SDK as it is built, like a merchant's project. */
export const examplePage = (file: string): InlineConfig =>
  mergeConfig(common, {
    root: 'examples',
    base: '/',
    resolve: {
      alias: [
        { find: /^@kadam\/sdk$/, replacement: resolve('dist/sdk/kadam.mjs') },
        { find: /^@kadam\/sdk\/(\w+)$/, replacement: resolve('dist/sdk/$1.mjs') },
      ],
    },
    build: { outDir: '../dist/examples', rollupOptions: { input: file, output: { plugins: [minified] } } },
  } satisfies InlineConfig);

/** Vite in `npm run dev`: serves the modules below `folder` and passes every other request on to the server at `target`. */
export const devServer = ({ folder, port, host, target }: DevServer): InlineConfig =>
  mergeConfig(common, {
    root: folder,
    base: '/',
    appType: 'custom',
    cacheDir: resolve('node_modules/.vite', basename(folder)),
    resolve: { alias: { '@kadam/sdk': resolve('sdk') } },
    ssr: { noExternal: ['jotai'] },
    optimizeDeps: { entries: ['**/main.tsx', 'frames/shell/scripts/*.ts'] },
    server: {
      port,
      host,
      strictPort: true,
      cors: false,
      fs: { allow: [resolve('.')] },
      watch: { ignored: ['**/dist/**', '**/.data/**'] },
      // A merchant's page gives up on a frame that takes long to load.
      warmup: { clientFiles: ['frames/*/main.tsx'] },
      proxy: {
        '^/': {
          target,
          bypass: ({ url = '/' }) => (isModule(folder, url) ? url : undefined),
          configure: (proxy) =>
            proxy.on('proxyRes', ({ headers }) => {
              const policy = headers['content-security-policy'];
              if (typeof policy === 'string') headers['content-security-policy'] = developmentPolicy(policy);
            }),
        },
      },
    },
  } satisfies InlineConfig);

interface DevServer {
  readonly folder: string;
  readonly port: number;
  readonly host: string;
  readonly target: string;
}

/** Whether Vite answers a request: its own addresses, and files of the sources. */
function isModule(folder: string, url: string): boolean {
  const path = decodeURI(url.split('?')[0] ?? '');
  return (
    /^\/(@|node_modules\/)/.test(path) || (statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false)
  );
}

/** Vite inserts `style` elements, connects by WebSocket and shows errors as HTML. */
const developmentPolicy = (policy: string): string =>
  policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/connect-src /, 'connect-src ws: ')
    .replace(/; (require-trusted-types-for|trusted-types) [^;]*/g, '');

export default defineConfig({});
