import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { SitePageId } from '../../shared/site/page-id';
import type { Renderer } from '../../shared/site/renderer';
import { type BuiltFile, madeText } from './built-files';
import frameTemplate from './frame-page.html?raw';

/** A frame's page with its placeholders, and the hashes for its policy. */
export interface FramePage {
  readonly file: BuiltFile;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

export interface ScriptTags {
  readonly head: readonly string[];
  readonly end: readonly string[];
}

export interface SiteAssets {
  readonly renderer: Renderer;
  styleOf(page: SitePageId): string;
  tagsOf(page: SitePageId): readonly string[];
  /** Tags of the script `frames/shell/scripts/<name>.ts`; null if there is none. `isNeeded`: the page is empty without it. */
  scriptTags(name: string, isNeeded: boolean): Promise<ScriptTags | null>;
}

/** The build's contributions to HTML pages. */
export interface PageAssets {
  frame(name: string): Promise<FramePage | null>;
  /** Null if the site is not built. */
  site(): Promise<SiteAssets | null>;
}

export const nothingBuilt: PageAssets = { frame: async () => null, site: async () => null };

/** Vite's manifest. Source: https://vite.dev/guide/backend-integration */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    isEntry: z.optional(z.boolean()),
    imports: z._default(z.array(z.string()), []),
    dynamicImports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
    assets: z._default(z.array(z.string()), []),
  }),
);
type Manifest = z.infer<typeof Manifest>;
type Chunk = Manifest[string];

const BASE = '/web/';
/** The Inter files for all pages with text. */
const preloadedFont = /^inter-(latin|rupee)-/;

/** Assets of a build in `folder`, read on first use, then cached. */
export function builtPageAssets(folder: string): PageAssets {
  const frames = new Map<string, Promise<FramePage | null>>();
  let site: Promise<SiteAssets | null> | undefined;
  return {
    frame: (name) => known(frames, name, () => buildFramePage(folder, name)),
    site: () => (site ??= loadSite(folder)),
  };
}

async function buildFramePage(folder: string, name: string): Promise<FramePage | null> {
  const manifest = await readManifest(join(folder, 'web/manifest', `${name}.json`));
  if (!manifest) return null;
  const web = join(folder, 'web');
  const entry = entryOf(manifest);
  const bootstrap = await readBootstrap(folder, name);
  const renderer = await loadRenderer(folder);
  const prerendered = (await renderer?.prerender(name)) ?? [];
  const style = await stylesOf(manifest, [entry], web);
  const chunks = withImports(manifest, [entry, ...Object.values(manifest).filter((chunk) => chunk.name === 'calls')]);
  const tags = await Promise.all(
    chunks.map(async (chunk) => {
      if (chunk !== entry) return preloadTag(web, chunk);
      // The bootstrap runs the entry once the prerendered screen is seen.
      return prerendered.length > 0 ? preloadTag(web, chunk, ' id="app"') : moduleTag(web, chunk);
    }),
  );
  const head = [
    ...(bootstrap === null ? [] : [`<script type="module">${bootstrap}</script>`]),
    ...tags,
    ...entry.css.map(inlinedStyleTag),
    ...fontTags(manifest),
  ].join('\n    ');
  const html = frameTemplate
    .replace('<!-- style -->', () => `<style>${style}</style>`)
    .replace('<!-- scripts -->', () => head)
    .replace(/ *<!-- prerendered -->\n/, () => prerendered.map((each) => `    ${each}\n`).join(''));
  return {
    file: madeText('text/html; charset=utf-8', Buffer.from(html)),
    styleHashes: [hashOf('sha256', style)],
    scriptHashes: bootstrap === null ? [] : [hashOf('sha256', bootstrap)],
  };
}

/** Null for a frame without one. */
async function readBootstrap(folder: string, name: string): Promise<string | null> {
  const manifest = await readManifest(join(folder, 'web/manifest', `${name}-bootstrap.json`));
  return manifest && (await readFile(join(folder, 'web', entryOf(manifest).file), 'utf8')).trim();
}

async function loadRenderer(folder: string): Promise<Renderer | null> {
  if (!(await readManifest(join(folder, 'renderer/manifest.json')))) return null;
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'renderer/renderer.js')).href)) as {
    default: Renderer;
  };
  return module.default;
}

async function loadSite(folder: string): Promise<SiteAssets | null> {
  const manifest = await readManifest(join(folder, 'renderer/manifest.json'));
  const renderer = await loadRenderer(folder);
  if (!manifest || !renderer) return null;
  const entry = entryOf(manifest);
  const styles = new Map<string, string>();
  for (const page of Object.keys(renderer.pages)) {
    const [own] = chunksAt(manifest, [`frames/shell/pages/${page}.tsx`]);
    if (!own) throw new Error(`the build has no page ${page}`);
    styles.set(page, await stylesOf(manifest, [entry, own], join(folder, 'renderer')));
  }
  const fonts = fontTags(manifest);
  const tags = new Map<string, Promise<ScriptTags | null>>();
  return {
    renderer,
    styleOf: (page) => styles.get(page) ?? '',
    tagsOf: () => fonts,
    scriptTags: (name, isNeeded) => known(tags, `${name} ${isNeeded}`, () => scriptTags(folder, name, isNeeded)),
  };
}

async function scriptTags(folder: string, name: string, isNeeded: boolean): Promise<ScriptTags | null> {
  const manifest = await readManifest(join(folder, 'web/manifest', `site-${name}.json`));
  if (!manifest) return null;
  const web = join(folder, 'web');
  const entry = entryOf(manifest);
  const loaded = isNeeded ? chunksAt(manifest, entry.dynamicImports) : [];
  const chunks = withImports(manifest, [entry, ...loaded]);
  const tags = await Promise.all(
    chunks.map((chunk) => (chunk === entry ? moduleTag(web, chunk) : preloadTag(web, chunk))),
  );
  const inlined = entry.css.map(inlinedStyleTag);
  if (isNeeded) {
    const styles = withImports(manifest, loaded).flatMap((chunk) => (chunk === entry ? [] : chunk.css));
    return { head: [...tags, ...inlined, ...styles.map(stylePreloadTag)], end: [] };
  }
  // Requested last: neither the parser nor the first paint waits for it.
  const late = tags.map((tag) => tag.replace(/^<\w+ /, (start) => `${start}async fetchpriority="low" `));
  return { head: [], end: [...late, ...inlined] };
}

async function readManifest(file: string): Promise<Manifest | null> {
  try {
    return Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function entryOf(manifest: Manifest): Chunk {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the manifest names no entry');
  return entry;
}

const chunksAt = (manifest: Manifest, keys: readonly string[]): Chunk[] => keys.flatMap((key) => manifest[key] ?? []);

/** The chunks and their static imports, in order of discovery. */
function withImports(manifest: Manifest, chunks: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    chunksAt(manifest, chunk.imports).forEach(visit);
  };
  chunks.forEach(visit);
  return [...found];
}

/** Styles of the chunks and of their static imports. Imports come first: a component overrides the styles of its parts. */
async function stylesOf(manifest: Manifest, chunks: readonly Chunk[], folder: string): Promise<string> {
  const files = new Set<string>();
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    chunksAt(manifest, chunk.imports).forEach(visit);
    for (const file of chunk.css) files.add(file);
  };
  chunks.forEach(visit);
  const texts = await Promise.all([...files].map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map((text) => text.trim()).join('');
}

function fontTags(manifest: Manifest): string[] {
  const fonts = new Set(Object.values(manifest).flatMap(({ assets }) => assets));
  return [...fonts]
    .filter((file) => preloadedFont.test(file))
    .sort()
    .map(
      (file) =>
        `<link rel="preload" href="${BASE}${file}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
    );
}

const moduleTag = async (folder: string, { file }: Chunk): Promise<string> =>
  `<script type="module" src="${BASE}${file}" integrity="${await integrityOf(folder, file)}"></script>`;

const preloadTag = async (folder: string, { file }: Chunk, attributes = ''): Promise<string> =>
  `<link${attributes} rel="modulepreload" href="${BASE}${file}" integrity="${await integrityOf(folder, file)}">`;

const stylePreloadTag = (file: string): string => `<link rel="preload" href="${BASE}${file}" as="style" crossorigin>`;

/** A page contains the style of its entry. The disabled link keeps Vite's loader from loading the file for a late chunk,
 *  behind the late styles that override it. */
const inlinedStyleTag = (file: string): string => `<link rel="stylesheet" href="${BASE}${file}" disabled>`;

const integrityOf = async (folder: string, file: string): Promise<string> =>
  hashOf('sha384', await readFile(join(folder, file)));

const hashOf = (algorithm: 'sha256' | 'sha384', content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

function known<Value>(values: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}
