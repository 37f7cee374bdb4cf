import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Route } from '../../../shared/site/route';
import { routes } from '../../../shared/site/routes';

/** Of an empty style, as no built page has one here. */
export const AGENT_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
export const SDK_VERSION = '0.3.0';
export const PUBLISHED_VERSION = '0.2.0';

const pagesOfRoutes = Object.values<Route>(routes).flatMap(({ shows }) =>
  typeof shows === 'object' && 'page' in shows ? shows.page : [],
);
const pages: ReadonlySet<string> = new Set([...pagesOfRoutes, 'sandbox-phone']);

/** The parts of a build that the server reads. */
export function writeBuiltFiles(folder: string): void {
  const files: Record<string, string> = {
    ...Object.fromEntries(
      [...pages].flatMap((page) => [
        [`web/manifest/${page}.json`, JSON.stringify({ page: { file: `${page}-12345678.js`, isEntry: true } })],
        [`web/${page}-12345678.js`, `// ${page}`],
      ]),
    ),
    'web/agent-Ab12_-9z.js': `export const text = '${'kadam '.repeat(400)}';`,
    'web/manifest/site-reading.json': JSON.stringify({ reading: { file: 'site-reading-12345678.js', isEntry: true } }),
    'web/site-reading-12345678.js': '// reading',
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
