import type { ReactNode } from 'react';
import { Link } from '../../kit/link';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { useWide } from '../../kit/use-wide';
import { PlanChoice, PlanSkeleton } from '../../lending';
import { at } from '../../platform/flow/at';
import { latePart, useLatePart } from '../../platform/lazy/late-part';
import { lowestTotal, selectedLender } from '../flow/selectors';
import type { ViewProps } from '../view';
import { OrderAndLender } from './order-and-lender';
import { PlanActions } from './plan-actions';
import { ShopperLine } from './shopper-line';
import { StepScreen } from './step-screen';

const planMore = latePart(async () => (await import('../late/next')).ChosenPlanMore);

/** Lender and plan. Before the number is verified: every lender of the shop; afterwards the shopper's own. */
export function PlanSelectionScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { plans: t } = messages;
  const isWide = useWide();
  const PlanMore = useLatePart(planMore, state.choice.emiPlanId);
  const screen = at(state, 'planSelection');
  const offers = state.paymentDetails;
  if (!screen) return null;
  if (!offers)
    return (
      <StepScreen view={props} pad="less" busy>
        <PlanSkeleton finding={t.finding} card={state.pgData && <OrderAndLender {...props} />} />
      </StepScreen>
    );
  const lender = selectedLender(state);
  const lowest = lowestTotal(state);
  return (
    <StepScreen
      view={props}
      pad="less"
      busy={screen.phase === 'refreshing'}
      actions={<PlanActions {...props} screen={screen} />}
    >
      <Stack gap={4}>
        <OrderAndLender {...props} />
        <ShopperLine {...props} />
        {screen.notice !== 'none' && (
          <Note tone="info" live="polite">
            {t[screen.notice]}
          </Note>
        )}
        {lowest && !lowest.isChosen && state.choice.emiPlanId !== null && (
          <Note tone="info">
            {t.lowerAt(lowest.lender.name, lowest.plan.tenure, lowest.plan.cost.totalPayablePaise)}{' '}
            <Link onClick={() => send({ type: 'lenderChosen', lenderId: lowest.lender.lenderId })}>
              {t.chooseLender(lowest.lender.name)}
            </Link>
          </Note>
        )}
        {lender && (
          <PlanChoice
            lender={lender}
            chosenId={state.choice.emiPlanId}
            isWide={isWide}
            more={(plan) => !isWide && PlanMore && <PlanMore {...props} plan={plan} />}
            t={t}
            onChoose={(emiPlanId) => send({ type: 'planChosen', emiPlanId })}
            onLimits={() => send({ type: 'limitCheckAsked', lenderId: lender.lenderId })}
          />
        )}
      </Stack>
    </StepScreen>
  );
}
