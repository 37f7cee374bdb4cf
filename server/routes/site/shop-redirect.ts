import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CatalogueId } from '../../../shared/api/fields';
import { type Locale, locales } from '../../../shared/locales';
import { MERCHANT_KEY_PATTERN } from '../../../shared/rules/merchant-key';
import { pathIn } from '../../../shared/site/address';
import { type Carried, carriedOf, withCarried } from '../../../shared/site/carried';
import { lastTouchIn } from '../../../shared/site/last-touch';
import { shopRedirect } from '../../../shared/site/routes';
import { shoppingAddress } from '../../../shared/site/shopping-address';
import type { Config } from '../../config';
import { clientNetwork } from '../../http/call-of';
import { headerText } from '../../http/header-text';
import { isNavigation } from '../../http/is-navigation';
import { routerPathsOf } from '../../http/route-patterns';
import { lenderIdOf, siteNeeded } from '../../http/site-of';
import { handleAt, shopAddress } from '../../services/catalogue/answers';
import type { CatalogueDeps } from '../../services/catalogue/find';
import { Refusal } from '../../services/refusal';
import { countClick } from '../../services/shop-clicks';

type Deps = CatalogueDeps &
  Parameters<typeof countClick>[0] &
  Pick<Config, 'publicUrl'> & { warn(error: unknown, what: string): void };

const MerchantKey = z.string().check(z.regex(MERCHANT_KEY_PATTERN));
/** Shop by its handle (path or query) or its merchant's key, and a product. The handle wins: `merchantId` may only
 *  belong to the campaign. */
const Asked = z.object({
  to: z.optional(CatalogueId),
  merchantId: z.optional(z.unknown()),
  product: z.optional(CatalogueId),
});

/** Redirects to a shop of the catalogue with the visitor's campaign, and counts the click. The target is always the
 *  catalogue's address, regardless of the link. Source: S1§2.2 (RTE-071). */
export function registerShopRedirect(app: FastifyInstance, deps: Deps): void {
  for (const address of routerPathsOf(shopRedirect))
    for (const locale of locales)
      app.get(pathIn(locale, address), (request, reply) => sendToShop(deps, locale, request, reply));
}

async function sendToShop(
  deps: Deps,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const site = siteNeeded(request, deps.publicUrl);
  const asked = Asked.safeParse({ ...Object(request.query), ...Object(request.params) });
  if (!asked.success) throw new Refusal('NOT_FOUND');
  const { to, merchantId, product: productId = null } = asked.data;
  const carried = broughtBy(request);
  const leadTo = (address: string): FastifyReply =>
    reply.header('cache-control', 'no-store').redirect(withCarried(address, carried));
  const handle = to ?? (await handleOf(deps, merchantId));
  // The merchant has no shop in the catalogue: the user sees the others.
  if (handle === null) return leadTo(shoppingAddress(locale, null));
  const address = await shopAddress(deps, { handle, productId });
  if (isNavigation(request)) {
    const campaign = carried.utm_campaign ?? carried.campaignId ?? null;
    const lender_id = lenderIdOf(site);
    // A click reaches the shop even if it cannot be counted.
    await countClick(deps, clientNetwork(request.ip), { handle, product_id: productId, campaign, lender_id }).catch(
      (error: unknown) => deps.warn(error, 'a link to a shop was not counted'),
    );
  }
  return leadTo(address);
}

/** Shop of a merchant; null if the catalogue has none. 404 for an invalid key. */
async function handleOf(deps: Deps, merchantId: unknown): Promise<string | null> {
  const key = MerchantKey.safeParse(merchantId);
  if (!key.success) throw new Refusal('NOT_FOUND');
  return handleAt(deps, key.data);
}

/** Campaign passed on to the shop: from the address, else from the last visit. */
function broughtBy(request: FastifyRequest): Carried {
  const query = new URLSearchParams(request.url.split(/\?(.*)/s, 2)[1]);
  // Our merchant key and the experiment variant mean nothing to a shop.
  const { merchantId: _merchant, variation: _variation, ...said } = carriedOf(query);
  if (said.utm_campaign !== undefined || said.campaignId !== undefined) return said;
  const last = `utm_campaign=${lastTouchIn(headerText(request, 'cookie')) ?? ''}`;
  return { ...said, ...carriedOf(new URLSearchParams(last)) };
}
