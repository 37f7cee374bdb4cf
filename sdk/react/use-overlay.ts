import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionEvents } from '../index';
import type {
  CheckoutEvents,
  CheckoutSession,
  CommonOptions,
  KadamApi,
  OpenCheckoutOptions,
  OpenSalesAppOptions,
  SalesAppSession,
  SessionEvents,
} from '../types/kadam.mjs';
import type { CallOptions, Handlers, Overlay } from '../types/react.mjs';
import { type AnySession, call, subscribe, useLatest } from './handlers';
import { useShop } from './provider';

/** An overlay that closes when its component unmounts. Calls the handlers of the latest render, and none after the
 *  unmount. */
function useOverlay<Options extends object, Session extends AnySession>(
  frame: 'salesApp' | 'checkout',
  openWith: (kadam: KadamApi, options: Options & CommonOptions) => Session,
  handlers: object,
): Overlay<Options, Session> {
  const { kadam, common } = useShop();
  const [status, setStatus] = useState<'closed' | 'opening' | 'open'>('closed');
  const session = useRef<Session | null>(null);
  const undoPreload = useRef<(() => void) | null>(null);
  const latest = useLatest(handlers);
  const opener = useRef(openWith);

  useEffect(
    () => () => {
      const own = session.current;
      session.current = null;
      own?.destroy();
      undoPreload.current?.();
      undoPreload.current = null;
    },
    [],
  );

  const open = useCallback(
    (options: Options): Session => {
      if (session.current) return session.current;
      const own = opener.current(kadam, { ...common, ...options });
      session.current = own;
      setStatus('opening');
      subscribe(own, sessionEvents[frame], (name, payload) => {
        if (session.current !== own) return;
        if (name === 'opened') setStatus('open');
        if (name === 'closed') {
          session.current = null;
          undoPreload.current = null;
          setStatus('closed');
        }
        call(latest.current, name, payload);
      });
      return own;
    },
    [kadam, common, frame, latest],
  );
  const close = useCallback(() => session.current?.close(), []);
  const preload = useCallback(() => {
    undoPreload.current ??= kadam.preload(frame, { merchantKey: common.merchantKey });
  }, [kadam, common, frame]);

  return { open, close, preload, status };
}

export const useCheckout = (
  handlers: Handlers<CheckoutEvents> = {},
): Overlay<CallOptions<OpenCheckoutOptions>, CheckoutSession> =>
  useOverlay('checkout', (kadam, options) => kadam.openCheckout(options as OpenCheckoutOptions), handlers);

export const useSalesApp = (
  handlers: Handlers<SessionEvents> = {},
): Overlay<CallOptions<OpenSalesAppOptions>, SalesAppSession> =>
  useOverlay('salesApp', (kadam, options) => kadam.openSalesApp(options as OpenSalesAppOptions), handlers);
