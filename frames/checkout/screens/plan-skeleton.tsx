import type { ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { Bone } from '../../kit/skeleton';
import { Stack } from '../../kit/stack';
import { VisuallyHidden } from '../../kit/visually-hidden';
import type { ViewProps } from '../view';
import { OrderStrip } from './order-strip';
import css from './plan-skeleton.module.css';

/** Lenders and plans on their way. */
export function PlanSkeleton(props: ViewProps): ReactNode {
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <Heading level={1}>{props.messages.plans.finding}</Heading>
      </VisuallyHidden>
      {props.state.order ? (
        <OrderStrip {...props} />
      ) : (
        <div className={css.order} aria-hidden="true">
          <Bone shape="tile" />
          <span className={css.lines}>
            <Bone />
            <Bone shape="line" />
          </span>
          <Bone shape="price" />
        </div>
      )}
      <Bone shape="line" />
      <div className={css.chips} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <Bone shape="line" />
      <Stack gap={2}>
        <Plan />
        <Plan />
        <Plan />
        <Plan />
      </Stack>
    </Stack>
  );
}

function Plan(): ReactNode {
  return (
    <div className={css.plan} aria-hidden="true">
      <span className={css.lines}>
        <Bone />
        <Bone shape="line" />
      </span>
      <Bone shape="price" />
    </div>
  );
}
