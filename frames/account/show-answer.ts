import { localeOf } from '../../shared/locales';
import { carriedOf, withCarried } from '../../shared/site/carried';
import { destinationOf } from '../../shared/site/destination';
import type { AccountState, Found } from './flow/state';

/** Opens the page of the lenders' answer; `query`: attribution. Back returns to the page before, never to an outdated answer. */
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
