import * as z from 'zod/mini';
import { campaignCodes } from '../site/campaign-codes';
import { CACHE_S, MerchantCard, Offer, Picture, ProductCard, Text } from './catalogue';
import { endpoint } from './endpoint';
import { CatalogueId } from './fields';

const CODE_MAX_LENGTH = 40;

/** Large banner of a page. `merchantHandle`: merchant of the linked offers; null = no link. `isNoCost`: has the tag 'NO
 *  COST EMI*'. */
const Banner = z.object({
  bannerId: CatalogueId,
  title: Text,
  text: Text,
  picture: Picture,
  merchantHandle: z.nullable(CatalogueId),
  isNoCost: z.boolean(),
});
export type Banner = z.infer<typeof Banner>;

const uiComponents = ['banners', 'merchants', 'products', 'offers'] as const;

/**
 * A campaign for a page; without an id, the content of the offers page. `c`: code of a variation; unknown codes other
 * than me, hf, ec and cr give the campaign without one: `variation` is null, and `merchants` are those of the
 * campaign, or all featured ones if it names none. Before its first and after its last day a campaign has no banner
 * (`isOver`). `uiComponents`: components in display order. 404 for an unknown campaign. Source: S1§2.4, S2§7, CAT-009,
 * CAT-016, CAT-026..032, API-082.
 */
export const campaignGet = endpoint({
  method: 'GET',
  path: '/app/campaign/get/',
  summary: 'Banners, merchants and offers: of a campaign, or all',
  scope: 'public',
  request: z.strictObject({
    campaignId: z.optional(CatalogueId),
    c: z.optional(z.string().check(z.maxLength(CODE_MAX_LENGTH))),
  }),
  cacheForSeconds: CACHE_S,
  response: z.object({
    campaign: z.nullable(
      z.object({
        campaignId: CatalogueId,
        variation: z.nullable(z.enum(campaignCodes)),
        /** Product range, for instance 'Mobiles'; null without a variation. */
        name: z.nullable(Text),
        isOver: z.boolean(),
        /** Its last day in India, 'YYYY-MM-DD'; null = unlimited. */
        endsOn: z.nullable(z.string()),
      }),
    ),
    uiComponents: z.array(z.enum(uiComponents)),
    banners: z.array(Banner),
    merchants: z.array(MerchantCard),
    products: z.array(ProductCard),
    offers: z.array(Offer),
  }),
});
