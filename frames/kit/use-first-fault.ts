import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus into the first field of an area that is wrong, once it was to be sent: `faults` are those of then. While
 *  they are mended it stays with whoever types. Returns what says that it was to be sent. A field is wrong by
 *  `aria-invalid`, a choice by `data-fault` around it. */
export function useFirstFault(area: RefObject<HTMLElement | null>, faults: readonly unknown[]): () => void {
  const isSent = useRef(false);
  useEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    if (faults.length > 0) area.current?.querySelector<HTMLElement>('[aria-invalid], [data-fault] input')?.focus();
  }, [area, faults]);
  return () => {
    isSent.current = true;
  };
}
