import type { Route } from './route';

/** An address in the sandbox of each row that has one page for each of something. */
const samples: Readonly<Record<string, string>> = {
  '/category': '/category?id=mobiles',
  '/brand': '/brand?id=nova',
  '/buy/:merchantHandle': '/buy/vijay-sales',
  '/how-to-buy/:handle': '/how-to-buy/vijay-sales',
  '/product/:handle/:productId': '/product/vijay-sales/feather-14',
  '/offers-:handle': '/offers-vijay-sales',
  '/vouchers-:handle': '/vouchers-vijay-sales',
  '/voucher/:merchantName': '/voucher/zenmart',
  '/campaign/:campaignId': '/campaign/diwali',
  '/transaction-history/:txnId': '/transaction-history/9f3ca71e-2b1d-4c55-8a60-1f0e6d2b7c44',
};

/** Where the page of a row is opened by whoever looks at all of them: at its path, or in the sandbox at a page of something
 *  that there is. */
export const sampleAddress = ({ path }: Pick<Route, 'path'>): string => samples[path] ?? path;
