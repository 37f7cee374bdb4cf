import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './step-rail.module.css';

/** One bar for each instalment, light to full. Only where a plan is chosen or owed; the words beside it say it all. */
export function StepRail({ count }: { readonly count: number }): ReactNode {
  const rail = useRef<HTMLDivElement>(null);
  // No style attribute, which a strict Content-Security-Policy would refuse.
  useLayoutEffect(() => {
    for (const [index, bar] of [...(rail.current?.children ?? [])].entries()) {
      (bar as HTMLElement).style.setProperty('--at', String(index));
      (bar as HTMLElement).style.setProperty('--part', String((index + 1) / count));
    }
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
