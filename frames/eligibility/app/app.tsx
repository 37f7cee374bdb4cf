import { selectAtom } from 'jotai/vanilla/utils';
import { type ReactNode, useState } from 'react';
import { FlowApp, type Layers } from '../../flow-app';
import { Stack } from '../../kit/stack';
import { WidgetCard } from '../../kit/widget-card';
import { isSameData } from '../../platform/flow/same-data';
import type { RunningEligibility } from '../eligibility-frame';
import { headlessEnd } from '../flow/leaving';
import { type ShownState, shownOf } from '../flow/state';
import type { Messages } from '../page-messages';
import type { ViewProps } from '../view';
import { OfflineNote } from '../views/offline-note';
import { type LayerName, layerOf, lazyScreens } from './lazy-screens';

/** Announcement of the lenders' answer for screen readers. */
function resultOf({ screen, amount }: ShownState, { checking, eligible, notEligible }: Messages): string {
  switch (screen.name) {
    case 'USER_API_LOADING':
      return checking.heading;
    case 'ELIGIBLE_LENDERS':
      return eligible.found(screen.user.lenders.length, amount);
    case 'NOT_ELIGIBLE':
      return notEligible.heading;
    default:
      return '';
  }
}

function layersOf(state: ShownState, messages: Messages): Layers<LayerName> {
  const { screen } = state;
  return {
    screen: layerOf(state),
    waiting: { screen: 'DETAILS_API_LOADING', text: messages.loading },
    overlays: [state.isCloseAsked ? 'closeQuestion' : null],
    title: messages.title,
    result: resultOf(state, messages),
    isReady: state.merchant !== null,
    // Countdown to the next OTP.
    countsUntilMs: screen.name === 'VERIFY_MOBILE' && screen.otp.step === 'code' ? screen.otp.sent.resendAtMs : null,
    snackbar: null,
    isInPage: state.mode !== 'modal',
    isLeftOffline: true,
  };
}

export function App({ flow }: { readonly flow: RunningEligibility }): ReactNode {
  const [shownAtom] = useState(() => selectAtom(flow.stateAtom, shownOf, isSameData));
  const { stateAtom } = flow;
  return (
    <FlowApp
      machine={flow}
      shownAtom={shownAtom}
      screens={lazyScreens}
      viewOf={(view) => ({ ...view, stateAtom })}
      layersOf={layersOf}
      frame={Card}
    />
  );
}

function Card({ state, send, messages, children }: ViewProps & { readonly children: ReactNode }): ReactNode {
  const { mode, merchant, isStorageFine, screen, offline } = state;
  const close = mode === 'modal' ? { label: messages.close, onClick: () => send({ type: 'closeAsked' }) } : null;
  return (
    <WidgetCard
      title={messages.title}
      close={merchant === null ? undefined : close}
      busy={isStorageFine && headlessEnd(screen) === null}
    >
      <Stack gap={4}>
        {mode !== 'modal' && offline && <OfflineNote t={messages.offline} />}
        {children}
      </Stack>
    </WidgetCard>
  );
}
