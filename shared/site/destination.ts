import type { Locale } from '../locales';
import { pathIn } from './address';
import { campaignResults } from './campaign-result-addresses';
import { type Carried, withCarried } from './carried';
import { ntbAddresses } from './ntb-addresses';
import { registeredAddress } from './registered-address';
import type { Route } from './route';
import { eligible, notEligible } from './routes';

type Page = Pick<Route, 'path'>;

export interface Destinations {
  readonly eligible: Page;
  readonly notEligible: Page;
  /** No lender has approved the shopper, and one accepts an application: `notEligible` by default, which offers it. */
  readonly newToBank?: Page;
}

const answers: Destinations = { eligible, notEligible };

/** Destinations by channel; `default` is any other. Source: S1§4 (ELG-027..029, 034, 035). */
export const destinations: Readonly<Record<'OFFLINE' | 'CAMPAIGN_LANDING_PAGE' | 'default', Destinations>> = {
  OFFLINE: answers,
  CAMPAIGN_LANDING_PAGE: campaignResults,
  default: { ...answers, newToBank: ntbAddresses.application },
};

export interface Answered {
  readonly isEligible: boolean;
  /** The merchant allows new customers (`isNTBEnabledOnMerchant`), and a lender accepts this one's application. */
  readonly mayApply: boolean;
  /** Unparsed; null for none. */
  readonly channel: string | null;
  /** Addresses of the page that replace the default. */
  readonly urls?:
    | { readonly successUrl?: string | undefined; readonly nonapprovedUrl?: string | undefined }
    | undefined;
  readonly carried: Carried;
  readonly locale: Locale;
  /** Allowed origins of the page's addresses. */
  readonly origins: readonly string[];
}

/** The destination: a path of the same host, or an address on a registered origin, with campaign parameters. Any other
 *  address of the page is ignored. */
export function destinationOf(answered: Answered): string {
  const { isEligible, mayApply, channel, urls, carried, locale, origins } = answered;
  const own = isEligible ? urls?.successUrl : urls?.nonapprovedUrl;
  const given = own === undefined ? null : registeredAddress(own, origins);
  const row = destinations[channel === 'OFFLINE' || channel === 'CAMPAIGN_LANDING_PAGE' ? channel : 'default'];
  const page = isEligible ? row.eligible : (mayApply && row.newToBank) || row.notEligible;
  return withCarried(given ?? pathIn(locale, page.path), carried);
}
