import { type RefObject, useRef, useState } from 'react';
import type { SalesLender } from '../../shared/api/sales';

/** What fits beside an answer without pushing it off the screen. */
const SHOWN_AT_FIRST = 3;

/** Lenders in their stated order: the first three, and all of them on request. */
export function useFirstLenders<List extends HTMLElement>(
  lenders: readonly SalesLender[],
): {
  /** The list, which can have the focus. */
  readonly list: RefObject<List | null>;
  readonly shown: readonly SalesLender[];
  /** null where all are shown. */
  readonly showAll: (() => void) | null;
} {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<List>(null);
  const shown = isWhole ? lenders : lenders.slice(0, SHOWN_AT_FIRST);
  // The button goes with its press; reading goes on in the list.
  const showAll = (): void => {
    setWhole(true);
    list.current?.focus({ preventScroll: true });
  };
  return { list, shown, showAll: shown.length < lenders.length ? showAll : null };
}
