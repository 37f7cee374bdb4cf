import { Provider, useAtomValue } from 'jotai/react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useNow } from '../kit/use-now';
import { useScreenAnnouncement } from '../kit/use-screen-announcement';
import { clientFailure } from '../platform/api/failure';
import { createLazyScreens, useLazyScreen } from '../platform/lazy/lazy-screens';
import { type ShownState, shownAtom } from './flow/account-atoms';
import { late } from './late-parts';
import type { AccountMachine } from './machine';
import type { AboutPage, ViewProps } from './view';
import { CodeView, NumberView } from './views/entry';
import { BlockedView, FailedView, WaitingView } from './views/waiting';

type ViewName = 'number' | 'code' | 'waiting' | 'profile' | 'failed' | 'blocked';

const inFirstChunk = { load: null };
const screens = createLazyScreens<ViewName, ViewProps>(
  { number: NumberView, code: CodeView, waiting: WaitingView, failed: FailedView, blocked: BlockedView },
  {
    number: inFirstChunk,
    code: inFirstChunk,
    waiting: inFirstChunk,
    failed: inFirstChunk,
    blocked: inFirstChunk,
    // Loaded while the lenders are asked.
    profile: { load: async () => (await late()).AnswerView },
  },
);

function viewOf({ screen }: ShownState): ViewName {
  switch (screen.name) {
    case 'guest':
      return screen.otp.step === 'code' ? 'code' : 'number';
    case 'asking':
    case 'checking':
      return 'waiting';
    case 'found':
      return 'profile';
    case 'failed':
    case 'blocked':
      return screen.name;
  }
}

interface AppProps {
  readonly machine: AccountMachine;
  readonly title: string;
  readonly about: AboutPage;
}

/** My Account: view of the current state. Source: S1§2.2. */
export function App({ machine, title, about }: AppProps): ReactNode {
  const { store, send } = machine;
  const state = useAtomValue(shownAtom, { store });
  const messages = useAtomValue(machine.messagesAtom, { store });
  const root = useRef<HTMLDivElement>(null);
  const { screen } = state;
  const waitsUntilMs = screen.name === 'guest' && screen.otp.step === 'code' ? screen.otp.sent.resendAtMs : null;
  const name = viewOf(state);
  const fault = useCallback(
    (error: unknown) => send({ type: 'chunkFailed', failure: clientFailure(error, 'network') }),
    [send],
  );
  const Loaded = useLazyScreen(screens, name, 0, fault);
  const View = Loaded ?? WaitingView;
  const isWaiting = View === WaitingView;
  useEffect(() => {
    if (screen.name !== 'asking') screens.preload();
  }, [screen.name]);
  useScreenAnnouncement(name, title, !isWaiting, root);
  const nowMs = useNow(waitsUntilMs);
  return (
    <Provider store={store}>
      <div ref={root} aria-busy={isWaiting}>
        <View state={state} messages={messages} send={send} nowMs={nowMs} about={about} />
      </div>
    </Provider>
  );
}
