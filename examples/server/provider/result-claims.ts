import * as z from 'zod';

/** What the provider says in a signed result, wherever it comes from. Fields that we do not use are let pass. */
export const ResultClaims = z.object({
  /** The transaction. */
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
  /** What of it the shop takes itself, whole rupees; null unless COMPLETE. */
  amountDueAtMerchant: z.number().int().nonnegative().nullable(),
  lenderId: z.string().nullable(),
  errorCode: z.union([z.number().int(), z.string()]).nullable(),
  /** When the status became what it is. */
  atMs: z.number().int(),
});
export type ResultClaims = z.infer<typeof ResultClaims>;
