import type { ReactNode } from 'react';
import { NAMED_LENDERS } from '../../../shared/rules/named-lenders';
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
        (at(state, 'loading') && isBeforePlan(state) ? (
          <PlanSkeleton
            finding={[messages.plans.finding, ...firstLenders(state)].join(' ')}
            card={state.pgData && <OrderAndLender {...props} />}
          />
        ) : (
          <StepSkeleton {...props} />
        ))}
    </StepScreen>
  );
}

/** Some of those who are asked, by name. */
const firstLenders = ({ config }: ViewProps['state']): readonly string[] => {
  const names = config.lenderDetails.slice(0, NAMED_LENDERS).map(({ lenderName }) => lenderName);
  return names.length === 0 ? [] : [names.join(', ')];
};

/** A payment that stands at a later step goes on there, and never shows the plans. */
const isBeforePlan = ({ config }: ViewProps['state']): boolean => {
  const step = config.routeDetails?.step ?? 'CW_OPENED';
  return step !== 'TWO_FACTOR' && step !== 'KFS_CONSENT' && step !== 'LENDER_OTP';
};

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
