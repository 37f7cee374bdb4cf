import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { formatRupees } from '../../shared/format/number';
import { KeyValue } from '../kit/key-value';
import { Note } from '../kit/note';
import { Stack } from '../kit/stack';
import { Tile } from '../kit/tile';
import type { LimitMessages } from './message-types';

interface LenderLimitsProps {
  readonly lender: SalesLender;
  /** Address of the lender's logo; '' = none. */
  readonly logo: string;
  /** Whose limits they are, '+91 98XXXXX210'; null = not said. */
  readonly maskedMobile: string | null;
  /** What the order costs, rupees. */
  readonly amount: number;
  readonly t: LimitMessages;
}

/** What a lender finances, beside what the order costs. */
export function LenderLimits({ lender, logo, maskedMobile, amount, t }: LenderLimitsProps): ReactNode {
  const tenures = lender.emiPlans.map(({ tenure }) => tenure);
  return (
    <Stack gap={4}>
      <Tile name={lender.name} size={52} logo={logo} />
      <KeyValue
        pairs={[
          ...(maskedMobile === null ? [] : [{ name: t.mobile, value: maskedMobile }]),
          { name: t.your, value: t.range(lender.minLoanAmount, lender.maxLoanAmount) },
          ...(tenures.length === 0
            ? []
            : [{ name: t.tenure, value: t.tenures(Math.min(...tenures), Math.max(...tenures)) }]),
          { name: t.purchase, value: formatRupees(amount), strong: true },
        ]}
      />
      <Note tone={fits(lender, amount) ? 'info' : 'warn'}>{limitText(lender, amount, t)}</Note>
    </Stack>
  );
}

const fits = ({ minLoanAmount, maxLoanAmount }: SalesLender, amount: number): boolean =>
  amount >= minLoanAmount && amount <= maxLoanAmount;

function limitText(lender: SalesLender, amount: number, t: LimitMessages): string {
  if (fits(lender, amount)) return t.fits;
  return amount < lender.minLoanAmount
    ? t.below(lender.minLoanAmount - amount)
    : t.above(amount - lender.maxLoanAmount);
}
