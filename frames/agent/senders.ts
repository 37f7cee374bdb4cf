import type { salesApp } from '../../shared/bridge/frames';
import type { Senders } from '../platform/bridge/senders';
import type { showPrerendered } from '../platform/frame/prerender';
import type { createPerformer } from './app/effects/perform';

export type SalesAppSenders = Senders<
  typeof salesApp,
  {
    shown: typeof showPrerendered;
    closeSAApp: typeof createPerformer;
    getAuthToken: typeof createPerformer;
  }
>;
