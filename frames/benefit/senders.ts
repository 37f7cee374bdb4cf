import type { benefit } from '../../shared/bridge/frames';
import type { Senders } from '../platform/bridge/senders';
import type { showPrerendered } from '../platform/frame/prerender';
import type { startWidget } from '../platform/widget/start-widget';
import type { BenefitScreen } from './benefit-screen';

export type BenefitSenders = Senders<
  typeof benefit,
  {
    shown: typeof showPrerendered;
    widgetReady: typeof startWidget;
    eligibilityAsked: typeof BenefitScreen;
    widgetClosed: typeof BenefitScreen;
  }
>;
