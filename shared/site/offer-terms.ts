import type { Offer } from '../api/catalogue';
import type { Locale } from '../locales';
import { pathIn } from './address';
import { siteRows } from './site-rows';

const prefixOf: Readonly<Record<Offer['kind'], string>> = { noCost: '/offers-', voucher: '/vouchers-' };

/** Where the terms of an offer stand; null where no page has them. Source: S1§2.2 (RTE-061, RTE-062). */
export function offersHere(
  locale: Locale,
  { kind, merchantHandle }: Pick<Offer, 'kind' | 'merchantHandle'>,
): string | null {
  const path = `${prefixOf[kind]}${merchantHandle}`;
  const row = siteRows.find((each) => each.path === path);
  return row ? pathIn(locale, row.path) : null;
}
