import { useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { brand } from '../../../shared/brand';
import { Snackbar } from '../../kit/snackbar';
import { useNow } from '../../kit/use-now';
import { ownFailure } from '../flow/failure';
import type { SalesState } from '../flow/state';
import { OfflineModal } from '../sheets/offline-modal';
import type { ViewProps } from '../view';
import { type PartName, warmParts } from './parts';
import { messagesAtom, type SalesMachine, stateAtom } from './sales-store';
import { useArrival } from './use-arrival';
import { usePart } from './use-part';

const screenOf = (state: SalesState): PartName =>
  state.standstill === 'none' ? state.routeDetails.path : state.standstill;

const sheetOf = (state: SalesState): PartName | null =>
  state.standstill === 'none' ? state.bottomSheetConfig.moduleName : null;

/** When the next code may be asked for; null while none was sent. */
const countsUntilMs = ({ mobileFlow }: SalesState): number | null =>
  ('sent' in mobileFlow && mobileFlow.sent?.resendAtMs) || null;

/** The sales app: the screen, sheet and dialogs of the present state, in that order. */
export function App({ machine }: { machine: SalesMachine }): ReactNode {
  const { store, send } = machine;
  const state = useAtomValue(stateAtom, { store });
  const messages = useAtomValue(messagesAtom, { store });
  const nowMs = useNow(countsUntilMs(state));
  const root = useRef<HTMLDivElement>(null);
  const onFault = (error: unknown): void => send({ type: 'chunkFailed', failure: ownFailure(error, 'network') });

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
