import { localeOf } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { disputeAddresses } from '../../shared/site/dispute-addresses';
import { href } from '../../shared/site/route';

type Page = Pick<Window, 'document' | 'location'>;

/** Where a page of the dispute desk is, in the language of this one. */
export const deskAddress = (
  { document }: Pick<Window, 'document'>,
  name: keyof typeof disputeAddresses,
  query: Readonly<Record<string, string>> = {},
): string =>
  pathIn(localeOf(document.documentElement.lang), href<'/'>({ path: disputeAddresses[name].path as '/' }, {}, query));

/** What the address of the page says under a name; null where that is nothing. */
export const asked = ({ location }: Pick<Page, 'location'>, name: string): string | null =>
  new URLSearchParams(location.search).get(name) || null;
