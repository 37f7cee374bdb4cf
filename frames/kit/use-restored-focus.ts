import { type RefObject, useEffect } from 'react';
import { focusHeading } from './focus-heading';

/** Focuses the dialog on top, else the heading of the screen. */
function restoreFocus(area: HTMLElement, preventScroll: boolean): void {
  const dialog = [...area.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  if (dialog) dialog.focus({ preventScroll });
  else focusHeading(area, preventScroll);
}

/** Moves the focus to the open dialog or the heading when the focused element is removed: the browser would move it to
 *  the body. `isInPage`: nothing is scrolled in the shop's page. */
export function useRestoredFocus(root: RefObject<HTMLElement | null>, isInPage: boolean): void {
  useEffect(() => {
    const area = root.current;
    if (!area) return;
    let last: EventTarget | null = null;
    const onFocus = (event: FocusEvent): void => {
      last = event.target;
    };
    const gone = new MutationObserver(() => {
      if (!(last instanceof HTMLElement) || last.isConnected) return;
      last = null;
      if (document.hasFocus() && document.activeElement === document.body) restoreFocus(area, isInPage);
    });
    area.addEventListener('focusin', onFocus);
    gone.observe(area, { childList: true, subtree: true });
    return () => {
      area.removeEventListener('focusin', onFocus);
      gone.disconnect();
    };
  }, [root, isInPage]);
}
