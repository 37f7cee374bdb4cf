import { existsSync } from 'node:fs';
import type { Plugin } from 'rollup';
import { css } from './css-plugin';
import { drawnAhead } from './drawn-ahead';
import { earlyInPage } from './early-plugin';
import { fonts } from './fonts-plugin';
import { lateModule } from './late-chunks';
import { isDevelopment } from './mode.mjs';
import { type PageIndex, pages } from './pages-plugin';

// What makes pages of a frame's sources, whoever bundles them.

/** Drawn by `npm run dev` alone. */
export const GALLERY = 'gallery';

const earlyOf = (page: string): string => `${page}-early`;

/** By name: the entry of each page, and what of it runs before the page has come, which is a file of its own. */
export const pageInputs = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const early = `frames/${name}/early.ts`;
      return [[name, `frames/${name}/main.tsx`], ...(existsSync(early) ? [[earlyOf(name), early]] : [])];
    }),
  );

/** What the server reads of all of them. */
const frameIndex: PageIndex = {};

/** `earlyFiles`: what runs early is a file too, for pages that
 *  share chunks with others. */
export function pagePlugins(names: readonly string[], { earlyFiles = false }: { earlyFiles?: boolean } = {}): Plugin[] {
  const styles = css();
  const inter = fonts('/web/');
  const early = earlyInPage(earlyOf, earlyFiles ? [] : names);
  return [
    inter,
    styles,
    early,
    pages({
      css: styles,
      fonts: inter,
      base: '/web/',
      styles: 'inline',
      templates: Object.fromEntries(names.map((name) => [name, 'frames/page.html'])),
      early,
      isEarly: (chunk) => names.some((name) => earlyOf(name) === chunk),
      ahead: (name) => lateModule(name, 'calls'),
      // A developer's pages are drawn by their scripts, as every page is that brings nothing: drawing takes seconds.
      ...(isDevelopment ? {} : { drawn: drawnAhead }),
      index: frameIndex,
    }),
  ];
}
