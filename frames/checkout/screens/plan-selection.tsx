import type { ReactNode } from 'react';
import { Chips } from '../../kit/chips';
import { Heading } from '../../kit/heading';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { selectedLender } from '../flow/selectors';
import type { ViewProps } from '../view';
import { at } from './at';
import { NoPlans } from './no-plans';
import { OrderStrip } from './order-strip';
import { PlanActions } from './plan-actions';
import { PlanList } from './plan-list';
import { PlanSkeleton } from './plan-skeleton';
import { ShopperLine } from './shopper-line';
import { StepScreen } from './step-screen';

/** Lender and plan. Before the number is verified: every lender of the shop; afterwards the shopper's own. */
export function PlanSelectionScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { plans: words } = messages;
  const screen = at(state, 'planSelection');
  const offers = state.offers;
  if (!screen) return null;
  if (!offers)
    return (
      <StepScreen view={props} pad="less" busy>
        <PlanSkeleton {...props} />
      </StepScreen>
    );
  if (!offers.lenders.some((lender) => lender.emiPlans.some((plan) => plan.emi !== null)))
    return <NoPlans {...props} />;
  const lender = selectedLender(state);
  return (
    <StepScreen
      view={props}
      pad="less"
      busy={screen.phase === 'refreshing'}
      actions={<PlanActions {...props} screen={screen} />}
    >
      <Stack gap={3}>
        <OrderStrip {...props} />
        <ShopperLine {...props} />
        {screen.notice !== 'none' && (
          <Note tone="info" spoken="status">
            {words[screen.notice]}
          </Note>
        )}
        <Stack gap={1}>
          <Heading level={1} size="3">
            {words.lender}
          </Heading>
          <Chips
            label={words.lender}
            items={offers.lenders.map(({ lenderId, name }) => ({ id: lenderId, name }))}
            chosenId={state.choice.lenderId}
            onChoose={(lenderId) => send({ type: 'lenderChosen', lenderId })}
          />
        </Stack>
        {lender && <PlanList {...props} lender={lender} />}
      </Stack>
    </StepScreen>
  );
}
