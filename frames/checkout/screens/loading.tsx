import type { ReactNode } from 'react';
import { useSkeleton } from '../../kit/use-skeleton';
import type { ViewProps } from '../view';
import { PlanSkeleton } from './plan-skeleton';
import { StepScreen } from './step-screen';

/** Until order, place and lenders are known; it looks like what most shoppers will see next. */
export function LoadingScreen(props: ViewProps): ReactNode {
  const drawn = useSkeleton(true);
  return (
    <StepScreen view={props} pad="less" busy>
      {drawn === 'skeleton' && <PlanSkeleton {...props} />}
    </StepScreen>
  );
}
