import type { eligibility } from '../../shared/bridge/frames';
import type { Senders } from '../platform/bridge/senders';
import type { showPrerendered } from '../platform/frame/prerender';
import type { perform } from './app/perform';
import type { start } from './app/start';

export type EligibilitySenders = Senders<
  typeof eligibility,
  {
    shown: typeof showPrerendered;
    widgetReady: typeof start;
    resize: typeof start;
    eligibilityChecked: typeof perform;
    otpCredential: typeof perform;
    purchaseAsked: typeof perform;
    widgetClosed: typeof perform;
  }
>;
