import type { Offer } from '../../../shared/api/catalogue';
import { dayInIndia } from '../../../shared/rules/india-days';
import type { Clock } from '../../platform/clock';
import { storesByHandle } from '../../store/catalogue';
import type { MerchantCache } from '../../store/merchant-cache';
import type { Db } from '../../store/schema';
import type { CatalogueVersion } from './catalogue-cache';
import { storeIn } from './find';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly merchants: Pick<MerchantCache, 'isLending'>;
}

interface Period {
  readonly startsOn: string;
  readonly endsOn: string | null;
}

export function stands({ clock }: Pick<Deps, 'clock'>, { startsOn, endsOn }: Period): boolean {
  const today = dayInIndia(clock.nowMs());
  return startsOn <= today && (endsOn === null || today <= endsOn);
}

/** Offers of these stores that are valid today; none while no lender is connected. */
export async function offersOf(
  deps: Deps,
  { version, lists }: CatalogueVersion,
  isWanted: (handle: string) => boolean,
): Promise<Offer[]> {
  if (!deps.merchants.isLending) return [];
  const standing = lists.offers.filter((offer) => isWanted(offer.handle) && stands(deps, offer));
  const handles = [...new Set(standing.map(({ handle }) => handle))];
  const stores = (await storesByHandle(deps.db, version, handles)).map(storeIn);
  const names = new Map(stores.map(({ handle, name }) => [handle, name]));
  return standing.map(({ handle, ...offer }) => ({
    ...offer,
    merchantHandle: handle,
    merchantName: names.get(handle) ?? handle,
  }));
}
