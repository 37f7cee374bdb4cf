import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading';

/** Announces a new screen: sets the title and, except for the first screen, focuses its heading, unless a field has the
 *  focus. Waits for `isShown` while a screen loads. `isInPage`: a focus elsewhere in the shop's page stays. */
export function useScreenAnnouncement(
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
