/** Addresses of offers and vouchers, also for links in messages. `:handle` and `:merchantName` are those of a store of
 *  the catalogue. Source: S1§2.2 (RTE-039, 042, 061, 062). */
export const offerAddresses = {
  all: { path: '/offers' },
  ofMerchant: { path: '/offers-:handle' },
  voucherTerms: { path: '/vouchers-:handle' },
  voucher: { path: '/voucher/:merchantName' },
} as const;
