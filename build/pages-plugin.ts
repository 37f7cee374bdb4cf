import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rollup';
import type { CssPlugin } from './css-plugin';
import type { FontsPlugin } from './fonts-plugin';
import { appTag, chunkNamed, chunkOf, digest, scriptTag, withImports } from './script-tags';

/** What the server must know of a page: its file, and the hashes its Content-Security-Policy has to allow. */
interface PageEntry {
  file: string;
  styleHashes: string[];
  scriptHashes: string[];
}

/** By the name of the page. */
export type PageIndex = Record<string, PageEntry>;

/** The tag of a script that stands in its page; none for ''. */
const scriptIn = (script: string): string[] => (script ? [`<script type="module">${script}</script>`] : []);

/** One HTML page per entry chunk: hashed scripts with integrity, and no inline script but the bootstrap. Everything that
 *  the first screen waits for is named, so that it comes side by side: the entry, its chunks, and what its first call needs. */
export function pages(options: {
  /** Entry name → template file with `<!-- build:style -->` and `<!-- build:script -->`, and where something may be drawn
   *  `<!-- build:drawn -->` on a line of its own. */
  templates: Readonly<Record<string, string>>;
  css: CssPlugin;
  fonts: FontsPlugin;
  /** Address under which the chunks are served, with both slashes. */
  base: `/${string}/` | '/';
  /** The script that stands in the page and runs before the entry, by the page's name; '' for none. */
  bootstrap?: (name: string) => Promise<string>;
  /** Name of the chunk that does the same where it is a file, by the page's name; not every page has one. */
  bootstrapFile?: (name: string) => string;
  /** Module of the chunk that a page asks for as soon as it runs, by the page's name; not every page has one. */
  ahead?: (name: string) => string;
  /** What of a page is drawn before there are scripts, by the page's name. Nothing unless given. */
  drawn?: (name: string) => Promise<string>;
  /** `inline`: critical styles inside the page; `link`: a hashed stylesheet beside it. */
  styles: 'inline' | 'link';
  /** Where builds that write to one folder collect their pages; each writes all that are known so far. */
  index?: PageIndex;
}): Plugin {
  const index = options.index ?? {};

  return {
    name: 'kadam-pages',
    buildStart() {
      for (const template of Object.values(options.templates)) this.addWatchFile(template);
    },
    generateBundle: {
      order: 'post',
      async handler(_output, bundle) {
        for (const [name, template] of Object.entries(options.templates)) {
          const entry = chunkNamed(bundle, name).find((chunk) => chunk.isEntry);
          if (!entry) throw new Error(`no entry chunk for page ${name}`);
          const style = options.fonts.faces() + options.css.stylesOf(bundle, entry.fileName);
          const bootstrap = chunkNamed(bundle, options.bootstrapFile?.(name));
          const ahead = chunkOf(bundle, options.ahead?.(name));
          const drawn = (await options.drawn?.(name)) ?? '';
          const tags = withImports(bundle, [...bootstrap, entry, ...ahead]).map((chunk) => {
            // What is drawn is shown first: it says when the entry runs.
            if (chunk === entry && drawn) return { tag: appTag(chunk, options.base), place: 1 };
            const isBootstrap = bootstrap.includes(chunk);
            // In the order of the page: a browser asks first for what stands first, and runs scripts in that order.
            return { tag: scriptTag(chunk, options.base, chunk === entry || isBootstrap), place: isBootstrap ? 0 : 1 };
          });
          const inPage = (await options.bootstrap?.(name)) ?? '';
          const scripts = scriptIn(inPage)
            .concat(tags.sort((one, other) => one.place - other.place).map(({ tag }) => tag))
            .concat(options.fonts.links())
            .join('\n    ');
          let styleTag = `<style>${style}</style>`;
          if (options.styles === 'link') {
            const id = this.emitFile({ type: 'asset', name: `${name}.css`, source: style });
            styleTag = `<link rel="stylesheet" href="${options.base}${this.getFileName(id)}">`;
          }
          const html = (await readFile(template, 'utf8'))
            .replace('<!-- build:style -->', () => styleTag)
            .replace('<!-- build:script -->', () => scripts)
            .replace(/ *<!-- build:drawn -->\n/, () => drawn && `    ${drawn}\n`);
          this.emitFile({ type: 'asset', fileName: `${name}.html`, source: html });
          index[name] = {
            file: `${name}.html`,
            styleHashes: options.styles === 'inline' ? [digest('sha256', style)] : [],
            scriptHashes: scriptIn(inPage).map(() => digest('sha256', inPage)),
          };
        }
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: `${JSON.stringify(index, null, 2)}\n` });
      },
    },
  };
}
