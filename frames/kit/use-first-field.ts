import { type RefObject, useLayoutEffect } from 'react';

/** No dialog lies over a field but the one that it stands in. */
const isOnTop = (field: HTMLElement): boolean => document.querySelector('dialog[open]') === field.closest('dialog');
const isFree = (field: HTMLElement): boolean => isOnTop(field) && document.activeElement === document.body;

/** Puts the focus into the `[data-first]` field of a new screen that asks for it (`isWanted`), so that typing can begin.
 *  A frame that does not have the focus takes it from nobody: it waits until the reader comes in. */
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
