import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { built } from './bundle-defaults';
import { css } from './css-plugin';
import { fonts } from './fonts-plugin';
import { RENDERER, sitePages } from './site-plugin';
import { type SiteScripts, siteScripts } from './site-scripts-plugin';

// What the shopper's site is made of, whoever bundles it.

/** The modules of a folder, by name. */
const modulesIn = (folder: string, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => [prefix + basename(name).replace(/\.tsx?$/, ''), join(folder, name)]),
  );

/** The pages of the site, by id, and what draws them. */
export const siteInputs = { [RENDERER]: 'frames/shell/render.tsx', ...modulesIn('frames/shell/pages') };

/** Where the server finds them. */
export const siteOutput = {
  dir: built('site'),
  format: 'es',
  entryFileNames: '[name]-[hash].mjs',
  chunkFileNames: '[name]-[hash].mjs',
} as const;

/** What runs in a page, by its id; `reading` in every page that has nothing of its own. */
export const siteScriptInputs = modulesIn('frames/shell/scripts', 'site-');

/** Makes the pages of the site: what the server draws them with, and their styles. */
export const sitePlugins = () => {
  const styles = css();
  const inter = fonts('/web/', { isElsewhere: true });
  return [inter, styles, sitePages({ css: styles, fonts: inter })];
};

/** What the server reads of all scripts. */
const scriptIndex: SiteScripts = {};

/** Makes what runs in pages of the site. */
export const siteScriptPlugins = () => [css(), siteScripts('/web/', scriptIndex)];
