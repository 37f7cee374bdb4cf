import type { Locale } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { search } from '../../../shared/site/routes';
import { type SearchQuery, searchParams } from '../../../shared/site/search-query';

export function searchAddress(locale: Locale, asked: SearchQuery): string {
  const query = searchParams(asked).toString();
  return `${pathIn(locale, search.path)}${query && `?${query}`}`;
}

/** The same query and order without filters. */
export const withoutFilters = (asked: SearchQuery): SearchQuery => ({
  ...asked,
  categoryIds: [],
  brandIds: [],
  plan: [],
  months: [],
  page: 1,
});

/** Number of active filters. */
export const filtersIn = ({ categoryIds, brandIds, plan, months }: SearchQuery): number =>
  categoryIds.length + brandIds.length + plan.length + months.length;
