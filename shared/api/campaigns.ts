import * as z from 'zod/mini';
import { campaignCodes } from '../site/campaign-codes';
import { KEPT_S, MerchantCard, Offer, Picture, ProductCard, Text } from './catalogue';
import { endpoint } from './endpoint';
import { CatalogueId } from './fields';

const CODE_MAX_LENGTH = 40;

/** What stands large on a page. `merchantHandle`: whose offers it leads to; null = it leads nowhere. `isNoCost`: it carries
 *  the tag 'NO COST EMI*'. */
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

/** A campaign as a page shows it; without one, what stands on the page of offers. `c`: code of a variation, of which another
 *  than me, hf, ec and cr is none; `variation` is null then, and `merchants` are those of the campaign, or where it names
 *  none, all that are featured. After its last day, and before its first, a campaign has no banner of its own (`isOver`).
 *  `uiComponents`: what there is to show, in its order. 404 for a campaign that is not there. Source: S1§2.4, S2§7, CAT-009,
 *  CAT-016, CAT-026..032, API-082. */
export const campaignGet = endpoint({
  method: 'GET',
  path: '/app/campaign/get/',
  summary: 'Banners, merchants and offers: of a campaign, or all',
  scope: 'public',
  request: z.strictObject({
    campaignId: z.optional(CatalogueId),
    c: z.optional(z.string().check(z.maxLength(CODE_MAX_LENGTH))),
  }),
  cacheForSeconds: KEPT_S,
  response: z.object({
    campaign: z.nullable(
      z.object({
        campaignId: CatalogueId,
        variation: z.nullable(z.enum(campaignCodes)),
        /** What is sold, for instance 'Mobiles'; null without a variation. */
        name: z.nullable(Text),
        isOver: z.boolean(),
        /** Its last day in India, 'YYYY-MM-DD'; null = without an end. */
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
