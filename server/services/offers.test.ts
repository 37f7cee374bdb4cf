import { describe, expect, it } from 'vitest';
import { atMerchant, lenderById, salesLenders } from '../../shared/lenders';
import { offersFor } from './offers';

const lenderIds = ['1', '401', '502'];
const expectedOffers = (ids: readonly string[], noCostTenures: readonly (3 | 6)[] | null, amountRupees: number) =>
  salesLenders(
    ids.flatMap((id) => lenderById(id) ?? []).map((lender) => atMerchant(lender, noCostTenures)),
    amountRupees,
  );

describe('offersFor', () => {
  it("is the lenders' current offer at each price and merchant, on every call", () => {
    const terms = [
      { lenderIds, noCostTenures: null },
      { lenderIds, noCostTenures: [6] },
      { lenderIds: lenderIds.slice(1), noCostTenures: null },
    ] as const;
    for (let amount = 9_000; amount < 9_150; amount += 1)
      for (const { lenderIds: ids, noCostTenures } of terms) {
        const wanted = expectedOffers(ids, noCostTenures, amount);
        expect(offersFor({ lenderIds: ids, noCostTenures }, amount)).toEqual(wanted);
        expect(offersFor({ lenderIds: ids, noCostTenures }, amount)).toEqual(wanted);
      }
  });

  it('returns a separate list to each caller', () => {
    const first = offersFor({ lenderIds, noCostTenures: null }, 20_000);
    const count = first.length;
    first.pop();
    expect(offersFor({ lenderIds, noCostTenures: null }, 20_000)).toHaveLength(count);
  });
});
