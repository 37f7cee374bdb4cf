/** Codes of a campaign's variations by what is sold: Mobiles, Home & Furniture, Electronics, Coolers. Any other is no
 *  variation. Source: S1§2.4 (CAT-027..031). */
export const campaignCodes = ['me', 'hf', 'ec', 'cr'] as const;
export type CampaignCode = (typeof campaignCodes)[number];

/** The variation that an address asks for (`?c=`); null for anything else. */
export const campaignCodeOf = (said: unknown): CampaignCode | null =>
  campaignCodes.find((code) => code === said) ?? null;
