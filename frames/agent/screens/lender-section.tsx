import type { ReactNode } from 'react';
import { RowList } from '../../kit/card';
import { Heading } from '../../kit/heading';
import { LenderRow, type LenderRowProps } from '../../kit/lender-row';
import { Stack } from '../../kit/stack';
import type { SalesLender } from '../flow/state';
import type { ViewProps } from '../view';
import { lowestEmi } from './lender-groups';

export interface LenderSectionProps extends ViewProps {
  readonly lenders: readonly SalesLender[];
  /** What the amount means to these lenders; the last two have a line above them that says so. */
  readonly fit: 'fits' | 'higher' | 'lower';
}

export function LenderSection({ lenders, fit, send, messages }: LenderSectionProps): ReactNode {
  const { lenders: words } = messages;
  const price = (lender: SalesLender): LenderRowProps['price'] => {
    const emi = lowestEmi(lender);
    if (fit === 'higher') return { limit: words.min(lender.minLoanAmount) };
    if (fit === 'lower' || emi === null) return { limit: words.max(lender.maxLoanAmount) };
    return { from: words.from, text: words.monthly(emi), per: words.perMonth };
  };
  const list = (
    <RowList>
      {lenders.map((lender) => (
        <LenderRow
          key={lender.lenderId}
          name={lender.name}
          range={words.range(lender.minLoanAmount, lender.maxLoanAmount)}
          price={price(lender)}
          tag={lender.emiPlans.some((plan) => plan.isNoCost) ? words.noCost : null}
          onClick={() => send({ type: 'lenderSelected', lenderId: lender.lenderId })}
        />
      ))}
    </RowList>
  );
  if (fit === 'fits') return list;
  return (
    <Stack gap={2}>
      <Heading level={2} size="section">
        {fit === 'higher' ? words.needsHigher : words.needsLower}
      </Heading>
      {list}
    </Stack>
  );
}
