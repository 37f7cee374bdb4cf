import { useLayoutEffect } from 'react';

/** Takes the Escape key on the whole page, wherever the focus is, unless something inside has used it. null leaves it
 *  alone. */
export function useEscape(onEscape: (() => void) | null): void {
  // Before the first paint, so that the key works on whatever can be seen.
  useLayoutEffect(() => {
    if (onEscape === null) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Else the browser would also close a dialog that has lost the focus.
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
}
