import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Locale, locales } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { isSitePage, type Route, type Shown } from '../../../shared/site/route';
import { payment, routes } from '../../../shared/site/routes';
import { sendNotice } from '../../http/notices';
import { askedLocale, inLanguage, pageLanguage } from '../../http/page-language';
import { sendPage } from '../../http/pages';
import { routerPathsOf } from '../../http/route-patterns';
import { siteNeeded } from '../../http/site-of';
import { showcaseOf } from '../../services/showcase';
import type { MerchantCache } from '../../store/merchant-cache';
import { type PaymentLinkDeps, sendPaymentLink } from '../payment-link-page';

const Key = z.string().check(z.minLength(1), z.maxLength(64));
const PageQuery = z.object({
  merchantKey: z.catch(z.optional(Key), undefined),
  ref: z.catch(z.optional(z.string()), ''),
});

interface PageDeps extends PaymentLinkDeps {
  readonly merchants: MerchantCache;
  readonly publicUrl: string;
}
type BuiltPage = Extract<Shown, { page: string }>;

export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  for (const row of Object.values<Route>(routes)) {
    const { shows } = row;
    if (shows === 'document' || isSitePage(shows)) continue;
    for (const address of routerPathsOf(row)) {
      if ('redirect' in shows)
        for (const locale of locales)
          app.get(pathIn(locale, address), (request, reply) => {
            siteNeeded(request, deps.publicUrl);
            return reply.redirect(anchorOf(shows.redirect, request, locale));
          });
      else
        app.get(address, async (request, reply) => {
          const { merchantKey, ref } = PageQuery.parse(request.query);
          if (row.path !== payment.path || ref === undefined)
            return sendBuilt(deps, request, reply, shows, merchantKey);
          const owner = await sendPaymentLink(deps, request, reply, ref, merchantKey);
          return owner === null ? reply : sendBuilt(deps, request, reply, { ...shows, framedBy: 'none' }, owner);
        });
    }
  }
}

/** Redirect to an anchor, in the language of the address or the requested one. */
function anchorOf(redirect: string, request: FastifyRequest, locale: Locale): string {
  const [path = '', anchor = ''] = redirect.split('#');
  const wanted = askedLocale(request).locale === undefined ? locale : pageLanguage(request);
  return `${inLanguage(request, path, wanted)}#${anchor}`;
}

/** Pages that play the merchant's film. Source: S1§3 (WID-030). */
const pagesWithFilm: ReadonlySet<string> = new Set(['eligibility', 'communication']);

async function sendBuilt(
  { merchants, assets }: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, template, merchant, framedBy, tells }: BuiltPage,
  named: string | undefined,
): Promise<FastifyReply> {
  const merchantKey = merchant === 'none' ? undefined : named;
  if (merchantKey === undefined && merchant === 'needed') return sendNotice(assets, request, reply, 'noMerchant');
  const known = merchantKey === undefined ? null : await merchants.find(merchantKey);
  if (merchantKey !== undefined && !known) return sendNotice(assets, request, reply, 'unknownMerchant');
  // Without the header, as in old browsers, the page is sent.
  const isAlone = request.headers['sec-fetch-dest'] === 'document';
  if (isAlone && merchant === 'needed' && framedBy === 'merchant')
    return sendNotice(assets, request, reply, 'onlyFramed');
  const origins = known?.origins ?? [];
  const videoUrl = known?.widgets.howToBuyVideoUrl ?? null;
  return sendPage(assets, request, reply, {
    page,
    template,
    ancestors: framedBy === 'merchant' ? origins : [],
    merchantOrigins: origins,
    mediaOrigins: pagesWithFilm.has(page) && videoUrl !== null ? [new URL(videoUrl).origin] : [],
    ...(tells === 'showcase' && { showcase: showcaseOf(known) }),
  });
}
