import type { merchantList } from '../../../shared/api/catalogue';
import type { RequestOf } from '../../../shared/api/endpoint';
import type { Clock } from '../../platform/clock';
import type { Filter } from '../../store/catalogue';
import type { CatalogueVersion } from './catalogue-cache';
import { monthsMark, noCostMark } from './catalogue-rows';
import { stands } from './offers-of';

/** What has to be true of a merchant or product besides its words, categories and brands: of several plans, and of several
 *  months, one is enough. A voucher is had at its merchant while the offer stands. */
export function filtersOf(
  { clock }: { readonly clock: Clock },
  { lists }: CatalogueVersion,
  { plans = [], months = [] }: Pick<RequestOf<typeof merchantList>, 'plans' | 'months'>,
): readonly Filter[] {
  const withVoucher = (): string[] =>
    lists.offers.flatMap((offer) => (offer.kind === 'voucher' && stands({ clock }, offer) ? [offer.handle] : []));
  return [
    ...(plans.length === 0
      ? []
      : [
          {
            marks: plans.includes('noCost') ? [noCostMark] : [],
            handles: plans.includes('voucher') ? withVoucher() : [],
          },
        ]),
    ...(months.length === 0 ? [] : [{ marks: months.map(monthsMark) }]),
  ];
}
