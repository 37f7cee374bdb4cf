import { useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { brand } from '../../../shared/brand';
import { Snackbar } from '../../kit/snackbar';
import { useNow } from '../../kit/use-now';
import { ownFailure } from '../flow/failure';
import { OfflineModal } from '../sheets/offline-modal';
import type { ViewProps } from '../view';
import { type CheckoutMachine, messagesAtom, stateAtom } from './checkout-machine';
import { countsUntilMs } from './counts-until';
import { warmParts } from './parts';
import { useArrival } from './use-arrival';
import { usePart } from './use-part';

/** The checkout: the screen and the modal of the present state, in that order. */
export function App({ machine }: { readonly machine: CheckoutMachine }): ReactNode {
  const { store, send } = machine;
  const state = useAtomValue(stateAtom, { store });
  const messages = useAtomValue(messagesAtom, { store });
  const nowMs = useNow(countsUntilMs(state));
  const root = useRef<HTMLDivElement>(null);
  const onFault = (error: unknown): void => send({ type: 'chunkFailed', failure: ownFailure(error, 'network') });

  const { screen, modal } = state;
  const Screen = usePart(screen.name, state.chunkAttempt, onFault);
  const Modal = usePart(modal.name === 'none' ? null : modal.name, state.chunkAttempt, onFault);
  const isLoading = screen.name === 'loading';
  const title = messages.titles[screen.name];
  useArrival(screen.name, `${title} – ${brand.name}`, Screen !== null && !isLoading, root);
  useEffect(() => {
    document.documentElement.lang = messages.lang;
  }, [messages.lang]);
  useEffect(() => {
    if (!isLoading) warmParts();
  }, [isLoading]);
  // Before the first paint, so that the key works on whatever can be seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Else the browser would also close a dialog that has lost the focus.
      event.preventDefault();
      send({ type: 'escapePressed' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [send]);

  const view: ViewProps = { state, send, messages, nowMs };
  return (
    <div ref={root}>
      {Screen && <Screen {...view} />}
      {Modal && <Modal {...view} />}
      {state.offline && <OfflineModal {...view} />}
      {state.snackbar && <Snackbar key={state.snackbar.id} text={messages.snackbars[state.snackbar.kind]} />}
      <p role="status" className="visually-hidden">
        {isLoading ? '' : title}
      </p>
    </div>
  );
}
