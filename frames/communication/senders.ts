import type { communication } from '../../shared/bridge/frames';
import type { Senders } from '../platform/bridge/senders';
import type { showPrerendered } from '../platform/frame/prerender';
import type { startWidget } from '../platform/widget/start-widget';
import type { CommunicationScreen } from './communication-screen';

export type CommunicationSenders = Senders<
  typeof communication,
  {
    shown: typeof showPrerendered;
    widgetReady: typeof startWidget;
    eligibilityAsked: typeof CommunicationScreen;
    widgetClosed: typeof CommunicationScreen;
  }
>;
