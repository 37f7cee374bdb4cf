import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, locales } from '../../shared/locales';
import { accountRow } from '../../shared/site/account-row';
import { pathIn } from '../../shared/site/address';
import { addressesOf, type SitePage } from '../../shared/site/route';
import type { Site } from '../../shared/site/site';
import { siteRows } from '../../shared/site/site-rows';
import type { Config } from '../config';
import { askedLocale, inLanguage, pageLanguage } from '../http/page-language';
import { sendNotice } from '../http/printed-page';
import { sendRepair } from '../http/send-repair';
import { sendSitePage } from '../http/send-site-page';
import { setLanguage, setVisitCookies } from '../http/site-cookies';
import { guardPage } from '../http/site-guard';
import type { SitePages } from '../http/site-pages';
import { type SiteSessionDeps, siteHost } from '../http/site-session';
import { withoutUnknownMerchant } from '../http/unknown-merchant';
import { Refusal } from '../services/refusal';
import type { KnownMerchants } from '../store/known-merchants';

interface SiteDeps extends SiteSessionDeps {
  readonly pages: SitePages;
  readonly merchants: KnownMerchants;
  readonly maintenance: Config['maintenance'];
}

type Row = (typeof siteRows)[number];

/** The pages of the shopper's site, at every address of their rows and in every language. */
export function registerSite(app: FastifyInstance, deps: SiteDeps): void {
  for (const row of siteRows)
    for (const address of addressesOf(row))
      for (const locale of locales)
        app.get(pathIn(locale, address), (request, reply) => sendRow(deps, request, reply, row, locale));
}

async function sendRow(
  deps: SiteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, shows }: Row,
  locale: Locale,
): Promise<FastifyReply> {
  const host = siteHost(request, deps.publicUrl);
  if (!host) throw new Refusal('NOT_FOUND');
  if (!isOn(shows, host.site)) return sendElsewhere(request, reply, shows, locale);
  const { locale: asked } = askedLocale(request);
  if (asked !== undefined) {
    const language = pageLanguage(request);
    if (asked.toLowerCase() !== 'auto') setLanguage(reply, language);
    return reply.redirect(inLanguage(request, path, language));
  }
  if (deps.maintenance) {
    const repair = { ...deps.maintenance, nowMs: deps.clock.nowMs() };
    const isTold = await sendRepair(deps.pages, request, reply, { locale, site: host.site }, repair);
    return isTold ? reply : sendNotice(request, reply, 'notBuilt');
  }
  const known = await withoutUnknownMerchant(deps.merchants, request.url);
  if (known !== null) return reply.redirect(known);
  setVisitCookies(request, reply);
  if (shows.isGuarded) {
    const loginAt = pathIn(locale, accountRow(host.site).path);
    if ((await guardPage(deps, host, request, reply, loginAt)) === null) return reply;
  }
  const query = shows.reads === 'query' ? askedOf(request) : null;
  const page = { locale, site: host.site, row: shows, path, ...(query && { query }) };
  const isSent = await sendSitePage(deps.pages, request, reply, page);
  return isSent ? reply : sendNotice(request, reply, 'notBuilt');
}

/** The query of an address; null without one. */
function askedOf({ query }: FastifyRequest): Readonly<Record<string, unknown>> | null {
  const asked = query as Readonly<Record<string, unknown>>;
  return Object.keys(asked).length === 0 ? null : asked;
}

/** Who comes to the address that another site has for a page is led to this one's. */
function sendElsewhere(
  request: FastifyRequest,
  reply: FastifyReply,
  { elsewhere }: SitePage,
  locale: Locale,
): FastifyReply {
  if (elsewhere === undefined) throw new Refusal('NOT_FOUND');
  const query = request.url.split('?')[1];
  return reply.redirect(pathIn(locale, elsewhere) + (query === undefined ? '' : `?${query}`));
}

const isOn = ({ on }: SitePage, site: Site): boolean =>
  on === 'everySite' || (on === 'organic') === (site.kind === 'organic');
