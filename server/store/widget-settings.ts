import * as z from 'zod/mini';

const webAddress = z.url({ protocol: /^https$/, error: 'must be an https address' });

const settings = {
  /** A film that shows how to buy on EMI. */
  howToBuyVideoUrl: z._default(z.nullable(webAddress), null),
  /** Offers of banks on their cards at this merchant, in the merchant's words. */
  cardOffers: z._default(
    z.array(
      z.strictObject({
        card: z.enum(['credit', 'debit']),
        bankName: z.string().check(z.minLength(1), z.maxLength(80)),
        offer: z.string().check(z.minLength(1), z.maxLength(160)),
        termsUrl: z._default(z.nullable(webAddress), null),
      }),
    ),
    [],
  ),
};

/** What a merchant's widgets show beyond its lenders. `null` and `[]`: the merchant has none, and none is shown. */
export const WidgetSettings = z.strictObject(settings);

/** The same as stored: a row of an earlier release may have more. */
export const StoredWidgetSettings = z.object(settings);
export type WidgetSettings = z.infer<typeof WidgetSettings>;
