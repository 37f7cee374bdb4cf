import type { communication } from '../../shared/bridge/frames';
import type { Senders } from '../platform/bridge/senders';
import type { showDrawn } from '../platform/frame/prerender';
import type { startWidget } from '../platform/widget/start-widget';
import type { CommunicationScreen } from './communication-screen';

export type CommunicationSenders = Senders<
  typeof communication,
  {
    shown: typeof showDrawn;
    widgetReady: typeof startWidget;
    eligibilityAsked: typeof CommunicationScreen;
    widgetClosed: typeof CommunicationScreen;
  }
>;
