import { MERCHANT_KEY_PATTERN } from '../../shared/rules/merchant-key';
import type { MerchantCache } from '../store/merchant-cache';
import { isOutage } from '../store/outage';

/** The address without an unknown `merchantId`; null if there is nothing to remove. A page's calls are refused with an
 *  unknown merchant, so a wrong link would prevent logging in. `url`: a path with its query. */
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
    // Reading a page needs no database; its calls report the outage.
    if (isOutage(error)) return true;
    throw error;
  }
}
