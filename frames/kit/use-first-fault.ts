import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first invalid field of an area after a submit: `faults` are those of the submit. The focus does not move while
 *  the user corrects them. Returns a function that marks a submit. Invalid: `aria-invalid`, or `data-fault` around a choice. */
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
