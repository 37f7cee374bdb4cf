import { useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '../../../shared/brand';
import type { WidgetCloseReason } from '../../../shared/bridge/close-reasons';
import { Stack } from '../../kit/stack';
import { useEscape } from '../../kit/use-escape';
import { WidgetCard } from '../../kit/widget-card';
import { NoInternet } from '../../offline';
import type { EligibilityEvent } from '../flow/events';
import type { EligibilityState, Screen } from '../flow/state';
import type { Messages } from '../messages/messages';
import { ApiErrorView, CheckErrorView } from '../views/failures';
import { Incompatible } from '../views/incompatible';
import { DetailsLoading, UserLoading } from '../views/loading';
import { MobileEntry } from '../views/mobile-entry';
import { OfflineNote } from '../views/offline-note';
import { headlessEnd } from './end-headless';
import type { EligibilityMachine, Setting } from './machine';

export interface AppProps {
  readonly machine: EligibilityMachine;
  readonly close: (reason: WidgetCloseReason) => void;
  readonly reload: () => void;
}

/** The eligibility widget: the view of the present state on its card. */
export function App({ machine, close, reload }: AppProps): ReactNode {
  const state = useAtomValue(machine.stateAtom, { store: machine.store });
  const { mode, later } = useAtomValue(machine.settingAtom, { store: machine.store });
  const messages = useAtomValue(machine.messagesAtom, { store: machine.store });
  const root = useRef<HTMLDivElement>(null);
  useArrival(arrivalOf(state.screen), root);
  useEffect(() => {
    document.documentElement.lang = messages.lang;
    document.title = `${messages.title} – ${brand.name}`;
  }, [messages]);
  useEscape(mode === 'modal' ? () => close('escape') : null);
  return (
    <div ref={root}>
      <WidgetCard
        title={messages.title}
        close={mode === 'modal' ? { label: messages.close, onClick: () => close('closeButton') } : null}
        busy={state.isStorageFine && headlessEnd(state) === null}
      >
        <Stack gap={4}>
          {mode === 'inline' && <OfflineNote words={messages.offline} />}
          {state.isStorageFine ? (
            viewOf(state, messages, later, machine.send)
          ) : (
            <Incompatible messages={messages} onRetry={reload} />
          )}
        </Stack>
      </WidgetCard>
      {mode === 'modal' && <NoInternet messages={messages} onClose={() => close('escape')} />}
    </div>
  );
}

function viewOf(
  state: EligibilityState,
  messages: Messages,
  later: Setting['later'],
  send: (event: EligibilityEvent) => void,
): ReactNode {
  const { screen } = state;
  const view = { state, messages, send };
  switch (screen.name) {
    case 'DETAILS_API_LOADING':
      return <DetailsLoading messages={messages} />;
    case 'USER_API_LOADING':
      return <UserLoading {...view} />;
    case 'VERIFY_MOBILE': {
      const { otp } = screen;
      if (otp.step === 'mobile' || (otp.step === 'sending' && otp.sent === null))
        return <MobileEntry {...view} otp={otp} />;
      // An OTP is on its way only after a call, and with the calls came the rest.
      return otp.sent && later && <later.OtpEntry {...view} otp={{ ...otp, sent: otp.sent }} />;
    }
    case 'ELIGIBLE_LENDERS':
      return later && <later.EligibleLenders {...view} user={screen.user} />;
    case 'NOT_ELIGIBLE':
      return later && <later.NotEligible {...view} user={screen.user} />;
    case 'API_ERROR':
      return <ApiErrorView {...view} screen={screen} />;
    case 'DYNAMIC_CE_ERROR':
      return <CheckErrorView {...view} screen={screen} />;
    default:
      return screen satisfies never;
  }
}

/** What counts as a new screen to the reader. */
const arrivalOf = (screen: Screen): string =>
  screen.name === 'VERIFY_MOBILE' ? `${screen.name} ${screen.otp.step === 'mobile' ? 'mobile' : 'otp'}` : screen.name;

/** Takes the focus to the heading of a new view, unless the view has put it into a field, or the reader is elsewhere in
 *  the page. */
function useArrival(place: string, root: React.RefObject<HTMLElement | null>): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const area = root.current;
    if (!area || !document.hasFocus()) return;
    if (document.activeElement instanceof HTMLInputElement && area.contains(document.activeElement)) return;
    const heading = area.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place, root]);
}
