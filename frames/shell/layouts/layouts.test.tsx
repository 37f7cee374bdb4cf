import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hdfc as hdfcBank } from '../../../shared/lenders/hdfc';
import { reading } from '../../../shared/site/reading';
import type { Route, SitePage } from '../../../shared/site/route';
import { routes } from '../../../shared/site/routes';
import { organic, type Site } from '../../../shared/site/site';
import { type HeaderPart, headerParts, type Template, templates } from '../../../shared/site/template';
import { Framed } from './layouts';

const hdfc: Site = { kind: 'lender', lenderId: hdfcBank.lenderId };

const draw = (about: Partial<Pick<SitePage, 'template' | 'header' | 'tab'>>, site: Site = organic): HTMLElement => {
  const row = { ...reading('about'), ...about };
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <Framed locale="en" site={site} row={row} path="/about-us" title="About us">
      <p>Content</p>
    </Framed>,
  );
  return place;
};

/** Ground, sheet, band, footer and narrow width by template. Source: S1§2.3. */
const onOurs: Readonly<Record<Template, string>> = {
  home: 'surface explore foot',
  account: 'canvas help foot',
  oldHome: 'canvas sheet foot',
  neutral: 'surface foot',
  login: 'canvas sheet',
  activation: 'canvas',
  ntbPayment: 'canvas',
  telesales: 'canvas narrow',
  widget: 'surface',
  salesApp: 'canvas narrow',
  common: 'surface',
  demoScreens: 'surface',
  dashboard: 'canvas foot',
  default: 'surface',
};
/** Revamped layouts exist on our site only. */
const onLenders: Readonly<Record<Template, string>> = {
  ...onOurs,
  home: 'canvas sheet foot',
  account: 'canvas sheet foot',
};

describe.each(templates)('the template %s', (template) => {
  const drawnAs = (site: Site): string => {
    const place = draw({ template }, site);
    const page = place.querySelector<HTMLElement>('[data-ground]');
    const { ground, sheet, narrow } = page?.dataset ?? {};
    return [
      ground,
      sheet === '' && 'sheet',
      place.querySelector('nav[aria-label=Explore]') && 'explore',
      place.querySelector('main + aside a[href^="mailto:"]') && 'help',
      place.querySelector('footer') && 'foot',
      narrow === '' && 'narrow',
    ]
      .filter(Boolean)
      .join(' ');
  };

  // @req LAY-001, LAY-002, LAY-003, LAY-004, LAY-005, LAY-021, Q-032, Q-033
  it('has its ground, sheet, band and foot on our own site and on a lender’s', () => {
    expect([drawnAs(organic), drawnAs(hdfc)]).toEqual([onOurs[template], onLenders[template]]);
  });

  it('has its content in the one main part, which the first link leads to', () => {
    const place = draw({ template });
    expect(place.querySelector('a')?.getAttribute('href')).toBe('#main');
    expect([...place.querySelectorAll('main')].map(({ id, textContent }) => [id, textContent])).toEqual([
      ['main', 'Content'],
    ]);
  });
});

describe('the templates of the route table', () => {
  // @req LAY-001
  it('are each that of at least one row', () => {
    const used = Object.values<Route>(routes).flatMap(({ shows }) =>
      typeof shows === 'object' && 'template' in shows ? shows.template : [],
    );
    expect(templates.filter((template) => !used.includes(template))).toEqual([]);
  });
});

describe('a header', () => {
  /** Selector or text that identifies each part. */
  const signs: Readonly<Partial<Record<HeaderPart, string>>> = {
    branding: '[data-account]',
    menu: 'nav',
    back: 'a[href="/home/buy-with-kadam"][aria-label="Back"]',
    fixed: 'header[data-fixed]',
  };
  const partsOf = (place: HTMLElement): string[] =>
    headerParts.filter((part) => signs[part] !== undefined && place.querySelector(signs[part]));

  // @req LAY-005
  it('has nothing where its row names nothing', () => {
    expect(draw({ header: [], template: 'common' }).querySelector('header')).toBeNull();
  });

  // @req LAY-010, LAY-022
  it.each(headerParts.filter((part) => signs[part]))('has %s where its row names it, and nothing else', (part) => {
    expect(partsOf(draw({ header: [part], template: 'common' }))).toEqual([part]);
    const others = headerParts.filter((each) => each !== part);
    expect(partsOf(draw({ header: others, template: 'common' }))).not.toContain(part);
  });

  // @req LAY-010, LAY-022
  it.each([
    [['generic'], 'About us'],
    [['back'], 'About us'],
    [['branding', 'back'], ''],
    [['branding', 'menu'], ''],
  ] as const)('of %j has as its title %j', (header, title) => {
    const place = draw({ header, template: 'common' });
    const texts = [...place.querySelectorAll('header > div > span')].map(({ textContent }) => textContent);
    expect(texts.join('')).toBe(title);
  });
});
