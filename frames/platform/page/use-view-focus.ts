import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../../kit/focus-heading';

/** Focuses the heading of an area when its view changes. `view`: name of what is shown. `keepsField`: a field that has the
 *  focus keeps it. */
export function useViewFocus(area: RefObject<HTMLElement | null>, view: string, keepsField = false): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const isInField = document.activeElement instanceof HTMLInputElement;
    if (area.current && !(keepsField && isInField)) focusHeading(area.current);
  }, [area, view, keepsField]);
}
