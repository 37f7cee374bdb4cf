import type { ApplicationLender } from '../../shared/api/payment-fields';
import type { SalesLender } from '../../shared/api/sales';
import { atMerchant, type Lender, lenderById, salesLender, salesLenders } from '../../shared/lenders';
import type { Merchant } from '../store/merchants';

export const lendersOf = (lenderIds: readonly string[]): Lender[] => lenderIds.flatMap((id) => lenderById(id) ?? []);

export const lenderName = (lenderId: string): string => lenderById(lenderId)?.name ?? lenderId;

/** Name and limits of lenders, by name. */
export const lenderLimits = (lenderIds: readonly string[]): Omit<SalesLender, 'emiPlans' | 'lender_offer'>[] =>
  lendersOf(lenderIds)
    .map(({ lenderId, name, minLoanAmount, maxLoanAmount }) => ({ lenderId, name, minLoanAmount, maxLoanAmount }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

export const withPlace = (lender: SalesLender): ApplicationLender => ({
  ...lender,
  isApplicationHosted: lenderById(lender.lenderId)?.hostsApplication ?? false,
});

type Terms = Pick<Merchant, 'lenderIds' | 'noCostTenures'>;

const lendersThere = ({ lenderIds, noCostTenures }: Terms): Lender[] =>
  lendersOf(lenderIds).map((lender) => atMerchant(lender, noCostTenures));

/** A shop asks for the same few prices repeatedly. One price of all lenders is some 40 KB as text. */
const MAX_CACHED_PRICES = 100;
const cachedOffers = new Map<string, readonly SalesLender[]>();

/** The lenders of a merchant with their plans for an amount, in the stated order: independent of the caller, and some
 *  150 schedules to calculate. */
export function offersFor(terms: Terms, amountRupees: number): SalesLender[] {
  const key = JSON.stringify([terms.lenderIds, terms.noCostTenures, amountRupees]);
  const offers = cachedOffers.get(key) ?? salesLenders(lendersThere(terms), amountRupees);
  cachedOffers.delete(key);
  cachedOffers.set(key, offers);
  const [longestAgo = key] = cachedOffers.keys();
  if (cachedOffers.size > MAX_CACHED_PRICES) cachedOffers.delete(longestAgo);
  return [...offers];
}

/** Lenders that gave the customer a limit, which becomes their upper bound. A lender whose limit is below its minimum
 *  is left out. */
export const offersWithin = (
  terms: Pick<Terms, 'noCostTenures'>,
  limitsRupees: ReadonlyMap<string, number>,
  amountRupees: number,
): SalesLender[] => salesLenders(lendersWithin(terms, limitsRupees), amountRupees);

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

/** The closest amount that some lender finances, rupees: the amount itself if one does, the smaller of two at the same
 *  distance. Null without lenders. */
export function nearestAmount(lenderIds: readonly string[], amountRupees: number): number | null {
  const nearest = lendersOf(lenderIds).map(({ minLoanAmount, maxLoanAmount }) =>
    Math.min(Math.max(amountRupees, minLoanAmount), maxLoanAmount),
  );
  const distance = (amount: number): number => Math.abs(amount - amountRupees);
  return nearest.sort((a, b) => distance(a) - distance(b) || a - b)[0] ?? null;
}

export const takingApplications = (lenderIds: readonly string[]): string[] =>
  lendersOf(lenderIds)
    .filter(({ takesApplications }) => takesApplications)
    .map(({ lenderId }) => lenderId);
