import { useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '../../../shared/brand';
import { Snackbar } from '../../kit/snackbar';
import { ownFailure } from '../flow/failure';
import type { SalesState } from '../flow/state';
import { OfflineModal } from '../sheets/offline-modal';
import type { ViewProps } from '../view';
import { type PartName, warmParts } from './parts';
import { messagesAtom, type SalesMachine, stateAtom } from './sales-store';
import { useArrival } from './use-arrival';
import { useNow } from './use-now';
import { usePart } from './use-part';

const screenOf = (state: SalesState): PartName =>
  state.standstill === 'none' ? state.routeDetails.path : state.standstill;

const sheetOf = (state: SalesState): PartName | null =>
  state.standstill === 'none' ? state.bottomSheetConfig.moduleName : null;

const isCountingDown = (state: SalesState): boolean => {
  const { step } = state.mobileFlow;
  return step === 'codeEntry' || step === 'verifying' || step === 'sending';
};

/** The sales app: the screen, sheet and dialogs of the present state, in that order. */
export function App({ machine }: { machine: SalesMachine }): ReactNode {
  const { store, send } = machine;
  const state = useAtomValue(stateAtom, { store });
  const messages = useAtomValue(messagesAtom, { store });
  const nowMs = useNow(isCountingDown(state), Date.now);
  const root = useRef<HTMLDivElement>(null);
  const onFault = (error: unknown): void => send({ type: 'chunkFailed', failure: ownFailure(error) });

  const screen = screenOf(state);
  const Screen = usePart(screen, state.chunkAttempt, onFault);
  const Sheet = usePart(sheetOf(state), state.chunkAttempt, onFault);
  const Modal = usePart(state.errorModal.status === 'open' ? 'errorModal' : null, state.chunkAttempt, onFault);

  const title = messages.titles[screen as keyof typeof messages.titles];
  useArrival(screen, `${title} – ${brand.name}`, Screen !== null && state.phase === 'ready', root);
  useEffect(() => {
    document.documentElement.lang = messages.lang;
  }, [messages.lang]);
  useEffect(() => {
    if (state.phase === 'ready') warmParts();
  }, [state.phase]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) send({ type: 'escapePressed' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [send]);

  const view: ViewProps = { state, send, messages, nowMs };
  return (
    <div ref={root}>
      {Screen && <Screen {...view} />}
      {Sheet && <Sheet {...view} />}
      {Modal && <Modal {...view} />}
      {state.offline && <OfflineModal {...view} />}
      {state.toast && <Snackbar key={state.toast.id} text={messages.toasts[state.toast.kind]} />}
      <p role="status" className="visually-hidden">
        {state.phase === 'ready' ? title : ''}
      </p>
    </div>
  );
}
