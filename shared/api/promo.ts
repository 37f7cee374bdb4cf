import * as z from 'zod/mini';
import { MERCHANT_KEY_PATTERN } from '../rules/merchant-key';
import { PROMO_AMOUNTS_MAX } from '../rules/promo-amounts';
import { endpoint } from './endpoint';
import { AmountRupees, Paise } from './fields';

const MerchantKeyInAddress = z.string().check(z.regex(MERCHANT_KEY_PATTERN, 'must be a merchant key'));
/** An amount in an address: whole rupees, 1 to 99,99,999, without a leading zero. */
const AmountInAddress = z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be whole rupees, 1 to 9999999'));

/** One plan of a promo line. `emi` and `totalAmountPayableToBank` are rupees, the total with at most two decimals.
 *  `interestRate`: percent a year. */
const PromoPlan = z.object({
  emi: z.int(),
  tenure: z.int(),
  interestRate: z.number(),
  totalAmountPayableToBank: z.number(),
  /** All instalments and fees, as in the Key Facts Statement. */
  totalPayablePaise: Paise,
  /** All fees with their tax, included in the total; 0 if there are none. */
  feesPaise: Paise,
});
export type PromoPlan = z.infer<typeof PromoPlan>;

const Promo = z.object({
  amount: AmountRupees,
  /** The plan with the lowest instalment; null where no lender finances the amount. */
  lowest: z.nullable(PromoPlan),
  /** The no-cost plan with the lowest instalment; null if there is none. */
  noCost: z.nullable(PromoPlan),
  /** The closest amount with plans; null if the merchant has no lender. */
  nearestAmount: z.nullable(AmountRupees),
});

/**
 * Public content of the promo line for an amount at a merchant: the figures of `get-emi-info` that the line needs.
 * Called by the merchant's page, and cacheable by browser and caches. The merchant is in the query because a custom
 * header would cost a preflight request.
 */
export const promo = endpoint({
  method: 'GET',
  path: '/app/widget/promo',
  summary: 'The line by a price: lowest instalment for an amount',
  scope: 'page',
  cacheForSeconds: 300,
  request: z.strictObject({
    merchantKey: MerchantKeyInAddress,
    amount: AmountInAddress,
  }),
  response: Promo,
});

/**
 * The promo content of many amounts, for a page with many prices: each amount once, whole rupees, separated by commas.
 */
export const promos = endpoint({
  method: 'GET',
  path: '/app/widget/promos',
  summary: 'The lines by many prices: lowest instalment for each amount',
  scope: 'page',
  cacheForSeconds: 300,
  request: z.strictObject({
    merchantKey: MerchantKeyInAddress,
    amounts: z
      .string()
      .check(
        z.regex(
          new RegExp(`^[1-9]\\d{0,6}(,[1-9]\\d{0,6}){0,${PROMO_AMOUNTS_MAX - 1}}$`),
          `must be 1 to ${PROMO_AMOUNTS_MAX} amounts in whole rupees, 1 to 9999999, with commas`,
        ),
      ),
  }),
  response: z.object({
    /** In the order of the request. */
    promos: z.array(Promo),
  }),
});
