import * as z from 'zod/mini';
import { hasPlainHost } from '../../shared/rules/web-address';

const storedAddress = z.url({ protocol: /^https$/, error: 'must be an https address', abort: true });
const webAddress = storedAddress.check(z.refine(hasPlainHost, 'must have a plain host name'));

const settingsWith = (address: z.ZodMiniType<string>) => ({
  howToBuyVideoUrl: z._default(z.nullable(address), null),
  /** Offers of banks for their cards at this merchant, in the merchant's words. */
  cardOffers: z._default(
    z.array(
      z.strictObject({
        card: z.enum(['credit', 'debit']),
        bankName: z.string().check(z.minLength(1), z.maxLength(80)),
        offer: z.string().check(z.minLength(1), z.maxLength(160)),
        termsUrl: z._default(z.nullable(address), null),
      }),
    ),
    [],
  ),
});

/** `null` and `[]`: none. */
export const WidgetSettings = z.strictObject(settingsWith(webAddress));

/** Stored settings: a row of an earlier release may have more fields, and other hosts. */
export const StoredWidgetSettings = z.object(settingsWith(storedAddress));
export type WidgetSettings = z.infer<typeof WidgetSettings>;
