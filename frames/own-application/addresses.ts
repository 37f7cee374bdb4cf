import { localeOf } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { type NtbPlace, ntbAddresses } from '../../shared/site/ntb-addresses';

/** The address of a page of an application, in the language of this one. */
export function ntbAddress(
  { document }: Pick<Window, 'document'>,
  place: NtbPlace,
  query: Readonly<Record<string, string>> = {},
): string {
  const path = pathIn(localeOf(document.documentElement.lang), ntbAddresses[place].path);
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The address of any page of the site, in the language of this one. */
export const siteAddressIn = ({ document }: Pick<Window, 'document'>, path: string): string =>
  pathIn(localeOf(document.documentElement.lang), path);
