import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lenderById, sameBank } from '../../../shared/lenders';
import { type Locale, locales } from '../../../shared/locales';
import { accountRow } from '../../../shared/site/account-row';
import { pathIn } from '../../../shared/site/address';
import type { AnswerData } from '../../../shared/site/page-data';
import type { SitePageId } from '../../../shared/site/page-id';
import { addressesOf, href, type SitePage } from '../../../shared/site/route';
import type { Site } from '../../../shared/site/site';
import { siteRows } from '../../../shared/site/site-rows';
import type { Config } from '../../config';
import { countPage } from '../../http/count-page';
import { sendNotice } from '../../http/notices';
import type { PageAssets } from '../../http/page-assets';
import { askedLocale, inLanguage, pageLanguage } from '../../http/page-language';
import { sendRepair } from '../../http/send-repair';
import { type ForeignFiles, sendSitePage } from '../../http/send-site-page';
import { setLanguage, setVisitCookies } from '../../http/site-cookies';
import { guardPage } from '../../http/site-guard';
import type { AskedPage, SitePages } from '../../http/site-pages';
import { type SiteSessionDeps, siteHost } from '../../http/site-session';
import { withoutUnknownMerchant } from '../../http/unknown-merchant';
import type { CallLimit } from '../../services/call-limit';
import { Refusal } from '../../services/refusal';
import type { SiteDataDeps } from '../../services/site-data/page-source';
import { contentOf, siteData } from '../../services/site-data/site-data';
import type { MerchantCache } from '../../store/merchant-cache';
import { isOutage } from '../../store/outage';

interface SiteDeps extends SiteSessionDeps, Pick<SiteDataDeps, 'catalogue'> {
  readonly pages: SitePages;
  readonly assets: PageAssets;
  readonly merchants: MerchantCache;
  readonly maintenance: Config['maintenance'];
  readonly answers: PageAnswers;
  readonly calls: CallLimit;
}

/** Page data for a query; undefined if the query is empty. */
export type PageAnswers = {
  readonly [Id in keyof AnswerData]: (request: FastifyRequest) => Promise<AnswerData[Id]>;
};

type Row = (typeof siteRows)[number];

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
  row: Row,
  locale: Locale,
): Promise<FastifyReply> {
  const { shows } = row;
  const path = pathOf(row, request);
  const host = siteHost(request, deps.publicUrl);
  if (!host) throw new Refusal('NOT_FOUND');
  const query = askedOf(request, shows);
  const isOfMany = path !== row.path;
  await countPage(deps, host, request, reply, query !== null || isOfMany);
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
    return isTold ? reply : sendNotice(deps.assets, request, reply, 'notBuilt');
  }
  const known = await withoutUnknownMerchant(deps.merchants, request.url);
  if (known !== null) return reply.redirect(known);
  if (shows.namesLender) requireLenderNamed(request, host.site);
  setVisitCookies(request, reply);
  if (shows.isGuarded) {
    const loginAt = pathIn(locale, accountRow(host.site).path);
    if ((await guardPage(deps, host, request, reply, loginAt)) === null) return reply;
  }
  const page = { locale, site: host.site, row: shows, path, isOfMany, ...(query && { query }) };
  const isSent = await sendDrawn(deps, request, reply, page);
  return isSent ? reply : sendNotice(deps.assets, request, reply, 'notBuilt');
}

/** Refuses a lender in the query that the site does not have with 404. */
function requireLenderNamed({ query }: FastifyRequest, site: Site): void {
  // SAFETY: fastify's query parser returns an object.
  const { lenderId } = query as Readonly<Record<string, unknown>>;
  if (lenderId === undefined) return;
  const isThere =
    typeof lenderId === 'string' &&
    lenderById(lenderId) !== undefined &&
    (site.kind === 'organic' || sameBank(site.lenderId).some((lender) => lender.lenderId === lenderId));
  if (!isThere) throw new Refusal('NOT_FOUND');
}

/** Path of a page with the address's parameters. 404 for an impossible parameter. */
function pathOf({ path }: Row, { params }: FastifyRequest): string {
  try {
    // SAFETY: the path has exactly these parameters.
    return href<typeof path>({ path }, params as Readonly<Record<string, string>>);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal('NOT_FOUND');
  }
}

/** Sends a page, with catalogue data if it shows any; while the catalogue is down, without it if possible. */
async function sendDrawn(
  deps: SiteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  page: AskedPage,
): Promise<boolean> {
  const { row, query = {}, path, locale, site } = page;
  // SAFETY: as above.
  const asked = { params: request.params as Readonly<Record<string, string>>, query, path, locale, site };
  try {
    const content = await contentOf(deps, row, asked);
    if (content) return await sendSitePage(deps.pages, request, reply, { ...page, content });
    const data = isAnswering(row.site) ? await deps.answers[row.site](request) : undefined;
    const asFound = data === undefined ? page : { ...page, data };
    return await sendSitePage(deps.pages, request, reply, asFound, await foreignFiles(deps, request, row));
  } catch (error) {
    const without = row.asks && siteData[row.site].without;
    if (!without || !isOutage(error)) throw error;
    request.log.warn({ err: error }, 'a page is shown without the catalogue');
    const { status } = without;
    const instead = { ...row, ...(status === 503 && { status }) };
    return sendSitePage(deps.pages, request, reply, { ...page, row: instead, data: without.data(asked) });
  }
}

/** Host of the merchant's logo on the page. Only https: no other image may be loaded. */
async function foreignFiles(
  { merchants }: SiteDeps,
  { query }: FastifyRequest,
  { showsMerchant }: SitePage,
): Promise<ForeignFiles> {
  // SAFETY: fastify's query parser returns an object.
  const { merchantId } = query as Readonly<Record<string, unknown>>;
  if (!showsMerchant || typeof merchantId !== 'string') return {};
  const logo = (await merchants.find(merchantId))?.logoUrl ?? null;
  const origin = logo === null ? null : httpsOriginOf(logo);
  return origin === null ? {} : { imageOrigins: [origin] };
}

const httpsOriginOf = (address: string): string | null => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' ? url.origin : null;
};

const answering: Readonly<Record<keyof AnswerData, true>> = { 'kfs-check': true };
const isAnswering = (id: SitePageId): id is keyof AnswerData => Object.hasOwn(answering, id);

/** Query parameters that the page reads; null if there are none. */
function askedOf({ query }: FastifyRequest, { reads, asks }: SitePage): Readonly<Record<string, unknown>> | null {
  // SAFETY: fastify's query parser returns an object.
  const said = query as Readonly<Record<string, unknown>>;
  if (reads === 'query') return filledOf(Object.entries(said));
  const names = asks ?? reads ?? [];
  return filledOf(names.flatMap((name) => (Object.hasOwn(said, name) ? [[name, said[name]] as const] : [])));
}

const filledOf = (said: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> | null =>
  said.length === 0 ? null : Object.fromEntries(said);

/** Redirects to this site's page if the address belongs to another site. */
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
