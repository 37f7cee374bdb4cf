import '../kit/global';
import './site.css';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lenders } from '../../shared/lenders';
import { langOf } from '../../shared/locales';
import type { Drawn, RenderedPage, Renderer } from '../../shared/site/renderer';
import { organic, type Site } from '../../shared/site/site';
import { siteRows } from '../../shared/site/site-rows';
import { themeProperties } from '../platform/theme/theme-properties';
import { Body, dataOf, Head } from './document';
import { lenderOf } from './lender-of';
import type { Page } from './page';

/** As the content of a `script`, which only its end tag and a comment could leave. */
const asData = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** A lender's colours, as the visual language takes them. Source: S1§1. */
function themeOf({ site }: Drawn): string {
  const lender = lenderOf(site);
  if (!lender) return '';
  const { primaryCTAColor, secondaryCTAColor } = lender.theme;
  const properties = themeProperties(primaryCTAColor, secondaryCTAColor).map(([name, value]) => `${name}:${value}`);
  return `:root{${properties.join(';')}}`;
}

/** Draws a page as a whole document, which needs no script to be read. */
export const renderPage = (page: Page, drawn: Drawn): RenderedPage => {
  const { template, identifies } = drawn.row;
  const style = drawn.style + themeOf(drawn);
  const head = [
    renderToStaticMarkup(createElement(Head, { page, drawn })),
    `<style>${style}</style>`,
    ...drawn.tags,
    ...dataOf(page, drawn).map(asData),
  ].join('');
  const body = renderToStaticMarkup(createElement(Body, { page, drawn }));
  const html = `<!doctype html><html lang="${langOf(drawn.locale)}" data-scheme="light"><head>${head}</head><body data-template="${template}"${identifies ? ' data-identifies' : ''}>${body}</body></html>\n`;
  return { html, style };
};

const sites: readonly Site[] = [
  organic,
  ...lenders.flatMap(({ lenderId, subDomainName }) => (subDomainName ? ({ kind: 'lender', lenderId } as const) : [])),
];

// SAFETY: the build takes every `page` from `pages.ts`, where each is one.
export default { renderPage, rows: siteRows, sites } as Renderer;
