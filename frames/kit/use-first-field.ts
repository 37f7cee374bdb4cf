import { type RefObject, useLayoutEffect } from 'react';

const isFree = (): boolean =>
  document.querySelector('dialog[open]') === null &&
  (document.activeElement === null || document.activeElement === document.body);

/** Puts the focus into the `[data-first]` field of a new screen, so that typing can begin. A frame that does not have
 *  the focus takes it from nobody: it waits until the reader comes in. */
export function useFirstField(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const field = area.current?.querySelector<HTMLElement>('[data-first]');
    if (!field) return;
    if (document.hasFocus()) {
      if (document.querySelector('dialog[open]') === null) field.focus({ preventScroll: true });
      return;
    }
    const enter = (): void => {
      if (isFree()) field.focus({ preventScroll: true });
    };
    window.addEventListener('focus', enter, { once: true });
    return () => window.removeEventListener('focus', enter);
  }, [area]);
}
