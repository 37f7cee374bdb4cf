import type { checkout } from '../../shared/bridge/frames';
import type { Senders } from '../platform/bridge/senders';
import type { perform } from './app/effects/perform';
import type { emitPending } from './app/emit-pending';
import type { emitReady } from './app/emit-ready';

export type CheckoutSenders = Senders<
  typeof checkout,
  {
    widgetReady: typeof emitReady;
    stepChanged: typeof perform;
    transactionCompleted: typeof perform;
    pendingChanged: typeof emitPending;
    otpCredential: typeof perform;
    widgetClosed: typeof perform;
  }
>;
