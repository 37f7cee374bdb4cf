import { Count, fieldsOf, listOf, oneOf, orNull, Paise, PositivePaise, text, whole } from './fields';

/** A line of the order. */
export const Item = fieldsOf({
  name: text(200),
  sku: orNull(text(64)),
  category: orNull(text(64)),
  quantity: whole(1, 10_000),
  /** Of all pieces together. */
  amountPaise: PositivePaise,
});

export const Merchant = fieldsOf({
  id: text(64),
  name: text(120),
  /** The lender's own number of the merchant; null before the lender has given one. */
  lenderMerchantId: orNull(text(64)),
  /** Merchant category code of ISO 18245. */
  mcc: text(4),
  city: text(80),
});

/** Subvention that the merchant or a brand has agreed to bear for this purchase. */
export const SubventionAsk = fieldsOf({
  bearer: oneOf(['MERCHANT', 'BRAND', 'LENDER']),
  kind: oneOf(['NO_COST', 'LOW_COST', 'NO_FEE']),
  maxPaise: Paise,
  tenuresMonths: listOf(Count, 20),
});
