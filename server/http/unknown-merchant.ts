import { MERCHANT_KEY_PATTERN } from '../../shared/rules/merchant-key';
import type { MerchantCache } from '../store/merchant-cache';
import { isOutage } from '../store/outage';

/** The same address without `merchantId`, where that is no merchant's; null where there is nothing to leave out. The calls
 *  of a page name its merchant and are refused with an unknown one: what somebody has written into a link must keep nobody
 *  from logging in. `url`: a path with its query. */
export async function withoutUnknownMerchant(
  merchants: Pick<MerchantCache, 'find'>,
  url: string,
): Promise<string | null> {
  const [path = '', search] = url.split(/\?(.*)/s, 2);
  const query = new URLSearchParams(search);
  const [named, another] = query.getAll('merchantId');
  if (named === undefined) return null;
  if (another === undefined && MERCHANT_KEY_PATTERN.test(named) && (await isMerchant(merchants, named))) return null;
  query.delete('merchantId');
  return `${path}${query.size === 0 ? '' : `?${query}`}`;
}

async function isMerchant(merchants: Pick<MerchantCache, 'find'>, key: string): Promise<boolean> {
  try {
    return (await merchants.find(key)) !== null;
  } catch (error) {
    // A page that is read needs no database; whoever calls from it hears of the outage.
    if (isOutage(error)) return true;
    throw error;
  }
}
