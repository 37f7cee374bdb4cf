import type { ReactNode } from 'react';
import { nearestAmount } from '../../../../shared/lenders/nearest-amount';
import { Button } from '../../../kit/button';
import { Heading } from '../../../kit/heading';
import * as icons from '../../../kit/icons';
import { MoneyText } from '../../../kit/money-text';
import { Stack } from '../../../kit/stack';
import { StepArt } from '../../../kit/step-art';
import { Text } from '../../../kit/text';
import type { DeferredMessages } from '../../deferred-messages';
import { deferredMessages } from '../../deferred-messages';
import type { SalesLender } from '../../flow/state';
import type { ViewProps } from '../../view';

function whatWorks(lenders: readonly SalesLender[], amountRupees: number, t: DeferredMessages['lenders']): ReactNode {
  const nearest = nearestAmount(lenders, amountRupees);
  if (nearest === null) return t.emptyPlain;
  const text = nearest.side === 'above' ? t.emptyStartsAt(nearest.rupees) : t.emptyGoesUpTo(nearest.rupees);
  return <MoneyText>{text}</MoneyText>;
}

/** No lender finances the amount: the nearest one that works, and the way to it. */
export function NoLenders(props: ViewProps & { readonly lenders: readonly SalesLender[] }): ReactNode {
  const { lenders, state, send, messages } = props;
  const amount = state.purchase.submittedAmount ?? 0;
  return (
    <Stack gap={6} centred>
      <StepArt icon={icons.search} at={1} />
      <Stack gap={2}>
        <Heading level={1}>{deferredMessages(messages).lenders.emptyTitle(amount)}</Heading>
        <Text balance="narrow">{whatWorks(lenders, amount, deferredMessages(messages).lenders)}</Text>
      </Stack>
      <Button onClick={() => send({ type: 'amountEditAsked' })}>
        {deferredMessages(messages).lenders.updateAmount}
      </Button>
    </Stack>
  );
}
