import { useAtomValue } from 'jotai/react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { brand } from '../../../shared/brand';
import { Snackbar } from '../../kit/snackbar';
import { useArrival } from '../../kit/use-arrival';
import { useEscape } from '../../kit/use-escape';
import { useNow } from '../../kit/use-now';
import { OfflineDialog } from '../../offline';
import { ownFailure } from '../../platform/api/failure';
import { usePart } from '../../platform/lazy/lazy-parts';
import type { ViewProps } from '../view';
import type { CheckoutMachine } from './checkout-machine';
import { countsUntilMs } from './counts-until';
import { parts } from './parts';

/** The checkout: the screen and the modal of the present state, in that order. */
export function App({ machine }: { readonly machine: CheckoutMachine }): ReactNode {
  const { store, send } = machine;
  const state = useAtomValue(machine.stateAtom, { store });
  const messages = useAtomValue(machine.messagesAtom, { store });
  const nowMs = useNow(countsUntilMs(state));
  const root = useRef<HTMLDivElement>(null);
  const onFault = (error: unknown): void => send({ type: 'chunkFailed', failure: ownFailure(error, 'network') });

  const { screen, modal } = state;
  const Screen = usePart(parts, screen.name, state.chunkAttempt, onFault);
  const Modal = usePart(parts, modal.name === 'none' ? null : modal.name, state.chunkAttempt, onFault);
  const isLoading = screen.name === 'loading';
  const title = messages.titles[screen.name];
  useArrival(screen.name, `${title} – ${brand.name}`, Screen !== null && !isLoading, root);
  useEffect(() => {
    document.documentElement.lang = messages.lang;
  }, [messages.lang]);
  useEffect(() => {
    if (!isLoading) parts.warm();
  }, [isLoading]);
  useEscape(useCallback(() => send({ type: 'escapePressed' }), [send]));

  const view: ViewProps = { state, send, messages, nowMs };
  return (
    <div ref={root}>
      {Screen && <Screen {...view} />}
      {Modal && <Modal {...view} />}
      {state.offline && <OfflineDialog {...view} />}
      {state.snackbar && <Snackbar key={state.snackbar.id} text={messages.snackbars[state.snackbar.kind]} />}
      <p role="status" className="visually-hidden">
        {isLoading ? '' : title}
      </p>
    </div>
  );
}
