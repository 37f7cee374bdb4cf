import type { ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { Bone } from '../../kit/skeleton';
import { Stack } from '../../kit/stack';
import { useSkeleton } from '../../kit/use-skeleton';
import { VisuallyHidden } from '../../kit/visually-hidden';
import type { ViewProps } from '../view';
import { at } from './at';
import { PlanSkeleton } from './plan-skeleton';
import { StepScreen } from './step-screen';

/** Until order, place and lenders are known it looks like what most shoppers will see next; later it stands for a screen
 *  that is still on its way. */
export function LoadingScreen(props: ViewProps): ReactNode {
  const drawn = useSkeleton(true);
  return (
    <StepScreen view={props} pad="less" busy>
      {drawn === 'skeleton' && (at(props.state, 'loading') ? <PlanSkeleton {...props} /> : <StepSkeleton {...props} />)}
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
