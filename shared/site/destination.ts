import type { Locale } from '../locales';
import { pathIn } from './address';
import { campaignResults } from './campaign-result-addresses';
import { type Carried, withCarried } from './carried';
import { ntbAddresses } from './ntb-addresses';
import { registeredAddress } from './registered-address';
import type { Route } from './route';
import { eligible, notEligible } from './routes';

type Page = Pick<Route, 'path'>;

/** Where a shopper goes on once the lenders have answered. */
export interface Destinations {
  readonly eligible: Page;
  readonly notEligible: Page;
  /** Nobody has approved the shopper, and a lender takes an application: `notEligible` by default, which says so by itself. */
  readonly newToBank?: Page;
}

const answers: Destinations = { eligible, notEligible };

/** By the channel that somebody came by; `default` is every other one. Source: S1§4 (ELG-027..029, 034, 035). */
export const destinations: Readonly<Record<'OFFLINE' | 'CAMPAIGN_LANDING_PAGE' | 'default', Destinations>> = {
  OFFLINE: answers,
  CAMPAIGN_LANDING_PAGE: campaignResults,
  default: { ...answers, newToBank: ntbAddresses.application },
};

/** What a destination follows from. */
export interface Answered {
  readonly isEligible: boolean;
  /** The merchant lets new customers apply (`isNTBEnabledOnMerchant`), and a lender takes this one's application. */
  readonly mayApply: boolean;
  /** As it was said; null for none. */
  readonly channel: string | null;
  /** Of the page: instead of ours. */
  readonly urls?:
    | { readonly successUrl?: string | undefined; readonly nonapprovedUrl?: string | undefined }
    | undefined;
  readonly carried: Carried;
  readonly locale: Locale;
  /** That an address of the page may be on. */
  readonly origins: readonly string[];
}

/** Where to go on: a path of the same host, or an address on a registered origin, with what goes along. An address of the
 *  page that leads anywhere else counts as none. */
export function destinationOf(answered: Answered): string {
  const { isEligible, mayApply, channel, urls, carried, locale, origins } = answered;
  const own = isEligible ? urls?.successUrl : urls?.nonapprovedUrl;
  const given = own === undefined ? null : registeredAddress(own, origins);
  const row = destinations[channel === 'OFFLINE' || channel === 'CAMPAIGN_LANDING_PAGE' ? channel : 'default'];
  const page = isEligible ? row.eligible : (mayApply && row.newToBank) || row.notEligible;
  return withCarried(given ?? pathIn(locale, page.path), carried);
}
