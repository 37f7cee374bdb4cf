import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fillRail } from './fill-rail';
import css from './step-rail.module.css';

/** One bar for each instalment, light to full. Only where a plan is chosen or owed; the words beside it say it all. */
export function StepRail({ count }: { readonly count: number }): ReactNode {
  const rail = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bars follow from it
  useLayoutEffect(() => {
    if (rail.current) fillRail(rail.current);
  }, [count]);
  return (
    <div ref={rail} className={css.rail} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <i key={index} className={css.bar} />
      ))}
    </div>
  );
}

/** What stands under a rail: its beginning and its end. */
export function RailEnds({ start, end }: { readonly start: ReactNode; readonly end: ReactNode }): ReactNode {
  return (
    <span className={css.ends}>
      <span>{start} </span>
      <span>{end}</span>
    </span>
  );
}
