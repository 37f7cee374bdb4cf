import { checkOptions } from './options';
import { openSession } from './sales-session';
import type { KadamApi } from './types';

/** Filled in by the build. */
declare const KADAM_VERSION: string;

/** The SDK for one provider (an origin like `https://pay.example`). Does nothing on the network before its first call. */
export function createKadam({ provider }: { provider: string }): KadamApi {
  let running: ReturnType<typeof openSession> | undefined;
  return {
    version: KADAM_VERSION,
    openSalesApp(options) {
      const checked = checkOptions(options);
      if (running) {
        running.focus();
        return running;
      }
      running = openSession(checked, provider, () => {
        running = undefined;
      });
      return running;
    },
  };
}
