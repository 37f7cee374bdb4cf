import type { OutputChunk, Plugin } from 'rollup';
import type { CssPlugin } from './css-plugin';
import type { FontsPlugin } from './fonts-plugin';

/** What the server must know to draw the pages of the site. */
export interface SiteIndex {
  /** The module that draws a page. */
  renderer: string;
  /** Tags of the fonts that every page asks for. */
  tags: readonly string[];
  /** By the id of a page: its module, and the style that stands in it. */
  pages: Record<string, { file: string; style: string }>;
}

/** The entry that draws pages. */
export const RENDERER = 'render';

/** Writes the index of the site's pages, `site.json`: every entry but the renderer is one. */
export function sitePages({ css, fonts }: { readonly css: CssPlugin; readonly fonts: FontsPlugin }): Plugin {
  return {
    name: 'kadam-site-pages',
    generateBundle: {
      order: 'post',
      handler(_output, bundle) {
        const entries = Object.values(bundle).filter(
          (file): file is OutputChunk => file.type === 'chunk' && file.isEntry,
        );
        const renderer = entries.find(({ name }) => name === RENDERER);
        if (!renderer) throw new Error(`no entry ${RENDERER}`);
        const pages = entries
          .filter((entry) => entry !== renderer)
          .map(({ name, fileName }) => {
            const style = fonts.faces() + css.stylesOf(bundle, renderer.fileName, fileName);
            return [name, { file: fileName, style }] as const;
          });
        const index: SiteIndex = {
          renderer: renderer.fileName,
          tags: fonts.links(),
          pages: Object.fromEntries(pages.sort(([one], [other]) => (one < other ? -1 : 1))),
        };
        this.emitFile({ type: 'asset', fileName: 'site.json', source: `${JSON.stringify(index, null, 2)}\n` });
      },
    },
  };
}
