import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Emphasis } from '../../kit/emphasis';
import { Heading } from '../../kit/heading';
import { Stack } from '../../kit/stack';
import { StairArt } from '../../kit/stair-art';
import { Text } from '../../kit/text';
import type { SalesLender } from '../flow/state';
import type { Messages } from '../messages/messages';
import { rupees } from '../messages/money-text';
import type { ViewProps } from '../view';
import { nearestAmount } from './lender-groups';

function whatWorks(lenders: readonly SalesLender[], amountRupees: number, words: Messages['lenders']): ReactNode {
  const nearest = nearestAmount(lenders, amountRupees);
  if (nearest === null) return words.emptyPlain;
  const text = nearest.side === 'above' ? words.emptyStartsAt(nearest.rupees) : words.emptyGoesUpTo(nearest.rupees);
  return <Emphasis text={text} part={rupees(nearest.rupees)} />;
}

/** No lender finances the amount: the nearest one that works, and the way to it. */
export function NoLenders(props: ViewProps & { readonly lenders: readonly SalesLender[] }): ReactNode {
  const { lenders, state, send, messages } = props;
  const amount = state.submittedAmount ?? 0;
  return (
    <Stack gap={6} centred>
      <StairArt icon="search" at={1} />
      <Stack gap={2}>
        <Heading level={1}>{messages.lenders.emptyTitle(amount)}</Heading>
        <Text balance>{whatWorks(lenders, amount, messages.lenders)}</Text>
      </Stack>
      <Button onClick={() => send({ type: 'amountEditAsked' })}>{messages.lenders.updateAmount}</Button>
    </Stack>
  );
}
