import '../kit/global';
import './site.css';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lenders } from '../../shared/lenders';
import { rootAttributesText } from '../../shared/locales';
import type { Drawn, RenderedPage } from '../../shared/site/renderer';
import { organic, type Site } from '../../shared/site/site';
import { themeProperties } from '../platform/theme/theme-properties';
import { keepTranslateNo } from '../platform/translation/keep-translate-no';
import { ISLAND } from './client/read-island';
import { Body, dataOf, Head } from './document';
import { lenderOf } from './lender-of';
import type { AnyDrawn, AnyPage } from './page';

/** Content of a `script`, with its end tag and comments escaped. */
const asData = (attributes: string, value: object): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Colours of a lender as custom properties. Source: S1§1. */
function themeOf(site: Site): string {
  const lender = lenderOf(site);
  if (!lender) return '';
  const { primaryCTAColor, secondaryCTAColor } = lender.theme;
  const properties = themeProperties(primaryCTAColor, secondaryCTAColor).map(([name, value]) => `${name}:${value}`);
  return `:root{${properties.join(';')}}`;
}

export const styleOn = (site: Site, style: string): string => style + themeOf(site);

/** Renders a page as a complete document. */
export const renderPage = (page: AnyPage, asked: Drawn): RenderedPage =>
  keepTranslateNo(() => {
    // SAFETY: the server reads the data by the id of this page.
    const drawn = asked as AnyDrawn;
    const { template, identifies } = drawn.row;
    const lender = drawn.site.kind === 'lender' ? ` data-lender="${drawn.site.lenderId}"` : '';
    const style = styleOn(drawn.site, drawn.style);
    const head = [
      renderToStaticMarkup(createElement(Head, { page, drawn })),
      `<style>${style}</style>`,
      ...drawn.tags,
      ...dataOf(page, drawn).map((each) => asData('type="application/ld+json"', each)),
    ].join('');
    const body = renderToStaticMarkup(createElement(Body, { page, drawn }));
    const island = page.island ? asData(`type="application/json" id="${ISLAND}"`, page.island(drawn)) : '';
    const html = `<!doctype html><html ${rootAttributesText(drawn.locale)} data-scheme="light"><head>${head}</head><body data-template="${template}"${lender}${identifies ? ' data-identifies' : ''}>${body}${island}${drawn.endTags?.join('') ?? ''}</body></html>\n`;
    return { html, style };
  });

export const sites: readonly Site[] = [
  organic,
  ...lenders.flatMap(({ lenderId, subDomainName }) => (subDomainName ? ({ kind: 'lender', lenderId } as const) : [])),
];
