import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, type Locale, langOf, locales } from '../../shared/locales';
import { notFound, speculationRules } from '../../shared/site/routes';
import { tabRedirection } from '../../shared/site/tab-row';
import { siteLanguage } from './page-language';
import { PERMISSIONS_POLICY, pagePolicy } from './security-headers';
import { sendFile } from './send-file';
import { siteOf } from './site-of';
import type { AskedPage, SitePages } from './site-pages';

export interface ForeignFiles {
  readonly imageOrigins?: readonly string[];
}

export async function sendSitePage(
  pages: SitePages,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedPage,
  { imageOrigins = [] }: ForeignFiles = {},
): Promise<boolean> {
  const drawn = await pages.find(asked);
  if (!drawn) return false;
  const { styleHashes, hasForm, mediaOrigins = [], scriptOrigins = [] } = drawn;
  const policy = {
    styleHashes,
    scriptHashes: [],
    scriptOrigins,
    ancestors: [],
    imageOrigins,
    mediaOrigins,
    isOfSite: true,
    hasForm,
  };
  reply
    .header('content-security-policy', pagePolicy(policy))
    .header('permissions-policy', PERMISSIONS_POLICY)
    .header('cross-origin-opener-policy', openerPolicy(asked))
    .header('content-language', langOf(asked.locale))
    .header('speculation-rules', `"${speculationRules.path}"`);
  // The next build changes the page. A guarded page has no personal data, but a guest gets another response.
  const cached = asked.row.isGuarded ? 'private, no-cache' : 'no-cache';
  await sendFile(request, reply, drawn.file, cached, asked.row.status);
  return true;
}

/** Site pages open others by `noopener` links only; the page that hands a tab over is opened by a checkout. */
const openerPolicy = ({ row }: AskedPage): string =>
  row === tabRedirection.shows ? 'same-origin-allow-popups' : 'same-origin';

/** Sends the not-found page in the language of the address, else the visitor's; false at an unknown host, and if
 *  nothing is built. */
export async function sendMissing(
  pages: SitePages,
  publicUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const site = siteOf(request, publicUrl);
  if (!site) return false;
  const locale = namedIn(request.url) ?? siteLanguage(request);
  return sendSitePage(pages, request, reply, { locale, site, row: notFound.shows, path: notFound.path });
}

/** Language in the first path segment: '/hi/…'. */
const namedIn = (url: string): Locale | undefined =>
  locales.find((each) => each !== defaultLocale && new RegExp(`^/${each}(?=[/?]|$)`).test(url));
