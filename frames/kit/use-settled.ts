import { useEffect, useState } from 'react';

/** A text that is spoken once nobody changes it any more: 500 ms after the last key, so that typing is not talked into. */
const QUIET_MS = 500;

/** `text` as it last stood still; '' at first. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
