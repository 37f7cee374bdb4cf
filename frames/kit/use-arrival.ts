import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading';

/** Tells the page and assistive technology of a new screen: title at once, and, except on the first one, focus on its
 *  heading (unless the screen has put it into a field). Waits for `isShown`, because a screen may still be loading.
 *  `isInPage`: a reader who is elsewhere in the shop's page stays there. */
export function useArrival(
  place: string,
  title: string,
  isShown: boolean,
  root: RefObject<HTMLElement | null>,
  isInPage = false,
): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!isShown || last.current === place) return;
    const isFirst = last.current === null;
    last.current = place;
    document.title = title;
    const area = root.current;
    if (isFirst || !area || (isInPage && !document.hasFocus())) return;
    if (document.activeElement instanceof HTMLInputElement && area.contains(document.activeElement)) return;
    focusHeading(area, isInPage);
  }, [place, title, isShown, root, isInPage]);
}
