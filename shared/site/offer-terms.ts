import type { Offer } from '../api/catalogue';
import type { Locale } from '../locales';
import { pathIn } from './address';
import { offerAddresses } from './offer-addresses';
import { href } from './route';

/** Address of an offer's terms. Source: S1§2.2 (RTE-061, RTE-062). */
export function termsAddress(
  locale: Locale,
  { kind, merchantHandle: handle }: Pick<Offer, 'kind' | 'merchantHandle'>,
): string {
  return pathIn(locale, href(kind === 'noCost' ? offerAddresses.ofMerchant : offerAddresses.voucherTerms, { handle }));
}
