import { useAtomValue } from 'jotai/react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { brand } from '../../shared/brand';
import { Snackbar } from '../kit/snackbar';
import { useArrival } from '../kit/use-arrival';
import { useEscape } from '../kit/use-escape';
import { useNow } from '../kit/use-now';
import { useSkeleton } from '../kit/use-skeleton';
import { OfflineDialog, type OfflineMessages } from '../offline';
import { type Failure, ownFailure } from '../platform/api/failure';
import type { FlowMachine } from '../platform/flow/flow-machine';
import { type LazyParts, usePart } from '../platform/lazy/lazy-parts';

/** What a state shows, bottom first. */
export interface Layers<Name extends string> {
  readonly screen: Name;
  /** What stands for a part that is still on its way: a screen of the first chunk, and words for what lies over one. */
  readonly waiting: { readonly screen: Name; readonly text: string };
  /** What lies over the screen: a sheet, a dialog. Null for none. */
  readonly overlays: readonly (Name | null)[];
  /** Of the screen. */
  readonly title: string;
  /** False while the frame waits or loads: nobody is told of a screen, and nothing more is fetched. */
  readonly isReady: boolean;
  /** Until when something counts down, epoch ms of this device; null while nothing does. */
  readonly countsUntilMs: number | null;
  readonly snackbar: { readonly id: number; readonly text: string } | null;
}

interface FlowState {
  readonly offline: boolean;
  /** Grows with each retry of a part that did not load. */
  readonly chunkAttempt: number;
}
type FlowEvent =
  | { readonly type: 'escapePressed' }
  | { readonly type: 'connectionRetried' }
  | { readonly type: 'chunkFailed'; readonly failure: Failure };
interface Words {
  readonly lang: string;
  readonly offline: OfflineMessages;
}

/** What every part of a frame gets: a state in, events out. `nowMs` is epoch ms of this device and moves once a second
 *  while something on screen counts down. */
export interface FlowView<State, Event, Messages> {
  readonly state: State;
  readonly send: (event: Event) => void;
  readonly messages: Messages;
  readonly nowMs: number;
}

/** A frame with a flow: the screen of the present state, what lies over it, No Internet and the snackbar; title, focus
 *  and language follow. */
export function FlowApp<State extends FlowState, Event, Effect, Messages extends Words, Name extends string>(about: {
  readonly machine: FlowMachine<State, Event | FlowEvent, Effect, Messages>;
  readonly parts: LazyParts<Name, FlowView<State, Event | FlowEvent, Messages>>;
  readonly layersOf: (state: State, messages: Messages) => Layers<Name>;
}): ReactNode {
  const { machine, parts, layersOf } = about;
  const { store, send } = machine;
  const state = useAtomValue(machine.stateAtom, { store });
  const messages = useAtomValue(machine.messagesAtom, { store });
  const { screen, waiting, overlays, title, isReady, countsUntilMs, snackbar } = layersOf(state, messages);
  const root = useRef<HTMLDivElement>(null);
  const view = { state, send, messages, nowMs: useNow(countsUntilMs) };
  const fault = useCallback(
    (error: unknown) => send({ type: 'chunkFailed', failure: ownFailure(error, 'network') }),
    [send],
  );
  const loading = { parts, attempt: state.chunkAttempt, fault };
  const Screen = usePart(parts, screen, loading.attempt, fault);
  const Shown = Screen ?? parts.atHand(waiting.screen);
  useArrival(screen, `${title} – ${brand.name}`, Screen !== null && isReady, root);
  useEffect(() => {
    document.documentElement.lang = messages.lang;
  }, [messages.lang]);
  useEffect(() => {
    if (isReady) parts.warm();
  }, [isReady, parts]);
  useEscape(useCallback(() => send({ type: 'escapePressed' }), [send]));
  return (
    <div ref={root}>
      {Shown && <Shown {...view} />}
      {overlays.map(
        (name) => name && <Overlay key={name} name={name} view={view} waiting={waiting.text} {...loading} />,
      )}
      {state.offline && <OfflineDialog messages={messages} send={send} />}
      {snackbar && <Snackbar key={snackbar.id} text={snackbar.text} />}
      <p role="status" className="visually-hidden">
        {isReady ? title : ''}
      </p>
    </div>
  );
}

function Overlay<Name extends string, View extends object>(about: {
  readonly name: Name;
  readonly view: View;
  readonly waiting: string;
  readonly parts: LazyParts<Name, View>;
  readonly attempt: number;
  readonly fault: (error: unknown) => void;
}): ReactNode {
  const Part = usePart(about.parts, about.name, about.attempt, about.fault);
  const drawn = useSkeleton(Part === null);
  if (Part) return <Part {...about.view} />;
  return drawn === 'skeleton' && <Snackbar text={about.waiting} />;
}
