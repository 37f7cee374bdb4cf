import type { ReactNode } from 'react';
import { Heading } from '../kit/heading';
import { Bone, RowBones } from '../kit/skeleton';
import { Stack } from '../kit/stack';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './plan-skeleton.module.css';

/** Lenders and plans on their way. */
export function PlanSkeleton(props: {
  /** Visually hidden heading while the plans load. */
  readonly finding: string;
  /** What is bought, in its card; null = not known yet. */
  readonly card: ReactNode;
}): ReactNode {
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <Heading level={1}>{props.finding}</Heading>
      </VisuallyHidden>
      {props.card ?? (
        <div className={css.order} aria-hidden="true">
          <RowBones />
        </div>
      )}
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
      <RowBones hasTile={false} />
    </div>
  );
}
