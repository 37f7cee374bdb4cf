import { type RefObject, useLayoutEffect } from 'react';

/** False if a dialog covers the field. */
const isOnTop = (field: HTMLElement): boolean => document.querySelector('dialog[open]') === field.closest('dialog');
const isFree = (field: HTMLElement): boolean => isOnTop(field) && document.activeElement === document.body;

/** Focuses the `[data-first]` field of a new screen (`isWanted`). A frame without the focus does not take it: it waits until
 *  the user enters the frame. */
export function useFirstField(area: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    const field = isWanted ? area.current?.querySelector<HTMLElement>('[data-first]') : null;
    if (!field) return;
    if (document.hasFocus()) {
      if (isOnTop(field)) field.focus({ preventScroll: true });
      return;
    }
    const enter = (): void => {
      if (isFree(field)) field.focus({ preventScroll: true });
    };
    window.addEventListener('focus', enter, { once: true });
    return () => window.removeEventListener('focus', enter);
  }, [area, isWanted]);
}
