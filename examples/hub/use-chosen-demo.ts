import { useEffect, useState } from 'react';
import { type Demo, demoFromAddress, firstDemo } from './demos';

/** Demo in the address; links and the Back button change it. A fragment of the page (`#numbers`) does not. */
export function useChosenDemo(): Demo {
  const [demo, setDemo] = useState(() => demoFromAddress(location.hash) ?? firstDemo());
  useEffect(() => {
    const follow = (): void => setDemo((before) => demoFromAddress(location.hash) ?? before);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return demo;
}
