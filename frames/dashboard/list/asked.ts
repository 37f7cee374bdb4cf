import type { RequestOf } from '../../../shared/api/endpoint';
import type { transactionHistory } from '../../../shared/api/loans';
import { isDay } from '../../../shared/rules/india-days';
import { type LoanStatus, loanStatuses } from '../../../shared/rules/loan-flow';
import { MERCHANT_KEY_PATTERN } from '../../../shared/rules/merchant-key';

/** Filters of the list, combined with AND; values of one filter with OR. */
export interface Asked {
  readonly statuses: readonly LoanStatus[];
  readonly lenders: readonly string[];
  readonly merchants: readonly string[];
  /** Days of purchase, inclusive; 'YYYY-MM-DD', null = any. */
  readonly from: string | null;
  readonly to: string | null;
}

export const everything: Asked = { statuses: [], lenders: [], merchants: [], from: null, to: null };

/** The server refuses more values per filter. */
const AT_MOST = 20;

/** Filters of an address. Invalid values are ignored. */
export function readAsked(query: URLSearchParams): Asked {
  const listOf = (name: string): readonly string[] => [
    ...new Set(query.getAll(name).flatMap((said) => said.split(','))),
  ];
  const dayOf = (name: string): string | null => {
    const said = query.get(name);
    return said !== null && isDay(said) ? said : null;
  };
  return {
    statuses: loanStatuses.filter((status) => listOf('status').includes(status)),
    lenders: listOf('lender')
      .filter((id) => /^\d{1,5}$/.test(id))
      .slice(0, AT_MOST),
    merchants: listOf('merchant')
      .filter((key) => MERCHANT_KEY_PATTERN.test(key))
      .slice(0, AT_MOST),
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

/** Number of pages in the address; default 1. */
export function readPages(query: URLSearchParams): number {
  const said = Number(query.get('page') ?? 1);
  return Number.isInteger(said) && said >= 1 && said <= AT_MOST ? said : 1;
}

/** The filters as a query of an address or a call. */
export function queryOf({ statuses, lenders, merchants, from, to }: Asked, pages = 1): URLSearchParams {
  return new URLSearchParams([
    ...Object.entries({ status: statuses, lender: lenders, merchant: merchants }).flatMap(([name, values]) =>
      values.length === 0 ? [] : [[name, values.join(',')]],
    ),
    ...Object.entries({ from, to }).flatMap(([name, day]) => (day === null ? [] : [[name, day]])),
    ...(pages === 1 ? [] : [['page', String(pages)]]),
  ]);
}

export const requestOf = (asked: Asked, page = 1): RequestOf<typeof transactionHistory> =>
  Object.fromEntries(queryOf(asked, page));

export const isFiltered = (asked: Asked): boolean => queryOf(asked).toString() !== '';
