import type { checkout } from '../../shared/bridge/frames';
import type { Senders } from '../platform/bridge/senders';
import type { createPerformer } from './app/effects/perform';
import type { emitPending } from './app/emit-pending';
import type { emitReady } from './app/emit-ready';

export type CheckoutSenders = Senders<
  typeof checkout,
  {
    widgetReady: typeof emitReady;
    stepChanged: typeof createPerformer;
    transactionCompleted: typeof createPerformer;
    pendingChanged: typeof emitPending;
    otpCredential: typeof createPerformer;
    widgetClosed: typeof createPerformer;
  }
>;
