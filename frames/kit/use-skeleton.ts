import { useEffect, useRef, useState } from 'react';

/** What answers faster than this needs no skeleton. */
export const SKELETON_AFTER_MS = 200;
/** A skeleton that goes sooner than this flickers. */
const SKELETON_LEAST_MS = 400;

/** What to draw while something loads: nothing for a moment, then the skeleton (for a least time, even if the answer
 *  has come), then the content. */
export function useSkeleton(isLoading: boolean): 'nothing' | 'skeleton' | 'content' {
  const [isShown, setShown] = useState(false);
  const sinceMs = useRef(0);
  useEffect(() => {
    if (isLoading === isShown) return;
    const waitMs = isLoading ? SKELETON_AFTER_MS : sinceMs.current + SKELETON_LEAST_MS - Date.now();
    const timer = setTimeout(
      () => {
        sinceMs.current = Date.now();
        setShown(isLoading);
      },
      Math.max(0, waitMs),
    );
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  if (isShown) return 'skeleton';
  return isLoading ? 'nothing' : 'content';
}
