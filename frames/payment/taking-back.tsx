import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusHeading } from '../kit/focus-heading';
import { Link } from '../kit/link';
import { useNow } from '../kit/use-now';
import { VisuallyHidden } from '../kit/visually-hidden';
import type { ReceiptMessages } from './message-types';
import css from './taking-back.module.css';

interface TakingBackProps {
  readonly t: ReceiptMessages;
  readonly onLeave: () => void;
}

/** Time before the redirect, s. A time limit needs 20 s in which a user can stop it. Source: WCAG 2.2.1. */
const WAITS_S = 30;
/** Announces the remaining time again at this point. */
const SAID_AGAIN_S = 10;
/** Signs of a reader. A press counts after its end: if the line disappeared earlier, the button above it would move. */
const signs = ['click', 'keydown', 'wheel', 'touchmove', 'visibilitychange'] as const;

/** 'Taking you back in 30 seconds. Stay here': redirects unless there is a sign of a reader. */
export function TakingBack({ t, onLeave }: TakingBackProps): ReactNode {
  const beganMs = useRef(useNow(null)).current;
  const [isCounting, setCounting] = useState(true);
  const leavesAtMs = beganMs + WAITS_S * 1_000;
  const leftS = Math.ceil((leavesAtMs - useNow(isCounting ? leavesAtMs : null)) / 1_000);
  const isOver = isCounting && leftS <= 0;
  useEffect(() => {
    if (!isOver) return;
    setCounting(false);
    onLeave();
  }, [isOver, onLeave]);
  useEffect(() => {
    const stay = (): void => setCounting(false);
    for (const sign of signs) document.addEventListener(sign, stay, { capture: true, passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, stay, { capture: true });
    };
  }, []);
  if (!isCounting || isOver) return null;
  return (
    <p className={css.line}>
      <span role="timer" aria-live="off">
        {t.takingBack(leftS)}
      </span>{' '}
      <Link
        onClick={() => {
          setCounting(false);
          focusHeading(document);
        }}
      >
        {t.stay}
      </Link>
      <VisuallyHidden>
        <span role="status">{t.takingBack(leftS > SAID_AGAIN_S ? WAITS_S : SAID_AGAIN_S)}</span>
      </VisuallyHidden>
    </p>
  );
}
