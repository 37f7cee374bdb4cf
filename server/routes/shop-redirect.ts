import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CatalogueId } from '../../shared/api/catalogue';
import { locales } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { type Carried, carriedOf, withCarried } from '../../shared/site/carried';
import { lastTouchIn } from '../../shared/site/last-touch';
import { addressesOf } from '../../shared/site/route';
import { shopRedirect } from '../../shared/site/routes';
import type { Config } from '../config';
import { clientNetwork } from '../http/call-of';
import { headerText } from '../http/header-text';
import { isFollowed } from '../http/is-followed';
import { lenderIdOf, siteNeeded } from '../http/site-of';
import { shopAddress } from '../services/catalogue/answers';
import type { CatalogueDeps } from '../services/catalogue/find';
import { Refusal } from '../services/refusal';
import { countClick } from '../services/shop-clicks';

type Deps = CatalogueDeps &
  Parameters<typeof countClick>[0] &
  Pick<Config, 'publicUrl'> & { warn(error: unknown, what: string): void };

/** Which shop, by its handle, and which product of it. */
const Asked = z.object({ to: CatalogueId, product: z.optional(CatalogueId) });

/** Leads to a shop of the catalogue, with the campaign that brought the visitor to us, and counts it. The address is the
 *  catalogue's and never the link's: whatever a link says, it leads nowhere else. Source: S1§2.2 (RTE-071). */
export function registerShopRedirect(app: FastifyInstance, deps: Deps): void {
  for (const address of addressesOf(shopRedirect))
    for (const locale of locales)
      app.get(pathIn(locale, address), (request, reply) => sendToShop(deps, request, reply));
}

async function sendToShop(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const site = siteNeeded(request, deps.publicUrl);
  const asked = Asked.safeParse(request.query);
  if (!asked.success) throw new Refusal('NOT_FOUND');
  const { to: handle, product: productId = null } = asked.data;
  const address = await shopAddress(deps, { handle, productId });
  const carried = broughtBy(request);
  if (isFollowed(request)) {
    const campaign = carried.utm_campaign ?? carried.campaignId ?? null;
    const lender_id = lenderIdOf(site);
    // Who wants to buy gets to the shop, also where nothing can be written down.
    await countClick(deps, clientNetwork(request.ip), { handle, product_id: productId, campaign, lender_id }).catch(
      (error: unknown) => deps.warn(error, 'a link to a shop was not counted'),
    );
  }
  return reply.header('cache-control', 'no-store').redirect(withCarried(address, carried));
}

/** What a shop is told of how somebody came to us: the campaign of the address, else that of the last visit. */
function broughtBy(request: FastifyRequest): Carried {
  const query = new URLSearchParams(request.url.split(/\?(.*)/s, 2)[1]);
  // Which merchant of ours, and which arm of an experiment, is nothing to a shop.
  const { merchantId: _merchant, variation: _variation, ...said } = carriedOf(query);
  if (said.utm_campaign !== undefined || said.campaignId !== undefined) return said;
  const last = `utm_campaign=${lastTouchIn(headerText(request, 'cookie')) ?? ''}`;
  return { ...said, ...carriedOf(new URLSearchParams(last)) };
}
