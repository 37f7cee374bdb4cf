import { localeOf } from '../../shared/locales';
import { carriedOf, withCarried } from '../../shared/site/carried';
import { destinationOf } from '../../shared/site/destination';
import type { AccountState, Found } from './flow/state';

/** Leads to the page of what the lenders say; `query`: how the shopper came. Back leads to where somebody was before, and
 *  never to an answer that is none. */
export function showAnswer(
  found: Found,
  { bicConfig: { amount, isNTBEnabledOnMerchant } }: Pick<AccountState, 'bicConfig'>,
  query: URLSearchParams,
  { document, location }: Pick<Window, 'document' | 'location'>,
): void {
  const path = destinationOf({
    isEligible: found.isPreApproved,
    mayApply: found.isNtbAllowed && isNTBEnabledOnMerchant,
    channel: query.get('channel'),
    carried: carriedOf(query),
    locale: localeOf(document.documentElement.lang),
    origins: [location.origin],
  });
  location.replace(withCarried(path, amount === null ? {} : { amount: String(amount) }));
}
