import * as z from 'zod';

/** Claims of the provider's signed result, from any source. Unknown fields pass. */
export const ResultClaims = z.object({
  /** Transaction id. */
  sub: z.string().min(1).max(64),
  jti: z.string().min(1).max(128),
  /** Seconds since 1970. */
  iat: z.number().int(),
  orderId: z.string().min(1).max(64),
  status: z.enum(['INITIATED', 'COMPLETE', 'FAILED', 'CANCELED']),
  /** False for a failure that the shopper may still turn into a payment. */
  isFinal: z.boolean(),
  /** Whole rupees. */
  amount: z.number().int(),
  currency: z.literal('INR'),
  /** Part of the amount that the shop collects itself, whole rupees; null unless COMPLETE. */
  amountDueAtMerchant: z.number().int().nonnegative().nullable(),
  lenderId: z.string().nullable(),
  errorCode: z.union([z.number().int(), z.string()]).nullable(),
  /** Time of the last status change. */
  atMs: z.number().int(),
});
export type ResultClaims = z.infer<typeof ResultClaims>;
