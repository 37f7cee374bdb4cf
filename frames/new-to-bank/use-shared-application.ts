import { useEffect, useReducer } from 'react';
import type { ApiClient } from '../platform/api/client';
import { watchConnection } from '../platform/online/watch-connection';
import { lookUp } from './look-up';
import { type LookState, nextLook } from './shared-application';

/** Where the application behind a link stands, and the way to look again. A look that failed looks by itself when the
 *  network is back. Of a look that is no longer the newest nothing is heard.
 *
 *  It has one call, which only reads, and nothing to go back to, to draft or to end: the machine of the flow kit, with its
 *  queue, keys and effects, would have nothing to do here. */
export function useSharedApplication(api: ApiClient, ref: string | null): readonly [LookState, () => void] {
  const [shown, send] = useReducer(nextLook, { step: 'loading' });
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look asks anew
  useEffect(() => {
    let isNewest = true;
    send({ type: 'lookStarted' });
    void lookUp(api, ref).then((event) => {
      if (isNewest) send(event);
    });
    return () => {
      isNewest = false;
    };
  }, [api, ref, looks]);
  useEffect(() => {
    if (shown.step !== 'failed') return;
    return watchConnection(window, (isOnline) => {
      if (isOnline) lookAgain();
    });
  }, [shown.step]);
  return [shown, lookAgain];
}
