import type { Texts } from '../../shared/messages/define-messages';
import type { commonMessages } from '../kit/common.messages';
import './flow-app.css';
import { Provider, useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { brand } from '../../shared/brand';
import { Snackbar } from '../kit/snackbar';
import { useEscape } from '../kit/use-escape';
import { useNow } from '../kit/use-now';
import { useRestoredFocus } from '../kit/use-restored-focus';
import { useScreenAnnouncement } from '../kit/use-screen-announcement';
import { useSkeleton } from '../kit/use-skeleton';
import { OfflineDialog } from '../offline';
import { clientFailure, type Failure } from '../platform/api/failure';
import type { Store } from '../platform/flow/flow-machine';
import { setPageLanguage } from '../platform/i18n/set-page-language';
import { type LazyScreens, useLazyScreen } from '../platform/lazy/lazy-screens';

/** What a state shows, bottom first. */
export interface Layers<Name extends string> {
  readonly screen: Name;
  /** What stands for one that is still on its way: a screen of the first chunk, and words for what lies over one. */
  readonly waiting: { readonly screen: Name; readonly text: string };
  /** What lies over the screen: a sheet, a dialog. Null for none. */
  readonly overlays: readonly (Name | null)[];
  /** Of the screen. */
  readonly title: string;
  /** What has come out on it, such as '23 lenders for ₹54,990'; announced when it changes, also in the shop's page. */
  readonly result?: string;
  /** False while the frame waits or loads: nobody is told of a screen, and nothing more is fetched. */
  readonly isReady: boolean;
  /** Until when something counts down, epoch ms of this device; null while nothing does. */
  readonly countsUntilMs: number | null;
  readonly snackbar: { readonly id: number; readonly text: string } | null;
  /** True for a part of the shop's page: it takes neither the focus nor Esc from a reader who is elsewhere in the page,
   *  speaks of no screen, and says itself that there is no network. */
  readonly isInPage?: boolean;
  /** Esc leads out from No Internet too: nothing has begun that could be lost. */
  readonly isLeftOffline?: boolean;
}

interface FlowState {
  readonly offline: boolean;
  /** Grows with each retry of a screen that did not load. */
  readonly chunkAttempt: number;
}
type FlowEvent =
  | { readonly type: 'escapePressed' }
  | { readonly type: 'connectionRetried' }
  | { readonly type: 'chunkFailed'; readonly failure: Failure };
type CommonMessages = Pick<Texts<typeof commonMessages>, 'locale' | 'offline'>;

/** What every screen of a frame gets: a state in, events out. What is being typed is not in it: a field, and what depends
 *  on its content, follow an atom of their own, so that a digit draws them and nothing else. `nowMs` is epoch ms of this
 *  device and moves once a second while something on screen counts down. */
export interface FlowView<Shown, Event, Messages> {
  readonly state: Shown;
  readonly send: (event: Event) => void;
  readonly messages: Messages;
  readonly nowMs: number;
}

/** A frame with a flow: the screen of the present state, what lies over it, No Internet and the snackbar; title, focus
 *  and language follow. */
export function FlowApp<
  Shown extends FlowState,
  Event,
  Messages extends CommonMessages,
  Name extends string,
  View extends FlowView<Shown, Event | FlowEvent, Messages>,
>(about: {
  readonly machine: {
    readonly store: Store;
    readonly messagesAtom: Atom<Messages>;
    readonly send: (event: Event | FlowEvent) => void;
  };
  /** The state without what is being typed. */
  readonly shownAtom: Atom<Shown>;
  readonly screens: LazyScreens<Name, View>;
  /** Adds to a view what only this frame has. */
  readonly viewOf?: (view: FlowView<Shown, Event | FlowEvent, Messages>) => View;
  readonly layersOf: (state: Shown, messages: Messages) => Layers<Name>;
  /** Stands in the No-Internet dialog below 'Try Again'. */
  readonly offline?: ComponentType<View>;
  /** Sent once when the snackbar is dismissed; without it the snackbar has no button. Source: S1§4. */
  readonly dismissal?: { readonly label: (messages: Messages) => string; readonly event: Event };
  /** What every screen stands in, where it is more than the screen itself. */
  readonly frame?: ComponentType<View & { readonly children: ReactNode }>;
}): ReactNode {
  const { machine, screens, viewOf, layersOf, frame: Frame, offline: Offline, dismissal } = about;
  const { store, send } = machine;
  const state = useAtomValue(about.shownAtom, { store });
  const messages = useAtomValue(machine.messagesAtom, { store });
  const { screen, waiting, overlays, title, isReady, countsUntilMs, snackbar, ...more } = layersOf(state, messages);
  const { result = '', isInPage = false, isLeftOffline } = more;
  const root = useRef<HTMLDivElement>(null);
  const common = { state, send, messages, nowMs: useNow(countsUntilMs) };
  // SAFETY: without `viewOf` the views of the frame have no more than these.
  const view = viewOf?.(common) ?? (common as unknown as View);
  const fault = useCallback(
    (error: unknown) => send({ type: 'chunkFailed', failure: clientFailure(error, 'network') }),
    [send],
  );
  const loading = { screens, attempt: state.chunkAttempt, fault };
  const Screen = useLazyScreen(screens, screen, loading.attempt, fault);
  const Ground = Screen ?? screens.loaded(waiting.screen);
  useScreenAnnouncement(screen, `${title} – ${brand.name}`, Screen !== null && isReady, root, isInPage);
  useRestoredFocus(root, isInPage);
  useEffect(() => {
    setPageLanguage(document.documentElement, messages.locale);
  }, [messages.locale]);
  useEffect(() => {
    if (isReady) screens.preload();
  }, [isReady, screens]);
  const pressEscape = useCallback(() => send({ type: 'escapePressed' }), [send]);
  useEscape(isInPage ? null : pressEscape);
  const body = Ground && <Ground {...view} />;
  return (
    <Provider store={store}>
      <div ref={root}>
        {/* First, where it makes no part of the shop's page higher. */}
        <p role="status" className="visually-hidden">
          {result}
        </p>
        {Frame ? <Frame {...view}>{body}</Frame> : body}
        {overlays.map(
          (name) => name && <Overlay key={name} name={name} view={view} waiting={waiting.text} {...loading} />,
        )}
        {state.offline && !isInPage && (
          <OfflineDialog messages={messages} send={send} onClose={isLeftOffline ? pressEscape : undefined}>
            {Offline && <Offline {...view} />}
          </OfflineDialog>
        )}
        {snackbar && (
          <Snackbar
            key={snackbar.id}
            text={snackbar.text}
            dismissLabel={dismissal?.label(messages)}
            onDone={dismissal && (() => send(dismissal.event))}
          />
        )}
        {!isInPage && (
          <p role="status" className="visually-hidden">
            {isReady ? title : ''}
          </p>
        )}
      </div>
    </Provider>
  );
}

function Overlay<Name extends string, View extends object>(about: {
  readonly name: Name;
  readonly view: View;
  readonly waiting: string;
  readonly screens: LazyScreens<Name, View>;
  readonly attempt: number;
  readonly fault: (error: unknown) => void;
}): ReactNode {
  const Layer = useLazyScreen(about.screens, about.name, about.attempt, about.fault);
  const drawn = useSkeleton(Layer === null);
  if (Layer) return <Layer {...about.view} />;
  return drawn === 'skeleton' && <Snackbar text={about.waiting} />;
}
