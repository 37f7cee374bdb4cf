import { type RefObject, useEffect } from 'react';
import { focusHeading } from './focus-heading';

/** Where reading goes on: the dialog on top, else the heading of the screen. */
function goOnIn(area: HTMLElement, preventScroll: boolean): void {
  const dialog = [...area.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  if (dialog) dialog.focus({ preventScroll });
  else focusHeading(area, preventScroll);
}

/** What has the focus may go with an answer or with its own press; the browser would then leave the focus to the page, and
 *  whoever listens or types would be nowhere. Whatever takes the focus itself meanwhile keeps it. `isInPage`: nothing is
 *  scrolled in the shop's page. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, isInPage: boolean): void {
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
      if (document.hasFocus() && document.activeElement === document.body) goOnIn(area, isInPage);
    });
    area.addEventListener('focusin', onFocus);
    gone.observe(area, { childList: true, subtree: true });
    return () => {
      area.removeEventListener('focusin', onFocus);
      gone.disconnect();
    };
  }, [root, isInPage]);
}
