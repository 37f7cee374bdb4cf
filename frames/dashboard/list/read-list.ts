import type { ResponseOf } from '../../../shared/api/endpoint';
import type { LoanCard } from '../../../shared/api/loan-fields';
import { transactionHistory } from '../../../shared/api/loans';
import type { ApiClient } from '../../platform/api/client';
import { type Asked, readAsked, readPages, requestOf } from './asked';

type Answer = ResponseOf<typeof transactionHistory>;

export interface Listed extends Pick<Answer, 'hasMore' | 'transactionCount' | 'filterColumnsData'> {
  readonly asked: Asked;
  /** Number of loaded server pages. */
  readonly pages: number;
  readonly transactions: readonly LoanCard[];
}

const readPage = (client: ApiClient, asked: Asked, page: number): Promise<Answer> =>
  client.call(transactionHistory, requestOf(asked, page));

/** Without duplicates: a new purchase moves later ones to the next page. */
export const onceEach = (cards: readonly LoanCard[]): readonly LoanCard[] => [
  ...new Map(cards.map((card) => [card.txnUuid, card])).values(),
];

/** Reads the pages that an address shows. Rejects with `ApiError`. */
export async function readList(client: ApiClient, query: URLSearchParams): Promise<Listed> {
  const asked = readAsked(query);
  const pages = readPages(query);
  const [first, ...more] = await Promise.all(
    Array.from({ length: pages }, (_, index) => readPage(client, asked, index + 1)),
  );
  if (!first) throw new RangeError('no page was asked for');
  const last = more.at(-1) ?? first;
  return {
    asked,
    pages,
    transactions: onceEach([first, ...more].flatMap(({ transactionDetails }) => transactionDetails)),
    hasMore: last.hasMore,
    transactionCount: last.transactionCount,
    filterColumnsData: last.filterColumnsData,
  };
}

export const withPage = (listed: Listed, { transactionDetails, ...rest }: Answer): Listed => ({
  ...listed,
  ...rest,
  pages: listed.pages + 1,
  transactions: onceEach([...listed.transactions, ...transactionDetails]),
});
