import { type ReactNode, useRef } from 'react';
import { announcedSeconds } from './announced-seconds';
import css from './countdown.module.css';
import { Link } from './link';
import { Strong } from './strong';
import { timeLeftText } from './time-left-text';
import { VisuallyHidden } from './visually-hidden';

export interface ResendProps {
  /** Left of the count: 'Ask the customer to read it out.', or a link. */
  readonly hint: ReactNode;
  /** Time until the next code may be asked for, ms; 0 or less = now. */
  readonly leftMs: number;
  /** '0:24' follows: 'Resend in'. */
  readonly waitingLabel: string;
  readonly resendLabel: string;
  /** Text while the code is being sent; null = idle. */
  readonly pendingLabel: string | null;
  readonly onResend: () => void;
}

/** 'Resend in 0:24', which becomes the link 'Resend' at zero. */
export function Resend(props: ResendProps): ReactNode {
  const { hint, leftMs, waitingLabel, resendLabel, pendingLabel, onResend } = props;
  const firstLeftMs = useRef(leftMs).current;
  const announcedAt = pendingLabel === null ? announcedSeconds(leftMs, firstLeftMs) : null;
  return (
    <div className={css.meta}>
      <span>{hint}</span>
      <span>
        {pendingLabel ??
          (leftMs > 0 ? (
            <span role="timer" aria-live="off">
              {waitingLabel}{' '}
              <Strong>
                <span className="num" translate="no">
                  {timeLeftText(leftMs)}
                </span>
              </Strong>
            </span>
          ) : (
            <Link onClick={onResend}>{resendLabel}</Link>
          ))}
      </span>
      <VisuallyHidden>
        <span role="status">{announcedAt === null ? '' : `${waitingLabel} ${timeLeftText(announcedAt * 1000)}`}</span>
      </VisuallyHidden>
    </div>
  );
}
