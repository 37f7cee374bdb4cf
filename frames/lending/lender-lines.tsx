import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { monthsToCompare } from '../../shared/rules/lender-choice';
import { Button } from '../kit/button';
import { RowList } from '../kit/card';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import css from './lender-lines.module.css';
import { LenderRow } from './lender-row';
import type { EligibleMessages } from './message-types';
import { useFirstLenders } from './use-first-lenders';

/** Lenders in their stated order: the first three, and all of them on request. */
export function LenderLines(props: {
  readonly lenders: readonly SalesLender[];
  /** What is to be bought, rupees; null = nothing yet. */
  readonly amount: number | null;
  readonly t: EligibleMessages;
}): ReactNode {
  const { lenders, amount, t } = props;
  const { list, shown, showAll } = useFirstLenders<HTMLDivElement>(lenders);
  const months = monthsToCompare(lenders, null);
  return (
    <Stack gap={2}>
      {months !== null && lenders.length > 1 && <Text size={14}>{t.order(months)}</Text>}
      <div ref={list} className={css.list} tabIndex={-1}>
        <RowList label={t.listLabel}>
          {shown.map((lender) => (
            <LenderRow key={lender.lenderId} lender={lender} amount={amount} t={t} />
          ))}
        </RowList>
      </div>
      {showAll && (
        <Button kind="text" onClick={showAll}>
          {t.showAll(lenders.length)}
        </Button>
      )}
    </Stack>
  );
}
