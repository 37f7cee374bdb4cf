import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { scrollerOf } from '../../kit/keep-in-sight';
import type { Kfs } from '../flow/state';
import css from './read-on.module.css';

/** How much of the text stays in sight when the next part comes. */
const KEPT = 0.2;

interface ReadOnProps {
  readonly kfs: Kfs;
  /** '₹59,483.06 in all'. */
  readonly total: string;
  readonly words: { readonly aprShort: (percent: string) => string; readonly readOn: string };
}

/** Under a long text with little height: what it comes to, and the way one screen further. Nothing at its end. */
export function ReadOn({ kfs, total, words }: ReadOnProps): ReactNode {
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
        <b className="num">{total}</b> <span className="num">{words.aprShort((kfs.aprBps / 100).toFixed(2))}</span>
      </p>
      <Button
        kind="secondary"
        icon={icons.down}
        width="fit"
        onClick={() => {
          const scroller = line.current && scrollerOf(line.current);
          scroller?.scrollBy({ top: (1 - KEPT) * (scroller.clientHeight - (line.current?.offsetHeight ?? 0)) });
        }}
      >
        {words.readOn}
      </Button>
    </div>
  );
}
