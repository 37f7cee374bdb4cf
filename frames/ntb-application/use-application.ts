import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ApiClient } from '../platform/api/client';
import { watchConnection } from '../platform/online/watch-connection';
import { lookUp } from './look-up';
import { nextPage, type PageState } from './page-state';

/** The state of the page, and the way to look again. A page that failed looks by itself when the network is back. */
export function useApplication(api: ApiClient, ref: string | null): readonly [PageState, () => void] {
  const [page, send] = useReducer(nextPage, { step: 'loading' });
  const newestLook = useRef(0);

  const look = useCallback((): void => {
    newestLook.current += 1;
    const mine = newestLook.current;
    send({ type: 'lookStarted' });
    void lookUp(api, ref).then((event) => {
      if (mine === newestLook.current) send(event);
    });
  }, [api, ref]);

  useEffect(look, [look]);
  useEffect(() => {
    if (page.step !== 'failed') return;
    return watchConnection(window, (isOnline) => {
      if (isOnline) look();
    });
  }, [page.step, look]);
  return [page, look];
}
