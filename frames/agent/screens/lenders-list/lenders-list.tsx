import type { ReactNode } from 'react';
import { monthsToCompare } from '../../../../shared/rules/lender-choice';
import { RowList } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Screen } from '../../../kit/screen';
import { RowSkeleton } from '../../../kit/skeleton';
import { Stack } from '../../../kit/stack';
import { useSkeleton } from '../../../kit/use-skeleton';
import { AllLenders, groupLenders } from '../../../lending';
import { deferredMessages } from '../../deferred-messages';
import { AgentBar } from '../../parts/agent-bar';
import { CustomerStrip } from '../../parts/customer-strip';
import type { ViewProps } from '../../view';
import { NoLenders } from './no-lenders';
import { PurchaseStrip } from './purchase-strip';

/** Lenders that finance the amount over the months that the agent compares, lowest total first, then those that need another
 *  amount. Source: S2§2. */
export function LendersListScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const answer = state.purchase.getEmiDetailsResponse;
  const isLoading = answer.status !== 'success';
  const drawn = useSkeleton(isLoading);
  const lenders = answer.status === 'success' ? answer.data : [];
  const amount = state.purchase.submittedAmount ?? 0;
  const months = monthsToCompare(lenders, state.session.lenderFilter.months);
  const t = deferredMessages(messages).lenders;
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
      centred={drawn === 'content' && months === null}
      busy={isLoading}
      poweredBy={messages.common.poweredBy}
    >
      {drawn === 'content' && months === null ? (
        <NoLenders {...props} lenders={lenders} />
      ) : (
        <Stack gap={3}>
          {/* One heading, which says what is waited for and then what has come: the focus on it stays. */}
          <Heading level={1} size="2" visuallyHidden={drawn === 'content'}>
            {drawn === 'content' ? t.heading(groupLenders(lenders, amount).fitting.length) : t.finding}
          </Heading>
          {drawn === 'skeleton' && <RowsOnTheirWay />}
          {drawn === 'content' && months !== null && (
            <AllLenders
              lenders={lenders}
              amount={amount}
              months={months}
              t={t}
              startsNoCostOnly={state.session.lenderFilter.isNoCostOnly}
              onMonths={(chosen) => send({ type: 'lendersNarrowed', by: { months: chosen } })}
              onNoCostOnly={(isNoCostOnly) => send({ type: 'lendersNarrowed', by: { isNoCostOnly } })}
              onChoose={(lenderId) => send({ type: 'lenderSelected', lenderId })}
            />
          )}
        </Stack>
      )}
    </Screen>
  );
}

const RowsOnTheirWay = (): ReactNode => (
  <RowList>
    <RowSkeleton />
    <RowSkeleton />
    <RowSkeleton />
    <RowSkeleton />
    <RowSkeleton />
  </RowList>
);
