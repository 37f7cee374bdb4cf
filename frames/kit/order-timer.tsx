import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { clockText } from './clock-text';
import { Icon } from './icon';
import css from './order-timer.module.css';
import { spokenSeconds } from './spoken-seconds';
import { VisuallyHidden } from './visually-hidden';

export interface OrderTimerProps {
  /** '4:32' follows: 'Complete order details in'. */
  readonly label: string;
  /** Time that is left, ms; 0 or less = it is over. */
  readonly leftMs: number;
  /** The whole time, ms: what a full line stands for. */
  readonly totalMs: number;
}

/** Below this the strip turns to the warning colours. */
const LOW_MS = 60_000;

/** How long the order stays open, in a strip under the top bar; spoken at 60 and at 10 seconds. */
export function OrderTimer({ label, leftMs, totalMs }: OrderTimerProps): ReactNode {
  const line = useRef<HTMLDivElement>(null);
  const firstLeftMs = useRef(leftMs).current;
  const part = totalMs <= 0 ? 0 : Math.min(1, Math.max(0, leftMs / totalMs));
  useLayoutEffect(() => line.current?.style.setProperty('--part', part.toFixed(4)), [part]);
  const spoken = spokenSeconds(leftMs, firstLeftMs);
  return (
    <div ref={line} className={css.timer} data-low={leftMs < LOW_MS ? '' : undefined}>
      <Icon name="clock" size={16} />
      <span role="timer" aria-live="off">
        {label} <b className="num">{clockText(leftMs)}</b>
      </span>
      <VisuallyHidden>
        <span role="status">{spoken === null ? '' : `${label} ${clockText(spoken * 1000)}`}</span>
      </VisuallyHidden>
    </div>
  );
}
