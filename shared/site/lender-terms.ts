import * as z from 'zod/mini';
import type { Lender } from '../lenders/lender';
import { percentOf } from '../money/rate';

/** For how many months a lender lends, and its lowest rate, percent a year. */
const Terms = z.object({ fewest: z.int(), most: z.int(), rate: z.number() });
const ByLender = z.record(z.string(), Terms);
/** By the id of the lender. */
export type LenderTerms = z.infer<typeof ByLender>;

/** What a page says of these lenders to whoever is told of one of them, as the text that stands in it. */
export const lenderTerms = (lenders: readonly Lender[]): string =>
  JSON.stringify(
    Object.fromEntries(
      lenders.map(({ lenderId, annualRateBps }) => {
        const lent = Object.entries(annualRateBps).flatMap(([months, bps]) => (bps === null ? [] : [{ months, bps }]));
        const months = lent.map((each) => Number(each.months));
        const rate = percentOf(Math.min(...lent.map(({ bps }) => bps)));
        return [lenderId, { fewest: Math.min(...months), most: Math.max(...months), rate }];
      }),
    ),
  );

/** The same out of a page; {} where it says none. */
export function readLenderTerms(text: string | undefined): LenderTerms {
  const read = z.safeParse(ByLender, text === undefined ? {} : JSON.parse(text));
  return read.success ? read.data : {};
}
