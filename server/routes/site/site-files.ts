import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brand } from '../../../shared/brand';
import { defaultLocale, langOf, locales } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { DAY_MS, HOUR_MS } from '../../../shared/rules/duration';
import { aboutLineMessages } from '../../../shared/site/about-line.messages';
import { pathIn } from '../../../shared/site/address';
import { mark } from '../../../shared/site/mark';
import { addressesOf, isOwnPage, type Route, type SitePage } from '../../../shared/site/route';
import * as rows from '../../../shared/site/routes';
import type { Site } from '../../../shared/site/site';
import { siteRows } from '../../../shared/site/site-rows';
import type { Config } from '../../config';
import { faviconFile } from '../../http/favicon';
import { type SiteHost, siteHost } from '../../http/site-session';
import { LruCache } from '../../services/lru-cache';
import { Refusal } from '../../services/refusal';
import { pieceOfPages } from '../../services/site-data/all-pages';
import type { SiteDataDeps } from '../../services/site-data/page-source';

/** Cache lifetime for programs. */
const FOR_AN_HOUR = 'public, max-age=3600';
/** Each has some megabytes at most. */
const SITE_MAP_CACHE = { maxEntries: 8, ttlMs: HOUR_MS } as const;
/** Maximum that RFC 9116 recommends. */
const CONTACT_STANDS_MS = 180 * DAY_MS;

/** Addresses that browsers must not prefetch, in each language: redirects, actions and authenticated pages. */
const notAhead = [
  ...[`${rows.shopRedirect.path}*`, '/payment/*'].flatMap((path) => locales.map((each) => pathIn(each, path))),
  ...['/app/*', '/sandbox/*'],
  ...siteRows
    .filter(({ shows }) => isOwnPage(shows))
    .flatMap((row) => addressesOf(row))
    .flatMap((path) => locales.map((each) => `${pathIn(each, path)}*`)),
];

const asXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** True if this site's copy of the page is the canonical one for search engines. */
const isListed = ({ isIndexed, on, countsOnEverySite = false }: SitePage, { kind }: Site): boolean =>
  isIndexed && (kind === 'organic' ? on !== 'lenders' : countsOnEverySite && on !== 'organic');

/** Addresses per file; the format allows 50,000 with all languages, and 50 MB. */
const A_FILE = 5_000;
/** Path of one of several files, from 1. */
const fileAddress = (file: number): string => `${rows.siteMap.path}?file=${file}`;

/** Listed pages of a site, each with its other languages; if one file cannot hold all, an index of files, of which
 *  `file` is one. 404 for a missing file. Source: sitemaps.org. */
async function siteMapOf(deps: SiteDataDeps, { site, origin }: SiteHost, file: number | null): Promise<string> {
  const listed = siteRows.filter(({ shows }) => isListed(shows, site));
  const { count, paths } = await pieceOfPages(deps, listed, { limit: A_FILE, offset: A_FILE * ((file ?? 1) - 1) });
  const files = Math.ceil(count / A_FILE);
  if (file !== null && file > files) throw new Refusal('NOT_FOUND');
  if (file === null && files > 1) {
    const all = Array.from({ length: files }, (_, place) => asXml(origin + fileAddress(place + 1)));
    return `${XML}<sitemapindex ${OF_SITE_MAPS}>${all.map((at) => `<sitemap><loc>${at}</loc></sitemap>`).join('')}</sitemapindex>\n`;
  }
  const entries = paths.flatMap((path) => {
    const others = [
      ...locales.map((each) => [langOf(each), pathIn(each, path)] as const),
      ['x-default', pathIn(defaultLocale, path)] as const,
    ].map(([lang, at]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${asXml(origin + at)}"/>`);
    return locales.map((each) => `<url><loc>${asXml(origin + pathIn(each, path))}</loc>${others.join('')}</url>`);
  });
  return `${XML}<urlset ${OF_SITE_MAPS} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const OF_SITE_MAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** File number of a site-map address; null for the index. 404 if it is not a number. */
function fileOf({ query }: FastifyRequest): number | null {
  const { file } = query as Readonly<Record<string, unknown>>;
  if (file === undefined) return null;
  if (typeof file !== 'string' || !/^[1-9]\d{0,4}$/.test(file)) throw new Refusal('NOT_FOUND');
  return Number(file);
}

/** Speculation rules: prefetch on hover or touch, no prerendering. */
const speculation = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notAhead } },
          { not: { href_matches: '/*\\?*ref=*' } },
          // Following such a link stores a language.
          { not: { href_matches: '/*\\?*locale=*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${mark.ground.radius}" fill="${brand.theme.primaryCTAColor}"/>${mark.steps
  .map(([x, y, width]) => `<rect x="${x}" y="${y}" width="${width}" height="${mark.foot - y}" rx="1.1" fill="#fff"/>`)
  .join('')}</svg>\n`;

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: messagesIn(defaultLocale, aboutLineMessages).text,
  lang: langOf(defaultLocale),
  start_url: rows.start.path,
  display: 'browser',
  background_color: '#ffffff',
  theme_color: brand.theme.primaryCTAColor,
  icons: [{ src: rows.siteIcon.path, type: 'image/svg+xml', sizes: 'any' }],
};

interface SiteFile {
  readonly row: Route;
  readonly type: string;
  readonly of: (host: SiteHost, request: FastifyRequest) => string | Buffer | Promise<string>;
}

/** Files for search engines, browsers and security reporters. Only for our sites. */
export function registerSiteFiles(app: FastifyInstance, deps: SiteDataDeps & Pick<Config, 'publicUrl'>): void {
  const icoFile = faviconFile();
  const { clock, publicUrl } = deps;
  const siteMaps = new LruCache<string>(clock, SITE_MAP_CACHE);
  const contact = (): string => {
    const expires = new Date(clock.nowMs() + CONTACT_STANDS_MS).toISOString();
    const languages = locales.join(', ');
    return `Contact: mailto:${brand.supportEmail}\nExpires: ${expires}\nPreferred-Languages: ${languages}\nCanonical: ${publicUrl}${rows.securityContact.path}\n`;
  };
  const robots = ({ origin }: SiteHost): string =>
    `User-agent: *\nDisallow: /app/\nDisallow: /sandbox/\n\nSitemap: ${origin}${rows.siteMap.path}\n`;
  const files: readonly SiteFile[] = [
    {
      row: rows.siteMap,
      type: 'application/xml; charset=utf-8',
      of: async (host, request) => {
        const file = fileOf(request);
        const { version } = await deps.catalogue.current();
        return siteMaps.find(`${version} ${host.origin} ${file}`, () => siteMapOf(deps, host, file));
      },
    },
    { row: rows.robots, type: 'text/plain; charset=utf-8', of: robots },
    { row: rows.speculationRules, type: 'application/speculationrules+json', of: () => JSON.stringify(speculation) },
    { row: rows.siteManifest, type: 'application/manifest+json', of: () => JSON.stringify(manifest) },
    { row: rows.favicon, type: 'image/x-icon', of: () => icoFile },
    { row: rows.siteIcon, type: 'image/svg+xml', of: () => icon },
    { row: rows.securityContact, type: 'text/plain; charset=utf-8', of: contact },
  ];
  for (const { row, type, of } of files)
    app.get(row.path, async (request, reply) => {
      const asked = siteHost(request, publicUrl);
      if (!asked) throw new Refusal('NOT_FOUND');
      // Publicly cached, so it uses the configured port and not that of the request.
      const origin = new URL(asked.origin);
      origin.port = new URL(publicUrl).port;
      const body = await of({ ...asked, origin: origin.origin }, request);
      return reply.header('cache-control', FOR_AN_HOUR).type(type).send(body);
    });
}
