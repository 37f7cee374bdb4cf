import type { checkLimit, ownLimits } from '../../shared/api/credit-line';
import type { ResponseOf } from '../../shared/api/endpoint';

export type Limits = ResponseOf<typeof ownLimits>;
export type Limit = Limits['limits'][number];

/** The list with a refetched limit, sorted by the amount available. Unchanged if the lender has not approved. */
export function withReloaded(
  limits: readonly Limit[],
  { lenderId, lenderName, availableLimit }: ResponseOf<typeof checkLimit>,
): Limit[] {
  if (availableLimit === null) return [...limits];
  const answered: Limit = { lenderId, lenderName, standing: 'APPROVED', availableLimit, wholeLimit: null };
  return limits
    .map((limit) => (limit.lenderId === lenderId ? answered : limit))
    .sort((one, other) => (other.availableLimit ?? -1) - (one.availableLimit ?? -1));
}

/** Lender of the largest purchase; null without an approval. */
export const largest = (limits: readonly Limit[]): (Limit & { readonly availableLimit: number }) | null => {
  const [first] = limits;
  return first && first.availableLimit !== null ? { ...first, availableLimit: first.availableLimit } : null;
};
