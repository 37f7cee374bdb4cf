import { existsSync } from 'node:fs';
import type { Plugin } from 'rollup';
import { bootstrapScript, bootstrapSource } from './bootstrap';
import { css } from './css-plugin';
import { drawnAhead } from './drawn-ahead';
import { fonts } from './fonts-plugin';
import { lateModule } from './late-chunks';
import { isDevelopment } from './mode.mjs';
import { type PageIndex, pages } from './pages-plugin';

// What makes pages of a frame's sources, whoever bundles them.

/** Drawn by `npm run dev` alone. */
export const GALLERY = 'gallery';

/** Name of a page's bootstrap where it is a file. */
const bootstrapFile = (page: string): string => `${page}-bootstrap`;

/** The entry of each page, by name; a developer's bootstraps are entries too. */
export const pageInputs = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [name, `frames/${name}/main.tsx`],
      ...(isDevelopment && existsSync(bootstrapSource(name)) ? [[bootstrapFile(name), bootstrapSource(name)]] : []),
    ]),
  );

/** What the server reads of all of them. */
const frameIndex: PageIndex = {};

export function pagePlugins(names: readonly string[]): Plugin[] {
  const styles = css();
  const inter = fonts('/web/');
  return [
    inter,
    styles,
    pages({
      css: styles,
      fonts: inter,
      base: '/web/',
      styles: 'inline',
      templates: Object.fromEntries(names.map((name) => [name, 'frames/page.html'])),
      ahead: (name) => lateModule(name, 'calls'),
      ...(isDevelopment
        ? // A developer's pages are drawn by their scripts, as every page is that brings nothing: drawing takes seconds.
          { bootstrapFile }
        : { bootstrap: bootstrapScript, drawn: drawnAhead }),
      index: frameIndex,
    }),
  ];
}
