import type { Locale } from '../locales';
import { pathIn } from './address';

/** Leads to a shop of the catalogue: `?to={handle}`, or `?merchantId={key}` of the merchant that it is. */
export const shopRedirectAddress = { path: '/redirect/' } as const;

/** Key of the merchant from whom somebody came, as an address says it; null for none. */
export const merchantIn = (search: string | URLSearchParams): string | null =>
  new URLSearchParams(search).get('merchantId') || null;

/** Where shopping starts: at the shop of a merchant, where one is known, else with all shops. Source: S1§2.3 (CAT-018,
 *  CAT-019). */
export const shoppingAddress = (locale: Locale, merchantKey: string | null): string =>
  merchantKey === null
    ? pathIn(locale, '/buy')
    : `${pathIn(locale, shopRedirectAddress.path)}?${new URLSearchParams({ merchantId: merchantKey })}`;
