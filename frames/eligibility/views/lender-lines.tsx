import { type ReactNode, useState } from 'react';
import type { SalesLender } from '../../../shared/api/sales';
import { lowestEmi } from '../../../shared/lenders/order';
import { Button } from '../../kit/button';
import { RowList } from '../../kit/card';
import { LenderLine } from '../../kit/lender-line';
import { Stack } from '../../kit/stack';
import type { Messages } from '../messages/messages';

/** What fits beside a product without pushing it off the screen. */
const SHOWN_AT_FIRST = 3;

/** Lenders in their stated order: the first three, and all of them on request. */
export function LenderLines(props: {
  readonly lenders: readonly SalesLender[];
  readonly messages: Messages;
}): ReactNode {
  const { lenders, messages } = props;
  const [isWhole, setWhole] = useState(false);
  const { eligible: words } = messages;
  const shown = isWhole ? lenders : lenders.slice(0, SHOWN_AT_FIRST);
  return (
    <Stack gap={2}>
      <RowList label={words.listLabel}>
        {shown.map((lender) => (
          <LenderLine key={lender.lenderId} name={lender.name} {...lineOf(lender, messages)} />
        ))}
      </RowList>
      {shown.length < lenders.length && (
        <Button kind="text" onClick={() => setWhole(true)}>
          {words.showAll(lenders.length)}
        </Button>
      )}
    </Stack>
  );
}

function lineOf(lender: SalesLender, { eligible: words }: Messages) {
  const emi = lowestEmi(lender);
  if (emi === null) return { under: words.range(lender.minLoanAmount, lender.maxLoanAmount), price: null, tag: null };
  const offered = lender.emiPlans.filter((plan) => plan.emi !== null).map(({ tenure }) => tenure);
  return {
    under: words.tenures(Math.min(...offered), Math.max(...offered)),
    price: { from: words.from, text: words.monthly(emi), per: words.perMonth },
    tag: lender.emiPlans.some(({ isNoCost }) => isNoCost) ? words.noCost : null,
  };
}
