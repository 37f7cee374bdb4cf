import * as z from 'zod/mini';

const tag = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));

/** Origin of a shopper. `campaignId` if known, else `utmCampaign`, never both. Source: S1§3, S2§7, Q-019. */
export const campaignFields = {
  channel: z.optional(z.enum(['ONLINE', 'OFFLINE', 'CAMPAIGN_LANDING_PAGE'])),
  utmSource: tag,
  utmMedium: tag,
  utmContent: tag,
  utmTerm: tag,
  utmCampaign: tag,
  campaignId: tag,
  /** The merchant key again; a different one than the header's is refused. */
  merchantId: tag,
} as const;
