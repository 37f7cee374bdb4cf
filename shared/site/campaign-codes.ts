/** Codes of a campaign's variations by product range: Mobiles, Home & Furniture, Electronics, Coolers. Source: S1§2.4
 *  (CAT-027..031). */
export const campaignCodes = ['me', 'hf', 'ec', 'cr'] as const;
export type CampaignCode = (typeof campaignCodes)[number];

/** Variation of an address (`?c=`); null for any other value. */
export const campaignCodeOf = (said: unknown): CampaignCode | null =>
  campaignCodes.find((code) => code === said) ?? null;
