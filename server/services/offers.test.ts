import { describe, expect, it } from 'vitest';
import { atMerchant, lenderById, salesLenders } from '../../shared/lenders';
import { offersFor } from './offers';

const lenderIds = ['1', '401', '502'];
const anew = (ids: readonly string[], noCostTenures: readonly (3 | 6)[] | null, amountRupees: number) =>
  salesLenders(
    ids.flatMap((id) => lenderById(id) ?? []).map((lender) => atMerchant(lender, noCostTenures)),
    amountRupees,
  );

describe('what everybody is offered', () => {
  it('is what the lenders say now, at each price and at each merchant, however often it is asked for', () => {
    const terms = [
      { lenderIds, noCostTenures: null },
      { lenderIds, noCostTenures: [6] },
      { lenderIds: lenderIds.slice(1), noCostTenures: null },
    ] as const;
    for (let amount = 9_000; amount < 9_150; amount += 1)
      for (const { lenderIds: ids, noCostTenures } of terms) {
        const wanted = anew(ids, noCostTenures, amount);
        expect(offersFor({ lenderIds: ids, noCostTenures }, amount)).toEqual(wanted);
        expect(offersFor({ lenderIds: ids, noCostTenures }, amount)).toEqual(wanted);
      }
  });

  it('is another list for each who asks', () => {
    const first = offersFor({ lenderIds, noCostTenures: null }, 20_000);
    const count = first.length;
    first.pop();
    expect(offersFor({ lenderIds, noCostTenures: null }, 20_000)).toHaveLength(count);
  });
});
