import { useCallback, useEffect, useState } from 'react';
import { watchConnection } from '../platform/online/watch-connection';

/** Whether the browser has a network now; `look` asks it once more. */
export function useConnection(): { readonly isOnline: boolean; readonly look: () => void } {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => watchConnection(window, setOnline), []);
  return { isOnline, look: useCallback(() => setOnline(navigator.onLine), []) };
}
