import type { ReactNode } from 'react';
import type { LoanCard } from '../../shared/api/loan-fields';
import { isLoanOver } from '../../shared/rules/loan-flow';
import css from './progress-bars.module.css';

const PROGRESS_HEIGHT = 22;
const LOWEST_BAR = 5;
const BAR_EACH = 9;
const PROGRESS_BAR_WIDTH = 6;

/** How far a loan is, a bar for each instalment. Decoration: the words beside it say it. */
export function ProgressBars({
  of: { instalmentCount, paidCount, status },
}: {
  readonly of: Pick<LoanCard, 'instalmentCount' | 'paidCount' | 'status'>;
}): ReactNode {
  const isOver = isLoanOver(status);
  const bars = Array.from({ length: instalmentCount }, (_, index) => {
    const height = Math.round(LOWEST_BAR + ((PROGRESS_HEIGHT - LOWEST_BAR) * index) / Math.max(1, instalmentCount - 1));
    const isDone = index < paidCount || status === 'CLOSED';
    return { height, at: isDone ? 'paid' : isOver ? 'ended' : index === paidCount ? 'next' : 'ahead' };
  });
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${instalmentCount * BAR_EACH} ${PROGRESS_HEIGHT}`}
      width={instalmentCount * BAR_EACH}
      height={PROGRESS_HEIGHT}
      aria-hidden="true"
    >
      {bars.map(({ height, at }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={index}
          data-at={at}
          x={index * BAR_EACH + 1}
          y={PROGRESS_HEIGHT - height + 1}
          width={PROGRESS_BAR_WIDTH}
          height={height - 2}
          rx="2"
        />
      ))}
    </svg>
  );
}
