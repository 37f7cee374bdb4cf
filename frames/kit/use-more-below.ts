import { type RefObject, useLayoutEffect } from 'react';

/** Marks `area` with `data-more` while `end`, its last child, is still below what is seen. */
export function useMoreBelow(area: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = area.current;
    const last = end.current;
    if (!root || !last || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        root.toggleAttribute('data-more', entries.at(-1)?.isIntersecting === false);
      },
      { root },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [area, end]);
}
