import { localeOf } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { disputeAddresses } from '../../shared/site/dispute-addresses';
import { href } from '../../shared/site/route';

type Page = Pick<Window, 'document' | 'location'>;

/** Address of a page of the dispute desk in this page's locale. */
export const deskAddress = (
  { document }: Pick<Window, 'document'>,
  name: keyof typeof disputeAddresses,
  query: Readonly<Record<string, string>> = {},
): string =>
  pathIn(localeOf(document.documentElement.lang), href<'/'>({ path: disputeAddresses[name].path as '/' }, {}, query));

/** Query parameter of the page; null if absent or empty. */
export const asked = ({ location }: Pick<Page, 'location'>, name: string): string | null =>
  new URLSearchParams(location.search).get(name) || null;
