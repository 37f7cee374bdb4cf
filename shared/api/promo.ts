import * as z from 'zod/mini';
import { MERCHANT_KEY_PATTERN } from '../rules/merchant-key';
import { PROMO_AMOUNTS_MAX } from '../rules/promo-amounts';
import { endpoint } from './endpoint';
import { AmountRupees, Paise } from './fields';

const MerchantKeyInAddress = z.string().check(z.regex(MERCHANT_KEY_PATTERN, 'must be a merchant key'));
/** An amount as it stands in an address: whole rupees, 1 to 99,99,999, without a leading zero. */
const AmountInAddress = z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be whole rupees, 1 to 9999999'));

/** One plan, as a line by a price shows it. `emi` and `totalAmountPayableToBank` are rupees, the total with at most two
 *  decimals. `interestRate`: percent a year. */
const PromoPlan = z.object({
  emi: z.int(),
  tenure: z.int(),
  interestRate: z.number(),
  totalAmountPayableToBank: z.number(),
  /** All instalments and fees, as in the Key Facts Statement. */
  totalPayablePaise: Paise,
  /** All fees with their tax, which are in the total; 0 where there is none. */
  feesPaise: Paise,
});
export type PromoPlan = z.infer<typeof PromoPlan>;

/** What the line says of one amount. */
const Promo = z.object({
  amount: AmountRupees,
  /** The plan with the lowest instalment; null where no lender finances the amount. */
  lowest: z.nullable(PromoPlan),
  /** The plan without cost that has the lowest instalment; null without one. */
  noCost: z.nullable(PromoPlan),
  /** The closest amount that has plans; null where the merchant has no lender. */
  nearestAmount: z.nullable(AmountRupees),
});

/** What the line by a price says of an amount at a merchant, to anybody: the same figures as `get-emi-info`, and no more
 *  than the line needs. Asked by the merchant's own page, so it may be kept by the browser and by caches. The merchant
 *  is named in the query because a header of our own would cost the browser a second call before this one. */
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

/** The same of many amounts, as a page that lists prices asks it: each amount once, whole rupees, with commas. */
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
    /** In the order in which they were asked for. */
    promos: z.array(Promo),
  }),
});
