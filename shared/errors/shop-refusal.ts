import type { merchantErrors } from './account';

/** Reasons why a customer may borrow nothing (more) at one merchant. */
export const shopRefusals = [
  'MERCHANT_LIMIT_EXCEEDED',
  'MERCHANT_NOT_ALLOWED',
] as const satisfies readonly (typeof merchantErrors)[number]['name'][];
export type ShopRefusal = (typeof shopRefusals)[number];
