import type { merchantList } from '../../../shared/api/catalogue';
import type { RequestOf } from '../../../shared/api/endpoint';
import type { Clock } from '../../platform/clock';
import type { Filter } from '../../store/catalogue';
import type { CatalogueVersion } from './catalogue-cache';
import { monthsMark, noCostMark } from './catalogue-rows';
import { stands } from './offers-of';

/** Filters of a merchant or product in addition to words, categories and brands: one of several plans, and of several
 *  months, suffices. A voucher counts during its offer. */
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
