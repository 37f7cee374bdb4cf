import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { scriptTag, withImports } from './script-tags';

/** Tags of the scripts of each page, by its id. */
export type SiteScripts = Record<string, readonly string[]>;

const isChunk = (file: OutputBundle[string] | undefined): file is OutputChunk => file?.type === 'chunk';

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
        entries.map((entry) => [
          entry.name.replace(/^site-/, ''),
          // My Account is nothing without what it loads; other pages load when somebody begins something.
          withImports(bundle, [
            entry,
            ...(entry.name === 'site-account' ? entry.dynamicImports : []).map((name) => bundle[name]).filter(isChunk),
          ]).map((chunk) => scriptTag(chunk, base, chunk === entry)),
        ]),
      );
      Object.assign(index, scripts);
      this.emitFile({ type: 'asset', fileName: 'site-scripts.json', source: `${JSON.stringify(index, null, 2)}\n` });
    },
  },
});
