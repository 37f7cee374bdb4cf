import type { SalesLender } from '../api/sales';
import { nearestAmount } from '../lenders/nearest-amount';
import { lowestEmi } from '../lenders/order';

export type RefusalAlternative<Applying extends SalesLender = SalesLender> =
  /** Apply with a lender. `rupees`: available part of the wanted price, the price itself or the nearest amount; null
   *  without a price. */
  | { readonly kind: 'apply'; readonly lender: Applying; readonly rupees: number | null }
  /** Ask all lenders, from a lender's own site. */
  | { readonly kind: 'otherLenders' }
  | { readonly kind: 'otherNumber' }
  /** Show the monthly costs of a price, which needs no approval. */
  | { readonly kind: 'costs' };

interface Refused<Applying extends SalesLender> {
  /** Lenders that accept an application, in display order; with plans for `amountRupees` if known. */
  readonly applicationLenders: readonly Applying[];
  /** Whole rupees; null = unknown. */
  readonly amountRupees: number | null;
  /** A lender's own site: no other lender was asked. */
  readonly isLendersSite: boolean;
}

/** Alternatives for a customer without an approval, the nearest first: an application if a lender accepts one, then all
 *  other lenders if only one was asked, then another number, and the public calculator. Never empty. */
export function refusalAlternatives<Applying extends SalesLender>(
  refused: Refused<Applying>,
): readonly RefusalAlternative<Applying>[] {
  return [
    ...application(refused),
    ...(refused.isLendersSite ? [{ kind: 'otherLenders' as const }] : []),
    { kind: 'otherNumber' },
    { kind: 'costs' },
  ];
}

/** The first lender with a plan for the price, else the one that finances the nearest amount. */
function application<Applying extends SalesLender>({ applicationLenders, amountRupees }: Refused<Applying>) {
  const [first] = applicationLenders;
  if (!first) return [];
  if (amountRupees === null) return [{ kind: 'apply' as const, lender: first, rupees: null }];
  const financing = applicationLenders.find((lender) => lowestEmi(lender) !== null);
  if (financing) return [{ kind: 'apply' as const, lender: financing, rupees: amountRupees }];
  const rupees = nearestAmount(applicationLenders, amountRupees)?.rupees ?? null;
  const nearest = applicationLenders.find(
    ({ minLoanAmount, maxLoanAmount }) => minLoanAmount === rupees || maxLoanAmount === rupees,
  );
  return nearest ? [{ kind: 'apply' as const, lender: nearest, rupees }] : [];
}
