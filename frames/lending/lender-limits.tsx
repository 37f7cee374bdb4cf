import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { formatRupees } from '../../shared/format/number';
import { KeyValue } from '../kit/key-value';
import { Note } from '../kit/note';
import { Stack } from '../kit/stack';
import { Tile } from '../kit/tile';
import type { LimitWords } from './words';

interface LenderLimitsProps {
  readonly lender: SalesLender;
  /** Address of the lender's logo; '' = none. */
  readonly logo: string;
  /** Whose limits they are, '+91 98XXXXX210'; null = not said. */
  readonly maskedMobile: string | null;
  /** What the order costs, rupees. */
  readonly amount: number;
  readonly words: LimitWords;
}

/** What a lender finances, beside what the order costs. */
export function LenderLimits({ lender, logo, maskedMobile, amount, words }: LenderLimitsProps): ReactNode {
  const tenures = lender.emiPlans.map(({ tenure }) => tenure);
  return (
    <Stack gap={4}>
      <Tile name={lender.name} size={52} logo={logo} />
      <KeyValue
        pairs={[
          ...(maskedMobile === null ? [] : [{ name: words.mobile, value: maskedMobile }]),
          { name: words.your, value: words.range(lender.minLoanAmount, lender.maxLoanAmount) },
          ...(tenures.length === 0
            ? []
            : [{ name: words.tenure, value: words.tenures(Math.min(...tenures), Math.max(...tenures)) }]),
          { name: words.purchase, value: formatRupees(amount), strong: true },
        ]}
      />
      <Note tone={fits(lender, amount) ? 'info' : 'warn'}>{limitText(lender, amount, words)}</Note>
    </Stack>
  );
}

const fits = ({ minLoanAmount, maxLoanAmount }: SalesLender, amount: number): boolean =>
  amount >= minLoanAmount && amount <= maxLoanAmount;

function limitText(lender: SalesLender, amount: number, words: LimitWords): string {
  if (fits(lender, amount)) return words.fits;
  return amount < lender.minLoanAmount
    ? words.below(lender.minLoanAmount - amount)
    : words.above(amount - lender.maxLoanAmount);
}
