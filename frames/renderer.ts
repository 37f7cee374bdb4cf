import { keysOf } from '../shared/keys-of';
import { langOf, locales } from '../shared/locales';
import { loadAllTranslations } from '../shared/messages/define-messages';
import type { Renderer } from '../shared/site/renderer';
import { siteRows as rows } from '../shared/site/site-rows';
import { renderDocument } from './shell/documents/render-document';
import { pages } from './shell/pages';
import { renderPage, sites, styleOn } from './shell/render';

/** Frames whose first screen is prerendered. */
const firstScreens: Readonly<Record<string, () => Promise<typeof import('./agent/first-screen')>>> = {
  agent: () => import('./agent/first-screen'),
  benefit: () => import('./benefit/first-screen'),
  communication: () => import('./communication/first-screen'),
  eligibility: () => import('./eligibility/first-screen'),
};

async function prerender(frame: string): Promise<readonly string[]> {
  const module = await firstScreens[frame]?.();
  if (!module) return [];
  await loadAllTranslations();
  return locales.map((locale) => `<template lang="${langOf(locale)}">${module.draw(locale)}</template>`);
}

/** Each page with its translations. */
const translatedPages: Readonly<Record<string, unknown>> = Object.fromEntries(
  keysOf(pages).map((id) => [
    id,
    async () => {
      const page = await pages[id]();
      await loadAllTranslations();
      return page;
    },
  ]),
);

await loadAllTranslations();
// SAFETY: the server passes each page with the row of its id.
export default {
  renderPage,
  renderDocument,
  styleOn,
  rows,
  sites,
  pages: translatedPages,
  prerender,
} as unknown as Renderer;
