import { useEffect, useState } from 'react';

const QUIET_MS = 500;

/** Debounces live-region text by 500 ms, so that a screen reader is not interrupted while typing; '' at first. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
