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
import type { SalesState } from '../flow/state';
import type { ViewProps } from '../view';
import { type PartName, parts } from './parts';
import type { SalesMachine } from './sales-machine';

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
  const state = useAtomValue(machine.stateAtom, { store });
  const messages = useAtomValue(machine.messagesAtom, { store });
  const nowMs = useNow(countsUntilMs(state));
  const root = useRef<HTMLDivElement>(null);
  const onFault = (error: unknown): void => send({ type: 'chunkFailed', failure: ownFailure(error, 'network') });

  const screen = screenOf(state);
  const Screen = usePart(parts, screen, state.chunkAttempt, onFault);
  const Sheet = usePart(parts, sheetOf(state), state.chunkAttempt, onFault);
  const Modal = usePart(parts, state.errorModal.status === 'open' ? 'errorModal' : null, state.chunkAttempt, onFault);

  const title = messages.titles[screen as keyof typeof messages.titles];
  useArrival(screen, `${title} – ${brand.name}`, Screen !== null && state.phase === 'ready', root);
  useEffect(() => {
    document.documentElement.lang = messages.lang;
  }, [messages.lang]);
  useEffect(() => {
    if (state.phase === 'ready') parts.warm();
  }, [state.phase]);
  useEscape(useCallback(() => send({ type: 'escapePressed' }), [send]));

  const view: ViewProps = { state, send, messages, nowMs };
  return (
    <div ref={root}>
      {Screen && <Screen {...view} />}
      {Sheet && <Sheet {...view} />}
      {Modal && <Modal {...view} />}
      {state.offline && <OfflineDialog {...view} />}
      {state.toast && <Snackbar key={state.toast.id} text={messages.toasts[state.toast.kind]} />}
      <p role="status" className="visually-hidden">
        {state.phase === 'ready' ? title : ''}
      </p>
    </div>
  );
}
