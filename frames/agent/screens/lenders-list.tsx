import { type ReactNode, useEffect } from 'react';
import { RowList } from '../../kit/card';
import { focusHeading } from '../../kit/focus-heading';
import { Heading } from '../../kit/heading';
import { Screen } from '../../kit/screen';
import { RowSkeleton } from '../../kit/skeleton';
import { Stack } from '../../kit/stack';
import { useSkeleton } from '../../kit/use-skeleton';
import type { SalesLender } from '../flow/state';
import type { ViewProps } from '../view';
import { AgentBar } from './agent-bar';
import { CustomerStrip } from './customer-strip';
import { groupLenders } from './lender-groups';
import { LenderSection } from './lender-section';
import { NoLenders } from './no-lenders';
import { PurchaseStrip } from './purchase-strip';

/** Lenders that finance the amount, best first, then those that need another amount. Source: S2§2. */
export function LendersListScreen(props: ViewProps): ReactNode {
  const { state, messages } = props;
  const answer = state.getEmiDetailsResponse;
  const isLoading = answer.status !== 'success';
  const drawn = useSkeleton(isLoading);
  const lenders = answer.status === 'success' ? answer.data : [];
  // The heading that had the focus has gone with the waiting: the new one says what has come.
  useEffect(() => {
    if (drawn === 'content' && document.hasFocus() && document.activeElement === document.body) focusHeading(document);
  }, [drawn]);
  const isEmpty = drawn === 'content' && groupLenders(lenders, state.submittedAmount ?? 0).fitting.length === 0;
  return (
    <Screen
      bar={<AgentBar {...props} />}
      strip={
        <>
          <PurchaseStrip {...props} />
          <CustomerStrip {...props} />
        </>
      }
      pad="less"
      centred={isEmpty}
      busy={isLoading}
      poweredBy={messages.common.poweredBy}
    >
      {drawn !== 'content' ? (
        <Finding {...props} isDrawn={drawn === 'skeleton'} />
      ) : isEmpty ? (
        <NoLenders {...props} lenders={lenders} />
      ) : (
        <Lenders {...props} lenders={lenders} />
      )}
    </Screen>
  );
}

function Finding({ messages, isDrawn }: ViewProps & { readonly isDrawn: boolean }): ReactNode {
  return (
    <Stack gap={3}>
      <Heading level={1} size="2">
        {messages.lenders.finding}
      </Heading>
      {isDrawn && (
        <RowList>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </RowList>
      )}
    </Stack>
  );
}

function Lenders(props: ViewProps & { readonly lenders: readonly SalesLender[] }): ReactNode {
  const { state, messages } = props;
  const groups = groupLenders(props.lenders, state.submittedAmount ?? 0);
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading level={1} size="2">
          {messages.lenders.heading(groups.fitting.length)}
        </Heading>
        <LenderSection {...props} lenders={groups.fitting} fit="fits" />
      </Stack>
      {groups.higher.length > 0 && <LenderSection {...props} lenders={groups.higher} fit="higher" />}
      {groups.lower.length > 0 && <LenderSection {...props} lenders={groups.lower} fit="lower" />}
    </Stack>
  );
}
