import { existsSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { type Locale, langOf, locales } from '../shared/locales';
import { onLog, preactForReact, production, transpile, treeshake, versioned } from './bundle-defaults';
import { css } from './css-plugin';

/** The first screen of a page in each language, as a `template` that stands in its HTML: it is shown before the page's
 *  scripts are there (`frames/platform/frame/drawn-ahead.ts`). '' for a page without `first-screen.tsx`. */
export async function drawnAhead(page: string): Promise<string> {
  const input = `frames/${page}/first-screen.tsx`;
  if (!existsSync(input)) return '';
  const bundle = await rollup({
    onLog,
    treeshake,
    input,
    plugins: [preactForReact(), production(), versioned(), css(), transpile(), nodeResolve()],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  await bundle.close();
  const code = Buffer.from(output[0].code).toString('base64');
  // SAFETY: what `first-screen.tsx` exports.
  const { draw } = (await import(`data:text/javascript;base64,${code}`)) as {
    readonly draw: (locale: Locale) => Promise<string>;
  };
  const drawn = await Promise.all(
    locales.map(async (locale) => `<template lang="${langOf(locale)}">${await draw(locale)}</template>`),
  );
  return drawn.join('\n    ');
}
