import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Route } from '../../shared/site/route';
import { routes } from '../../shared/site/routes';

export const AGENT_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
export const SDK_VERSION = '0.3.0';
export const PUBLISHED_VERSION = '0.2.0';

const pagesOfRoutes = Object.values<Route>(routes).flatMap(({ shows }) =>
  typeof shows === 'object' && 'page' in shows ? shows.page : [],
);
const TEMPLATE = '<meta name="kadam-template" content="{{template}}">';
const pages: ReadonlySet<string> = new Set([...pagesOfRoutes, 'sandbox-phone']);

/** What the build leaves behind, as far as the server looks at it. */
export function writeBuiltFiles(folder: string): void {
  const files: Record<string, string> = {
    'web/pages.json': JSON.stringify(
      Object.fromEntries(
        [...pages].map((page) => [
          page,
          { file: `${page}.html`, styleHashes: page === 'agent' ? [AGENT_STYLE_HASH] : [] },
        ]),
      ),
    ),
    ...Object.fromEntries(
      [...pages].map((page) => [`web/${page}.html`, `<!doctype html>${TEMPLATE}<title>${page}</title>`]),
    ),
    'web/agent.html': `<!doctype html><html lang="{{locale}}">${TEMPLATE}<meta name="kadam-merchant-origins" content="{{merchant-origins}}"><title>agent</title></html>`,
    'web/agent-Ab12_-9z.js': `export const text = '${'kadam '.repeat(400)}';`,
    'web/site-scripts.json': JSON.stringify({
      reading: { head: [], end: ['<script type="module" src="/web/site-reading-12345678.js"></script>'] },
    }),
    'sdk/kadam.js': 'globalThis.Kadam = {};',
    'sdk/kadam.mjs': 'export const kadam = {};',
    'sdk/kadam.d.mts': 'export declare const kadam: object;',
    [`sdk/releases/${PUBLISHED_VERSION}/kadam.js`]: 'globalThis.Kadam = "published";',
    [`sdk/releases/${PUBLISHED_VERSION}/manifest.json`]: JSON.stringify({ version: PUBLISHED_VERSION, files: {} }),
    'sdk/built.json': JSON.stringify({ version: SDK_VERSION, files: { 'kadam.js': 'sha384-x' } }),
    'sdk/manifest.json': JSON.stringify({ version: PUBLISHED_VERSION, files: {}, releases: [PUBLISHED_VERSION] }),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
