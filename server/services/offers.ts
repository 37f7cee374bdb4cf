import type { ApplicationLender } from '../../shared/api/payment-fields';
import type { SalesLender } from '../../shared/api/sales';
import { atMerchant, type Lender, lenderById, salesLender, salesLenders } from '../../shared/lenders';
import type { Merchant } from '../store/merchants';

/** The lenders behind ids; an id that no lender has (any more) is left out. */
export const lendersOf = (lenderIds: readonly string[]): Lender[] => lenderIds.flatMap((id) => lenderById(id) ?? []);

/** A lender's name; its id where there is no such lender any more. */
export const lenderName = (lenderId: string): string => lenderById(lenderId)?.name ?? lenderId;

/** Name and limits of lenders, by name. */
export const lenderLimits = (lenderIds: readonly string[]): Omit<SalesLender, 'emiPlans' | 'lender_offer'>[] =>
  lendersOf(lenderIds)
    .map(({ lenderId, name, minLoanAmount, maxLoanAmount }) => ({ lenderId, name, minLoanAmount, maxLoanAmount }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** A lender that takes an application, and where the customer finishes it. */
export const withPlace = (lender: SalesLender): ApplicationLender => ({
  ...lender,
  isApplicationHosted: lenderById(lender.lenderId)?.hostsApplication ?? false,
});

/** Of a merchant: which lenders it has, and its months at no cost. */
type Terms = Pick<Merchant, 'lenderIds' | 'noCostTenures'>;

/** The lenders of a merchant, as they are there. */
const lendersThere = ({ lenderIds, noCostTenures }: Terms): Lender[] =>
  lendersOf(lenderIds).map((lender) => atMerchant(lender, noCostTenures));

/** A shop asks for the same few prices again and again. One price of all lenders is some 40 KB as text. */
const PRICES_KEPT_AT_MOST = 100;
/** By lenders, months at no cost and amount; the one that was asked for longest ago first. */
const keptOffers = new Map<string, readonly SalesLender[]>();

/** The lenders of a merchant with their plans for an amount, in the stated order: the same for everybody, and some 150
 *  schedules to work out. */
export function offersFor(terms: Terms, amountRupees: number): SalesLender[] {
  const key = JSON.stringify([terms.lenderIds, terms.noCostTenures, amountRupees]);
  const offers = keptOffers.get(key) ?? salesLenders(lendersThere(terms), amountRupees);
  keptOffers.delete(key);
  keptOffers.set(key, offers);
  const [longestAgo = key] = keptOffers.keys();
  if (keptOffers.size > PRICES_KEPT_AT_MOST) keptOffers.delete(longestAgo);
  return [...offers];
}

/** Lenders that have given the customer a limit, with it as their upper bound. A limit below what the lender finances
 *  at all is of no use, so such a lender is left out. */
export const offersWithin = (
  terms: Pick<Terms, 'noCostTenures'>,
  limitsRupees: ReadonlyMap<string, number>,
  amountRupees: number,
): SalesLender[] => salesLenders(lendersWithin(terms, limitsRupees), amountRupees);

/** Of the same lenders those that lend less than an amount, each with its plans for the most that it lends. */
export const partOffers = (
  terms: Pick<Terms, 'noCostTenures'>,
  limitsRupees: ReadonlyMap<string, number>,
  amountRupees: number,
): SalesLender[] =>
  lendersWithin(terms, limitsRupees)
    .filter(({ maxLoanAmount }) => maxLoanAmount < amountRupees)
    .map((lender) => salesLender(lender, lender.maxLoanAmount))
    .sort((a, b) => b.maxLoanAmount - a.maxLoanAmount || (a.name < b.name ? -1 : 1));

const lendersWithin = (
  { noCostTenures }: Pick<Terms, 'noCostTenures'>,
  limitsRupees: ReadonlyMap<string, number>,
): Lender[] =>
  lendersThere({ lenderIds: [...limitsRupees.keys()], noCostTenures })
    .map((lender) => ({
      ...lender,
      maxLoanAmount: Math.min(lender.maxLoanAmount, limitsRupees.get(lender.lenderId) ?? 0),
    }))
    .filter(({ minLoanAmount, maxLoanAmount }) => minLoanAmount <= maxLoanAmount);

/** The closest amount that some lender finances, rupees: the amount itself where one does, the smaller of two at the
 *  same distance. Null without lenders. */
export function nearestAmount(lenderIds: readonly string[], amountRupees: number): number | null {
  const nearest = lendersOf(lenderIds).map(({ minLoanAmount, maxLoanAmount }) =>
    Math.min(Math.max(amountRupees, minLoanAmount), maxLoanAmount),
  );
  const distance = (amount: number): number => Math.abs(amount - amountRupees);
  return nearest.sort((a, b) => distance(a) - distance(b) || a - b)[0] ?? null;
}

/** Lenders that take applications of new customers. */
export const takingApplications = (lenderIds: readonly string[]): string[] =>
  lendersOf(lenderIds)
    .filter(({ takesApplications }) => takesApplications)
    .map(({ lenderId }) => lenderId);
