import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { transform } from 'lightningcss';
import type { NormalizedOutputOptions, OutputBundle, OutputChunk, Plugin, RenderedChunk } from 'rollup';

type ChunkGraph = Record<string, RenderedChunk | OutputChunk>;

const targets = { chrome: 100 << 16, safari: (15 << 16) | (4 << 8), firefox: 100 << 16 };

/** File names of `entry`'s chunks: those loaded with it, and all it can ever load. */
function reach(chunks: ChunkGraph, entry: string): { first: Set<string>; all: Set<string> } {
  const walk = (
    names: readonly string[],
    into: Set<string>,
    follow: (chunk: RenderedChunk) => string[],
  ): Set<string> => {
    for (const name of names) {
      const chunk = chunks[name];
      if (!chunk || into.has(name)) continue;
      into.add(name);
      walk(follow(chunk as RenderedChunk), into, follow);
    }
    return into;
  };
  return {
    first: walk([entry], new Set(), (chunk) => chunk.imports),
    all: walk([entry], new Set(), (chunk) => [...chunk.imports, ...chunk.dynamicImports]),
  };
}

/** Chunks that some page loads late: their styles travel inside them. */
function lateChunks(chunks: ChunkGraph): Set<string> {
  const late = new Set<string>();
  for (const [name, chunk] of Object.entries(chunks)) {
    if (!chunk.isEntry) continue;
    const { first, all } = reach(chunks, name);
    for (const reached of all) if (!first.has(reached)) late.add(reached);
  }
  return late;
}

/** A plain stylesheet stays in its chunk although nothing is imported from it. A module's goes with the component that
 *  names its classes: a page that takes one part of a feature does not load the styles of all. */
const moduleOf = (id: string, code: string): { code: string; moduleSideEffects: false | 'no-treeshake' } => ({
  code,
  moduleSideEffects: id.endsWith('.module.css') ? false : 'no-treeshake',
});

/**
 * Stylesheets: `x.module.css` becomes a map of class names, plain `x.css` is global. The styles of a page's first
 * chunks are collected by {@link CssPlugin.stylesOf} for the page's HTML; a late chunk adopts its own as a
 * constructable stylesheet, which no Content-Security-Policy has to allow.
 */
export interface CssPlugin extends Plugin {
  stylesOf(bundle: OutputBundle, ...entries: readonly string[]): string;
}

export function css(): CssPlugin {
  const styles = new Map<string, string>();
  /** What a stylesheet was read as last, and what it was made into. */
  const made = new Map<string, { readonly source: string; readonly code: string }>();
  let late: Set<string> | undefined;

  const stylesIn = (chunk: RenderedChunk | OutputChunk): string =>
    // Not the keys of `modules`: Rolldown brings the code of each module along with those.
    chunk.moduleIds.map((id) => styles.get(id) ?? '').join('');

  return {
    name: 'kadam-css',
    load: {
      filter: { id: /\.css$/ },
      handler(id) {
        this.addWatchFile(id);
        const source = readFileSync(id, 'utf8');
        const known = made.get(id);
        if (known?.source === source) return moduleOf(id, known.code);
        const { code, exports } = transform({
          filename: relative(process.cwd(), id),
          code: Buffer.from(source),
          minify: true,
          targets,
          cssModules: id.endsWith('.module.css') ? { pattern: '[hash]_[local]' } : false,
        });
        styles.set(id, code.toString());
        // They come in another order each time, and the same sources have to make the same files.
        const names = Object.fromEntries(
          Object.entries(exports || {})
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([local, { name, composes }]) => [local, [name, ...composes.map((other) => other.name)].join(' ')]),
        );
        const map = `export default ${JSON.stringify(names)};`;
        made.set(id, { source, code: map });
        return moduleOf(id, map);
      },
    },
    renderStart() {
      late = undefined;
    },
    renderChunk(code, chunk, _options: NormalizedOutputOptions, { chunks }) {
      late ??= lateChunks(chunks);
      if (!late.has(chunk.fileName)) return null;
      const own = stylesIn(chunk);
      if (!own) return null;
      const adopt = `{const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(own)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}`;
      return { code: `${code}\n${adopt}`, map: null };
    },
    stylesOf(bundle, ...entries) {
      const chunks = Object.fromEntries(
        Object.entries(bundle).filter((pair): pair is [string, OutputChunk] => pair[1].type === 'chunk'),
      );
      // Imports first, so that a component's own styles follow those of what it is made of.
      const ordered: string[] = [];
      const seen = new Set<string>();
      const visit = (name: string): void => {
        const chunk = chunks[name];
        if (!chunk || seen.has(name)) return;
        seen.add(name);
        for (const imported of chunk.imports) visit(imported);
        ordered.push(stylesIn(chunk));
      };
      for (const entry of entries) visit(entry);
      return ordered.join('');
    },
  };
}
