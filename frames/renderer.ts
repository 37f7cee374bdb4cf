import { langOf, locales } from '../shared/locales';
import type { Renderer } from '../shared/site/renderer';
import { siteRows as rows } from '../shared/site/site-rows';
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
  return Promise.all(
    locales.map(async (locale) => `<template lang="${langOf(locale)}">${await module.draw(locale)}</template>`),
  );
}

// SAFETY: the server passes each page with the row of its id.
export default { renderPage, styleOn, rows, sites, pages, prerender } as Renderer;
