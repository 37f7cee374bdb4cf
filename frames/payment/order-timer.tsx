import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ASKED_WITH_LEFT_MS } from '../../shared/rules/order-time';
import { announcedSeconds } from '../kit/announced-seconds';
import { Emphasis } from '../kit/emphasis';
import { timeLeftText } from '../kit/time-left-text';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './order-timer.module.css';

interface OrderTimerProps {
  /** Says how long it is to '4:32'. */
  readonly say: (time: string) => string;
  /** Time that is left, ms; 0 or less = it is over. */
  readonly leftMs: number;
  /** The whole time, ms: what a full line stands for. */
  readonly totalMs: number;
}

/** How long the order stays open: the second line of the top bar, and a rule along its edge, in warning colours once the
 *  shopper is asked for more; announced at 60 and at 10
 *  seconds. */
export function OrderTimer({ say, leftMs, totalMs }: OrderTimerProps): ReactNode {
  const line = useRef<HTMLSpanElement>(null);
  const firstLeftMs = useRef(leftMs).current;
  const part = totalMs <= 0 ? 0 : Math.min(1, Math.max(0, leftMs / totalMs));
  useLayoutEffect(() => line.current?.style.setProperty('--part', part.toFixed(4)), [part]);
  const announcedAt = announcedSeconds(leftMs, firstLeftMs);
  const time = timeLeftText(leftMs);
  return (
    <span ref={line} className={css.timer} data-low={leftMs <= ASKED_WITH_LEFT_MS ? '' : undefined}>
      <span role="timer" aria-live="off">
        <Emphasis text={say(time)} part={time} strong />
      </span>
      <VisuallyHidden>
        <span role="status">{announcedAt === null ? '' : say(timeLeftText(announcedAt * 1000))}</span>
      </VisuallyHidden>
    </span>
  );
}
