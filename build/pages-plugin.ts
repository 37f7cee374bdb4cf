import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import type { CssPlugin } from './css-plugin';
import type { FontsPlugin } from './fonts-plugin';

const digest = (algorithm: 'sha256' | 'sha384', content: string): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** What the server must know of a page: its file, and the hashes its Content-Security-Policy has to allow. */
export interface PageEntry {
  file: string;
  styleHashes: string[];
}

/** By the name of the page. */
export type PageIndex = Record<string, PageEntry>;

/** One HTML page per entry chunk: hashed scripts with integrity, every first chunk preloaded, no inline script. */
export function pages(options: {
  /** Entry name → template file with `<!-- build:style -->` and `<!-- build:script -->`. */
  templates: Readonly<Record<string, string>>;
  css: CssPlugin;
  fonts: FontsPlugin;
  /** Address under which the chunks are served, with both slashes. */
  base: `/${string}/` | '/';
  /** `inline`: critical styles inside the page; `link`: a hashed stylesheet beside it. */
  styles: 'inline' | 'link';
  /** Where builds that write to one folder collect their pages; each writes all that are known so far. */
  index?: PageIndex;
}): Plugin {
  const index = options.index ?? {};
  const firstChunks = (bundle: OutputBundle, entry: OutputChunk): OutputChunk[] => {
    const found = new Map<string, OutputChunk>();
    const visit = (chunk: OutputChunk): void => {
      if (found.has(chunk.fileName)) return;
      found.set(chunk.fileName, chunk);
      for (const name of chunk.imports) {
        const next = bundle[name];
        if (next?.type === 'chunk') visit(next);
      }
    };
    visit(entry);
    return [...found.values()];
  };

  return {
    name: 'kadam-pages',
    buildStart() {
      for (const template of Object.values(options.templates)) this.addWatchFile(template);
    },
    generateBundle: {
      order: 'post',
      async handler(_output, bundle) {
        for (const [name, template] of Object.entries(options.templates)) {
          const entry = Object.values(bundle).find(
            (file): file is OutputChunk => file.type === 'chunk' && file.isEntry && file.name === name,
          );
          if (!entry) throw new Error(`no entry chunk for page ${name}`);
          const style = options.fonts.faces() + options.css.stylesOf(bundle, entry.fileName);
          const scripts = firstChunks(bundle, entry)
            .map(({ fileName, code }) => {
              const address = `${options.base}${fileName}`;
              const integrity = `integrity="${digest('sha384', code)}"`;
              return fileName === entry.fileName
                ? `<script type="module" src="${address}" ${integrity}></script>`
                : `<link rel="modulepreload" href="${address}" ${integrity}>`;
            })
            .join('\n    ');
          let styleTag = `<style>${style}</style>`;
          if (options.styles === 'link') {
            const id = this.emitFile({ type: 'asset', name: `${name}.css`, source: style });
            styleTag = `<link rel="stylesheet" href="${options.base}${this.getFileName(id)}">`;
          }
          const html = (await readFile(template, 'utf8'))
            .replace('<!-- build:style -->', () => styleTag)
            .replace('<!-- build:script -->', () => scripts);
          this.emitFile({ type: 'asset', fileName: `${name}.html`, source: html });
          index[name] = {
            file: `${name}.html`,
            styleHashes: options.styles === 'inline' ? [digest('sha256', style)] : [],
          };
        }
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: `${JSON.stringify(index, null, 2)}\n` });
      },
    },
  };
}
