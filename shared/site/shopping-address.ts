import type { Locale } from '../locales';
import { pathIn } from './address';

/** Redirects to a shop of the catalogue: `?to={handle}`, or `?merchantId={key}` of its merchant. */
export const shopRedirectAddress = { path: '/redirect/' } as const;

/** Key of the referring merchant in an address; null if none. */
export const merchantIn = (search: string | URLSearchParams): string | null =>
  new URLSearchParams(search).get('merchantId') || null;

/** Start of shopping: the shop of a known merchant, else all shops. Source: S1§2.3 (CAT-018, CAT-019). */
export const shoppingAddress = (locale: Locale, merchantKey: string | null): string =>
  merchantKey === null
    ? pathIn(locale, '/buy')
    : `${pathIn(locale, shopRedirectAddress.path)}?${new URLSearchParams({ merchantId: merchantKey })}`;
