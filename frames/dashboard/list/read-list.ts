import type { ResponseOf } from '../../../shared/api/endpoint';
import type { LoanCard } from '../../../shared/api/loan-fields';
import { transactionHistory } from '../../../shared/api/loans';
import type { ApiClient } from '../../platform/api/client';
import { type Asked, readAsked, readPages, requestOf } from './asked';

type Answer = ResponseOf<typeof transactionHistory>;

/** What the list is drawn from. */
export interface Listed extends Pick<Answer, 'hasMore' | 'transactionCount' | 'filterColumnsData'> {
  readonly asked: Asked;
  /** How many pages of the server are in it. */
  readonly pages: number;
  readonly transactions: readonly LoanCard[];
}

const readPage = (client: ApiClient, asked: Asked, page: number): Promise<Answer> =>
  client.call(transactionHistory, requestOf(asked, page));

/** Once each: what is bought meanwhile moves what comes after it by one. */
const onceEach = (cards: readonly LoanCard[]): readonly LoanCard[] => [
  ...new Map(cards.map((card) => [card.txnUuid, card])).values(),
];

/** Reads the pages of the list that an address shows. Rejects with `ApiError`. */
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

/** The list with its next page. Rejects with `ApiError`. */
export async function readMore(client: ApiClient, listed: Listed): Promise<Listed> {
  const pages = listed.pages + 1;
  const { transactionDetails, ...rest } = await readPage(client, listed.asked, pages);
  return { ...listed, ...rest, pages, transactions: onceEach([...listed.transactions, ...transactionDetails]) };
}

/** Everything that is asked for, however long it is. Rejects with `ApiError`. */
export async function readAll(client: ApiClient, asked: Asked): Promise<readonly LoanCard[]> {
  const cards: LoanCard[] = [];
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const answer = await readPage(client, asked, page);
    cards.push(...answer.transactionDetails);
    hasMore = answer.hasMore;
  }
  return onceEach(cards);
}

/** How many there are of what is asked for. Rejects with `ApiError`. */
export const countOf = async (client: ApiClient, asked: Asked): Promise<number> =>
  (await readPage(client, asked, 1)).transactionCount;
