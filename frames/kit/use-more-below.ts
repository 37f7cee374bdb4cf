import { type RefObject, useLayoutEffect } from 'react';

const stops = 'a[href],button,input,summary';

/** Keeps two things about a scrolling `area` true, of which `end` is the last child: it has `data-more` while there is
 *  more below, and it can be scrolled by keyboard although nothing in it takes the focus. */
export function useMoreBelow(area: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = area.current;
    const last = end.current;
    if (!root || !last || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        root.toggleAttribute('data-more', entries.at(-1)?.isIntersecting === false);
        const isStop = root.scrollHeight > root.clientHeight + 1 && root.querySelector(stops) === null;
        if (isStop) root.tabIndex = 0;
        else root.removeAttribute('tabindex');
      },
      { root },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [area, end]);
}
