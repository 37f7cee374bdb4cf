import type { SalesLender } from '../../shared/api/sales';
import { type LenderPlan, lendersFor } from '../../shared/rules/lender-choice';

/** What a list of lenders is narrowed by. */
export interface LenderSearch {
  /** Any part of a name; '' = all. */
  readonly text: string;
  readonly isNoCostOnly: boolean;
}

/** Where a name has the text; null where it has not. Case does not count. */
export function matchIn(name: string, text: string): readonly [before: string, match: string, after: string] | null {
  const wanted = text.trim();
  const at = name.toLowerCase().indexOf(wanted.toLowerCase());
  return at === -1 ? null : [name.slice(0, at), name.slice(at, at + wanted.length), name.slice(at + wanted.length)];
}

/** Lenders with a plan for the months that fit the search, in the stated order. */
export const findLenders = <L extends SalesLender>(
  lenders: readonly L[],
  months: number,
  { text, isNoCostOnly }: LenderSearch,
): readonly LenderPlan<L>[] =>
  lendersFor(lenders, months).filter(
    ({ lender, plan }) => matchIn(lender.name, text) !== null && (plan.isNoCost || !isNoCostOnly),
  );
