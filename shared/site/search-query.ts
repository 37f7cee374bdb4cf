import type { plans, sortings } from '../api/catalogue';
import type { Tenure } from '../lenders';

/** Query of `/search`. `q`: words, '' = all; one match per list suffices; `page` from 1. */
export interface SearchQuery {
  readonly q: string;
  readonly categoryIds: readonly string[];
  readonly brandIds: readonly string[];
  readonly plan: readonly (typeof plans)[number][];
  readonly months: readonly Tenure[];
  readonly sort: (typeof sortings)[number];
  readonly page: number;
}

/** Parameters of a query without defaults, in a fixed order. */
export function searchParams({ q, categoryIds, brandIds, plan, months, sort, page }: SearchQuery): URLSearchParams {
  return new URLSearchParams([
    ...(q === '' ? [] : [['q', q]]),
    ...categoryIds.map((id) => ['categoryIds', id]),
    ...brandIds.map((id) => ['brandIds', id]),
    ...plan.map((each) => ['plan', each]),
    ...months.map((each) => ['months', String(each)]),
    ...(sort === 'popular' ? [] : [['sort', sort]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]);
}
