import type { ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { Bone } from '../../kit/skeleton';
import { Stack } from '../../kit/stack';
import { useSkeleton } from '../../kit/use-skeleton';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { PlanSkeleton } from '../../lending';
import { at } from '../../platform/flow/at';
import type { ViewProps } from '../view';
import { OrderAndLender } from './order-and-lender';
import { StepScreen } from './step-screen';

/** Until order, place and lenders are known it looks like what most shoppers will see next; later it stands for a screen
 *  that is still on its way. */
export function LoadingScreen(props: ViewProps): ReactNode {
  const drawn = useSkeleton(true);
  const { state, messages } = props;
  return (
    <StepScreen view={props} pad="less" busy>
      {drawn === 'skeleton' &&
        (at(state, 'loading') ? (
          <PlanSkeleton finding={messages.plans.finding} card={state.order && <OrderAndLender {...props} />} />
        ) : (
          <StepSkeleton {...props} />
        ))}
    </StepScreen>
  );
}

const StepSkeleton = ({ messages }: ViewProps): ReactNode => (
  <Stack gap={4}>
    <VisuallyHidden>
      <Heading level={1}>{messages.titles.loading}</Heading>
    </VisuallyHidden>
    <Bone shape="title" />
    <Bone />
    <Bone shape="line" />
  </Stack>
);
