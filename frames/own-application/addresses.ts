import { localeOf } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { type NtbPlace, ntbAddresses } from '../../shared/site/ntb-addresses';
import { merchantIn, shoppingAddress } from '../../shared/site/shopping-address';

type Page = Pick<Window, 'document' | 'location'>;

/** Address of a page of an application in this page's locale, with the merchant of the visit. */
export function ntbAddress(page: Page, place: NtbPlace, query: Readonly<Record<string, string>> = {}): string {
  const path = siteAddressIn(page, ntbAddresses[place].path);
  const text = new URLSearchParams(withMerchant(page, query)).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** A query with the merchant of the visit. */
export function withMerchant({ location }: Page, query: Readonly<Record<string, string>>): Record<string, string> {
  const merchantId = merchantIn(location.search);
  return { ...query, ...(merchantId !== null && { merchantId }) };
}

/** Address of the shop pages in this page's locale. */
export const shopAddressIn = ({ document, location }: Page): string =>
  shoppingAddress(localeOf(document.documentElement.lang), merchantIn(location.search));

/** Address of a site page in this page's locale. */
export const siteAddressIn = ({ document }: Pick<Window, 'document'>, path: string): string =>
  pathIn(localeOf(document.documentElement.lang), path);
