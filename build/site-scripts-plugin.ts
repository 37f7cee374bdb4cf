import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { scriptTag, withImports } from './script-tags';

/** Tags of the scripts of each page, by its id: those in its head, and those at the end of its body. */
export type SiteScripts = Record<string, { readonly head: readonly string[]; readonly end: readonly string[] }>;

const isChunk = (file: OutputBundle[string] | undefined): file is OutputChunk => file?.type === 'chunk';

/** What a page loads at once, without which it is nothing: My Account, and what is drawn of whoever has logged in. Other
 *  pages load when somebody begins something. */
const needed = (bundle: OutputBundle, { name, moduleIds, dynamicImports }: OutputChunk): readonly OutputChunk[] =>
  name === 'site-account' || moduleIds.some((id) => id.endsWith('/run-own-page.ts'))
    ? dynamicImports.map((each) => bundle[each]).filter(isChunk)
    : [];

/** What runs in a page that is whole without it is asked for behind all else and keeps neither the parser nor the first
 *  picture waiting. */
const waits = (chunks: readonly OutputChunk[]): boolean =>
  chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/begin-open-page.ts')));

function tagsOf(bundle: OutputBundle, entry: OutputChunk, base: string): SiteScripts[string] {
  const chunks = withImports(bundle, [entry, ...needed(bundle, entry)]);
  const tags = chunks.map((chunk) => scriptTag(chunk, base, chunk === entry));
  return waits(chunks)
    ? { head: [], end: tags.map((tag) => tag.replace('<script ', '<script async fetchpriority="low" ')) }
    : { head: tags, end: [] };
}

/** Writes which scripts each page of the site asks for, `site-scripts.json`. `index`: where builds that write to one folder
 *  collect them; each writes all that are known so far. */
export const siteScripts = (base: string, index: SiteScripts): Plugin => ({
  name: 'kadam-site-scripts',
  generateBundle: {
    order: 'post',
    handler(_output, bundle) {
      const entries = Object.values(bundle)
        .filter(isChunk)
        .filter(({ isEntry }) => isEntry)
        .sort((one, other) => (one.name < other.name ? -1 : 1));
      const scripts = Object.fromEntries(
        entries.map((entry) => [entry.name.replace(/^site-/, ''), tagsOf(bundle, entry, base)]),
      );
      Object.assign(index, scripts);
      this.emitFile({ type: 'asset', fileName: 'site-scripts.json', source: `${JSON.stringify(index, null, 2)}\n` });
    },
  },
});
