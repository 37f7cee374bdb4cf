import { localeOf } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { type NtbPlace, ntbAddresses } from '../../shared/site/ntb-addresses';
import { merchantIn, shoppingAddress } from '../../shared/site/shopping-address';

type Page = Pick<Window, 'document' | 'location'>;

/** The address of a page of an application, in the language of this one, with the merchant from whom somebody came. */
export function ntbAddress(page: Page, place: NtbPlace, query: Readonly<Record<string, string>> = {}): string {
  const path = siteAddressIn(page, ntbAddresses[place].path);
  const text = new URLSearchParams(withMerchant(page, query)).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** A query of a page of the site, with that merchant. */
export function withMerchant({ location }: Page, query: Readonly<Record<string, string>>): Record<string, string> {
  const merchantId = merchantIn(location.search);
  return { ...query, ...(merchantId !== null && { merchantId }) };
}

/** Where shopping goes on, in the language of this page. */
export const shopAddressIn = ({ document, location }: Page): string =>
  shoppingAddress(localeOf(document.documentElement.lang), merchantIn(location.search));

/** The address of any page of the site, in the language of this one. */
export const siteAddressIn = ({ document }: Pick<Window, 'document'>, path: string): string =>
  pathIn(localeOf(document.documentElement.lang), path);
