import type { SalesLender } from '../api/sales';
import { nearestAmount } from '../lenders/nearest-amount';
import { lowestEmi } from '../lenders/order';

/** An alternative for a customer whom no lender has approved. */
export type RefusalAlternative<Applying extends SalesLender = SalesLender> =
  /** Apply with a lender. `rupees`: what of the wanted price can be had there, the price itself or the amount next to it;
   *  null where no price is known. */
  | { readonly kind: 'apply'; readonly lender: Applying; readonly rupees: number | null }
  /** Ask all lenders, from a lender's own site. */
  | { readonly kind: 'otherLenders' }
  | { readonly kind: 'otherNumber' }
  /** See what a price costs by the month, which needs nobody's yes. */
  | { readonly kind: 'costs' };

interface Refused<Applying extends SalesLender> {
  /** Who takes an application, in the stated order; with plans for `amountRupees` where that is known. */
  readonly applicationLenders: readonly Applying[];
  /** Whole rupees; null = nobody has said. */
  readonly amountRupees: number | null;
  /** A lender's own site: no other one was asked. */
  readonly isLendersSite: boolean;
}

/** Alternatives for a customer without an approval, the nearest first: an application where a lender takes one, then
 *  all other lenders where only one was asked, then another number, and what is open to everybody. Never empty. */
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

/** The first that has a plan for the price, else the one that finances the amount next to it. */
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
