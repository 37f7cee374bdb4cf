import * as z from 'zod/mini';
import type { Lender } from '../lenders/lender';
import { percentOf } from '../money/rate';

/** Shortest and longest tenure in months, and the lowest rate of a lender, percent a year. */
const Terms = z.object({ fewest: z.int(), most: z.int(), rate: z.number() });
const ByLender = z.record(z.string(), Terms);
export type LenderTerms = z.infer<typeof ByLender>;

/** JSON text of these lenders' terms that a page embeds for its script. */
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

/** Parses the embedded text; {} if missing. */
export function readLenderTerms(text: string | undefined): LenderTerms {
  const read = z.safeParse(ByLender, text === undefined ? {} : JSON.parse(text));
  return read.success ? read.data : {};
}
