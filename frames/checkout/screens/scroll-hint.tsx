import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { scrollerOf } from '../../kit/keep-in-sight';
import type { Kfs } from '../flow/state';
import css from './scroll-hint.module.css';

/** Part of the visible text that stays in view after a scroll. */
const SCROLL_OVERLAP = 0.2;

interface ScrollHintProps {
  readonly kfs: Kfs;
  /** '₹59,483.06 in all'. */
  readonly total: string;
  readonly t: { readonly aprShort: (percent: string) => string; readonly readOn: string };
}

/** Shown below a long text on a low viewport: the total, and a button that scrolls one screen. Hidden at the end. */
export function ScrollHint({ kfs, total, t }: ScrollHintProps): ReactNode {
  const line = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  useLayoutEffect(() => {
    const scroller = line.current && scrollerOf(line.current);
    if (!scroller) return;
    const look = (): void => setAtEnd(scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, []);
  return (
    <div ref={line} className={css.line} hidden={isAtEnd}>
      <p className={css.sum}>
        <b className="num">{total}</b> <span className="num">{t.aprShort((kfs.aprBps / 100).toFixed(2))}</span>
      </p>
      <Button
        kind="secondary"
        icon={icons.down}
        width="fit"
        onClick={() => {
          const scroller = line.current && scrollerOf(line.current);
          scroller?.scrollBy({
            top: (1 - SCROLL_OVERLAP) * (scroller.clientHeight - (line.current?.offsetHeight ?? 0)),
          });
        }}
      >
        {t.readOn}
      </Button>
    </div>
  );
}
