import type { BrowserContext, ConsoleMessage } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale, type Locale, langOf, locales } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import type { SitePage } from '../../../shared/site/route';
import { sampleAddress } from '../../../shared/site/sample-address';
import { siteRows } from '../../../shared/site/site-rows';
import { accessibilityFaults } from './axe';
import type { SiteUrls } from './processes';

/** Sub-domain of the site: '' is the main site, else a lender's. */
export type Host = '' | 'hdfc' | 'axis';
export const widths = [320, 390, 1440] as const;
/** The layout is the same on both phones, and axe checks the narrower one if it is included; on a desktop, another
 *  language changes only the text. */
const isLikeAnother = (width: number, at: readonly number[], locale: Locale): boolean =>
  at.includes(320) && (width === 390 || (width === 1440 && locale !== defaultLocale));
/** Widths of the specification. Source: S2§9 (LIM-021). */
export const breakpoints = [320, 360, 375, 425, 500, 640, 767, 860, 961, 1080, 1440, 2560] as const;

/** Pages without a login, on each site that has them, with their addresses. */
export const openPages = (['', 'hdfc'] as const).flatMap((host) =>
  siteRows
    .filter(
      ({ shows: { isGuarded, on } }) => !isGuarded && (on === 'everySite' || (on === 'organic') === (host === '')),
    )
    .flatMap((row) => locales.map((locale) => ({ row, opened: sampleAddress(row), host, locale }))),
);

export const addressAt = ({ providerUrl }: Pick<SiteUrls, 'providerUrl'>, host: Host, path: string): string => {
  const url = new URL(path, providerUrl);
  if (host !== '') url.hostname = `${host}.${url.hostname}`;
  return url.href;
};

/** The canonical address: on the main site, except for pages that each site has itself. */
const canonicalOf = (
  sites: Pick<SiteUrls, 'providerUrl'>,
  { countsOnEverySite = false }: SitePage,
  host: Host,
  path: string,
): string => addressAt(sites, countsOnEverySite ? host : '', path);

/** Opens a page of the site and checks it: properties of its row, language and address, one heading, no duplicate id,
 *  an empty console (including policy violations), and at each width nothing wider than the window and no axe fault. */
export async function expectInOrder(
  context: BrowserContext,
  sites: Pick<SiteUrls, 'providerUrl'>,
  { path, host, locale, at }: { path: string; host: Host; locale: Locale; at: readonly [number, ...number[]] },
): Promise<void> {
  // One window for all pages: opening another one takes longer than the page itself.
  const page = context.pages()[0] ?? (await context.newPage());
  const said: string[] = [];
  const hear = (line: ConsoleMessage | Error) => said.push(line instanceof Error ? String(line) : line.text());
  page.on('console', hear).on('pageerror', hear);
  await page.setViewportSize({ width: at[0], height: 844 });
  const opened = pathIn(locale, sampleAddress({ path: path as '/' }));
  const answer = await page.goto(addressAt(sites, host, opened));
  const shows = siteRows.find((row) => row.path === path)?.shows;
  if (!shows) throw new Error(`no row for ${path}`);
  const due = shows.status ?? 200;
  expect(answer?.status()).toBe(due);
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return {
      lang: document.documentElement.lang,
      template: document.body.dataset.template,
      header: document.querySelector('header')?.dataset.header ?? '',
      isTitled: document.title.length > 'Kadam'.length,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      languages: [...document.querySelectorAll('link[rel=alternate]')].map((each) => each.getAttribute('hreflang')),
      // A modal dialog makes the rest of the page inert.
      headings: (document.querySelector('dialog:modal') ?? document).querySelectorAll('h1').length,
      idsTwice: ids.filter((id, index) => ids.indexOf(id) !== index),
    };
  });
  expect(found).toEqual({
    lang: `${locale}-IN`,
    template: shows.template,
    header: shows.header.join(' '),
    isTitled: true,
    canonical: shows.isIndexed ? canonicalOf(sites, shows, host, opened) : null,
    languages: shows.isIndexed ? [...locales.map(langOf), 'x-default'] : [],
    headings: 1,
    idsTwice: [],
  });
  for (const width of at) {
    await page.setViewportSize({ width, height: 844 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, `${width} px wide`).toBe(clientWidth);
    if (!isLikeAnother(width, at, locale))
      expect(await accessibilityFaults(page.mainFrame()), `${width} px wide`).toEqual([]);
  }
  // The browser logs each refused request: of the page itself, and of the calls by which these pages detect a guest.
  const findsGuest = shows.template === 'telesales' || path === '/ntb-application';
  const isExpected = (line: string): boolean =>
    line.startsWith('Failed to load resource') && (due !== 200 || (findsGuest && /\b401\b/.test(line)));
  expect(said.filter((line) => !isExpected(line))).toEqual([]);
  page.off('console', hear).off('pageerror', hear);
}
