import type { Route } from './route';

/** Sandbox address of each row with one page per item. */
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

/** Address for tests of all pages: the row's path, or that of an existing item in the sandbox. */
export const sampleAddress = ({ path }: Pick<Route, 'path'>): string => samples[path] ?? path;
